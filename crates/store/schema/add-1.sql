-- A hash of the entry and of the chain up to the entry before it: what was written is what is
-- there. None where a program wrote the entry that knows of no chains; it gets one later.
alter table entry add column chain text

-- Which game was last looked through, and when the next one will be. One row, whose key is 1.
create table scrub (
    scrub_id bigint primary key check (scrub_id = 1),
    game_id text not null,
    next_at bigint not null
)

-- Written to see whether anything can be. One row, whose key is 1.
create table probe (
    probe_id bigint primary key check (probe_id = 1),
    at bigint not null
)
