-- What those who look on say to each other. It is kept apart from what all say at the table: a
-- program that does not know of it shows it to nobody.
create table aside (
    game_id text not null references game on delete cascade,
    chat_id bigint not null,
    person_id text not null,
    at bigint not null,
    text text not null,
    is_removed bigint not null,
    primary key (game_id, chat_id)
)

create index aside_by_person on aside (person_id)
