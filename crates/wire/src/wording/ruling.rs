//! What holds at a table, as messages.

use traumfabrik_rules::{FirstLead, Rulings, Start, Studios};

use crate::message::Message;

/// The table's answers to the open questions, one message each, in the order of [`Rulings`].
pub fn ruling_messages(rulings: &Rulings) -> Vec<Message> {
    rulings.entries().map(|(question, answer)| Message::new(id(question, answer))).to_vec()
}

/// All that is settled before a game begins: the rulings, then studios and first lead.
pub fn start_messages(start: &Start) -> Vec<Message> {
    let studios = match start.studios {
        Studios::BySeat => STUDIOS[0],
        Studios::ByChoice(_) => STUDIOS[1],
        Studios::Random => STUDIOS[2],
    };
    let first_lead = match start.first_lead {
        FirstLead::Random => FIRST_LEAD[0],
        FirstLead::Named(_) => FIRST_LEAD[1],
    };
    let mut messages = ruling_messages(&start.rulings);
    let rest = [id("studios", studios), id("first_lead", first_lead)];
    messages.extend(rest.map(Message::new));
    messages
}

const STUDIOS: &[&str] = &["by_seat", "by_choice", "random"];
const FIRST_LEAD: &[&str] = &["random", "named"];

/// The ids of all these messages.
pub(super) fn ids() -> impl Iterator<Item = String> {
    let questions = Rulings::NAMES.iter().map(|&question| {
        let answers = Rulings::answers(question);
        (question, answers.unwrap_or_else(|| unreachable!("every question has answers")))
    });
    let all = questions.chain([("studios", STUDIOS), ("first_lead", FIRST_LEAD)]);
    all.flat_map(|(question, answers)| answers.iter().map(move |answer| id(question, answer)))
}

/// `ruling-party-decline-on` and the like.
fn id(question: &str, answer: &str) -> String {
    format!("ruling-{question}-{answer}").replace('_', "-")
}
