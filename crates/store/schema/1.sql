-- Every paragraph is one statement. All columns are bigint or text, so that both databases agree.

-- For lists. It follows from the log.
create table game (
    game_id text primary key,
    status text not null,
    is_public bigint not null,
    owner_id text not null,
    summary text not null,
    seq bigint not null,
    created_at bigint not null,
    updated_at bigint not null
)

create index game_by_status on game (status, updated_at)

create index game_by_age on game (created_at, game_id)

-- The truth. Rows are added, and never changed or taken away.
create table entry (
    game_id text not null references game,
    seq bigint not null,
    command_id text not null,
    at bigint not null,
    version bigint not null,
    body text not null,
    state_hash text,
    primary key (game_id, seq),
    unique (game_id, command_id)
)

-- For the list of one person's games. It follows from the log. What goes with a game does not
-- refer to 'person': a game goes on whatever becomes of the people.
create table player (
    game_id text not null references game,
    seat bigint not null,
    person_id text not null,
    is_due bigint not null,
    primary key (game_id, seat)
)

create index player_by_person on player (person_id)

create table game_secret (
    game_id text primary key references game,
    seed text not null
)

-- An order that was taken back stays without a body, so that no revision ever comes again.
create table standing_order (
    game_id text not null references game,
    order_id text not null,
    seat bigint not null,
    revision bigint not null,
    body text,
    created_at bigint not null,
    primary key (game_id, order_id)
)

create table due (
    game_id text primary key references game,
    seq bigint not null,
    at bigint not null,
    lease_until bigint,
    node text
)

create index due_by_time on due (at) where lease_until is null

create index due_by_lease on due (lease_until) where lease_until is not null

create table notice (
    game_id text not null references game,
    seq bigint not null,
    person_id text not null,
    created_at bigint not null,
    lease_until bigint,
    tries bigint not null,
    sent_at bigint,
    primary key (game_id, seq, person_id)
)

create index notice_waiting on notice (created_at) where sent_at is null

create index notice_by_person on notice (person_id)

create table person (
    person_id text primary key,
    name text,
    lang text,
    created_at bigint not null,
    seen_at bigint not null,
    account text unique,
    account_shown text,
    password text,
    email text,
    webhook text,
    is_notified bigint not null,
    is_blocked bigint not null,
    is_deleted bigint not null,
    merged_into text
)

create index person_by_merged on person (merged_into) where merged_into is not null

create table session (
    token_hash text primary key,
    person_id text not null references person,
    created_at bigint not null,
    seen_at bigint not null
)

create index session_by_person on session (person_id)

create index session_by_age on session (seen_at)

create table person_key (
    key_hash text primary key,
    person_id text not null references person,
    kind text not null,
    created_at bigint not null
)

create index person_key_by_person on person_key (person_id, kind)

create table chat (
    game_id text not null references game,
    chat_id bigint not null,
    person_id text not null,
    at bigint not null,
    text text not null,
    is_removed bigint not null,
    primary key (game_id, chat_id)
)

create index chat_by_person on chat (person_id)

create table presence (
    game_id text not null,
    person_id text not null,
    node text not null,
    until bigint not null,
    primary key (game_id, person_id, node)
)

-- One row, whose key is 1.
create table heartbeat (
    heartbeat_id bigint primary key check (heartbeat_id = 1),
    at bigint not null,
    is_watching bigint not null
)

create table outage (
    from_at bigint not null,
    to_at bigint not null,
    primary key (from_at, to_at)
)
