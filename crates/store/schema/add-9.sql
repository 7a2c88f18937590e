-- The record of a game that was played elsewhere (JSON lines, by gzip, in base64), as somebody
-- brought it. No log stands behind it, so that it can go: after a while, and with its person.
create table kept_record (
    game_id text primary key,
    person_id text not null,
    record_hash text not null,
    body text not null,
    kept_at bigint not null
)

create index kept_record_by_person on kept_record (person_id, kept_at)

create index kept_record_by_time on kept_record (kept_at)

-- The same as 'review', for records.
create table kept_record_review (
    game_id text not null references kept_record on delete cascade,
    judge text not null,
    body text,
    made_at bigint,
    lease_until bigint,
    node text,
    primary key (game_id, judge)
)
