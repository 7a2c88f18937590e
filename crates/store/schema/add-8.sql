-- A hash of the id by which whoever said something sent it, so that what is sent again is said
-- once. None where it had no id, or a program wrote it that does not know of this.
alter table chat add column message_hash text

create unique index chat_by_message on chat (game_id, person_id, message_hash)
where message_hash is not null

alter table aside add column message_hash text

create unique index aside_by_message on aside (game_id, person_id, message_hash)
where message_hash is not null
