-- Whether this is somebody who plays at another person's device: 'merged_into' says whose, and the
-- name is their own. To a program that does not know of it they are guests who turned out to be that
-- person: they are called like that person, and forgotten with them.
alter table person add column is_companion bigint
