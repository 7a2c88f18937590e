-- The table of the next game with the same people: whoever asks first gives it its name.
alter table game add column rematch_id text

-- What a person asked for by an id of their own, so that asking again makes nothing twice.
create table request (
    person_id text not null,
    request_id text not null,
    game_id text not null,
    created_at bigint not null,
    primary key (person_id, request_id)
)

create index request_by_age on request (created_at)
