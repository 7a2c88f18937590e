create function entry_is_insert_only() returns trigger language plpgsql as
'begin raise exception ''the log is insert only''; end'

create trigger entry_is_not_changed before update or delete on entry
for each row execute function entry_is_insert_only()

create trigger entry_is_not_emptied before truncate on entry
for each statement execute function entry_is_insert_only()
