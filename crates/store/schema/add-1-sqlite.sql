drop trigger entry_is_not_changed

create trigger entry_is_not_changed
before update of game_id, seq, command_id, at, version, body, state_hash on entry
begin select raise(abort, 'the log is insert only'); end

create trigger entry_is_chained_once before update of chain on entry when old.chain is not null
begin select raise(abort, 'the log is insert only'); end
