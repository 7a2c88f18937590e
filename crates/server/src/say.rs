//! Talking at a table.

use traumfabrik_table::PersonId;

use crate::app::App;
use crate::failure::Typed;
use crate::message::ChatShown;
use crate::room::State;
use crate::{ApiError, Unit};

/// Says something to everybody at a table. Only those who sit there may, or who may look on.
pub(crate) async fn say(
    app: &App,
    state: &mut State,
    person: &PersonId,
    text: &str,
) -> Result<ChatShown, ApiError> {
    let text = text.trim();
    let max = app.config.limits.chat_chars;
    if text.is_empty() {
        return Err(ApiError::typed(Typed::ChatEmpty, "text: something to say is expected"));
    }
    if text.contains(|letter: char| letter.is_control() && letter != '\n') {
        let what = "text: no control characters but ends of lines";
        return Err(ApiError::typed(Typed::ChatDisturbs, what));
    }
    if text.chars().count() > max {
        return Err(ApiError::TooBig { max: max as u64, unit: Unit::Characters });
    }
    state.may_look(Some(person), None)?;
    let row = app.store.say(state.table.id(), person, app.now(), text).await?;
    let people = app.store.people(std::slice::from_ref(person)).await?;
    let name = people.get(person).and_then(|row| row.name.clone());
    let chat =
        ChatShown { chat: row.chat_id, person: row.person, name, at: row.at, text: Some(row.text) };
    state.tell_chat(chat.clone());
    app.tell_others(state.table.id());
    Ok(chat)
}
