drop trigger entry_is_not_changed on entry

create trigger entry_is_not_changed
before update of game_id, seq, command_id, at, version, body, state_hash or delete on entry
for each row execute function entry_is_insert_only()

create trigger entry_is_chained_once before update of chain on entry
for each row when (old.chain is not null) execute function entry_is_insert_only()
