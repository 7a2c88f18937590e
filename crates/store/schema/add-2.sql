-- The address of mail that its owner has confirmed. Mail goes to 'email' if this is the same, so
-- that a program that knows nothing of it cannot have another one confirmed by changing 'email'.
alter table person add column confirmed_email text

-- Whoever shows it wants no more mail: it stands in every letter.
alter table person add column mail_key text

create index person_by_mail_key on person (mail_key) where mail_key is not null

-- What a key is about: for one that confirms an address, the address.
alter table person_key add column about text

-- How many letters an address has had lately: when it may have as many as any other again.
create table recipient (
    recipient_hash text primary key,
    full_at bigint not null
)

create index recipient_by_time on recipient (full_at)
