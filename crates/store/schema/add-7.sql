-- A table as it stood after an entry, so that a game is opened without going through its log. It
-- follows from the log: 'chain' is that entry's, and a snapshot that does not fit is thrown away.
create table snapshot (
    game_id text primary key references game on delete cascade,
    seq bigint not null,
    chain text not null,
    version bigint not null,
    body text not null,
    hash text not null
)
