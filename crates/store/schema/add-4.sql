-- Who may not speak at a table, because its owner said so.
create table mute (
    game_id text not null,
    person_id text not null,
    primary key (game_id, person_id)
)

create index mute_by_person on mute (person_id)

-- Whom a person does not want to hear at any table.
create table person_block (
    person_id text not null,
    blocked_id text not null,
    primary key (person_id, blocked_id)
)

create index person_block_by_blocked on person_block (blocked_id)
