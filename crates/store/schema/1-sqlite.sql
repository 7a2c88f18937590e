create trigger entry_is_not_changed before update on entry
begin select raise(abort, 'the log is insert only'); end

create trigger entry_is_not_deleted before delete on entry
begin select raise(abort, 'the log is insert only'); end
