-- What a judge says of a game that is over (JSON, by gzip, in base64), and which node sees to it
-- while there is nothing yet. It follows from the log, names nobody, and goes with the game.
create table review (
    game_id text not null references game on delete cascade,
    judge text not null,
    body text,
    made_at bigint,
    lease_until bigint,
    node text,
    primary key (game_id, judge)
)
