//! What a Fluent file defines and needs, without formatting it.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse_runtime;

use crate::fault::Lines;

/// The outline of a Fluent file.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    /// All messages that have a text, in order.
    pub(crate) messages: Vec<Entity>,
    /// The names of all terms, without their dash.
    pub(crate) terms: BTreeSet<String>,
    /// The names of messages that are not Fluent, as far as one can tell.
    pub(crate) broken: BTreeSet<String>,
    /// What is not Fluent, by row.
    pub(crate) errors: Vec<(usize, String)>,
}

/// A message of a Fluent file.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Entity {
    pub(crate) id: String,
    pub(crate) row: usize,
    /// The names of the arguments that fill its gaps.
    pub(crate) args: BTreeSet<String>,
    /// The messages and `-terms` that it quotes.
    pub(crate) quotes: BTreeSet<String>,
    /// The names of what is attached to it.
    pub(crate) attributes: BTreeSet<String>,
}

impl Outline {
    pub(crate) fn of(source: &str) -> Self {
        let (resource, errors) = match parse_runtime(source) {
            Ok(resource) => (resource, vec![]),
            Err((resource, errors)) => (resource, errors),
        };
        let lines = Lines::of(source);
        let mut outline = Self::default();
        for error in errors {
            // The parser notices an unclosed brace only where the next message begins. So the
            // fault is placed behind what was read last, but within the message.
            let read = source.get(..error.pos.start).unwrap_or(source).trim_end();
            let start = error.slice.map_or(0, |slice| slice.start);
            let row = lines.row(start.max(read.len().saturating_sub(1)));
            outline.errors.push((row, error.kind.to_string()));
        }
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let Some(pattern) = message.value else { continue };
                    let row = lines.row(offset_in(source, message.id.name));
                    let id = message.id.name.to_owned();
                    let mut entity = Entity { id, row, ..Entity::default() };
                    entity.scan(&pattern);
                    for attribute in &message.attributes {
                        entity.scan(&attribute.value);
                        entity.attributes.insert(attribute.id.name.to_owned());
                    }
                    outline.messages.push(entity);
                }
                Entry::Term(term) => {
                    outline.terms.insert(term.id.name.to_owned());
                }
                Entry::Junk { content } => {
                    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
                    let name = content.split(|c| !is_part(c)).next().unwrap_or_default();
                    outline.broken.insert(name.to_owned());
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        outline
    }
}

impl Entity {
    fn scan(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.scan_expression(expression),
            }
        }
    }

    fn scan_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.scan_inline(inline),
            Expression::Select { selector, variants } => {
                self.scan_inline(selector);
                for variant in variants {
                    self.scan(&variant.value);
                }
            }
        }
    }

    fn scan_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.quotes.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.quotes.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.scan_arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.scan_arguments(arguments),
            InlineExpression::Placeable { expression } => self.scan_expression(expression),
        }
    }

    fn scan_arguments(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for argument in arguments.positional.iter().chain(named) {
            self.scan_inline(argument);
        }
    }
}

/// Where a slice of the source begins. The syntax tree has no positions, but its names are slices.
fn offset_in(source: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize).saturating_sub(source.as_ptr() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_tells_rows_arguments_and_quotes() {
        let source = "# hello\none = { $a } and { two }\n    .kind = { $k }\n\ntwo =\n    { NUMBER($n) ->\n        \
                      [one] { -t(case: \"x\") }\n       *[other] { $b }\n    }\n-t = T\n";
        let outline = Outline::of(source);
        let set = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(outline.errors, []);
        assert_eq!(outline.terms, set(&["t"]));
        let [one, two] = &outline.messages[..] else { panic!("{outline:?}") };
        assert_eq!((one.row, &one.args, &one.quotes), (2, &set(&["a", "k"]), &set(&["two"])));
        assert_eq!((&one.attributes, &two.attributes), (&set(&["kind"]), &set(&[])));
        assert_eq!((two.row, &two.args, &two.quotes), (5, &set(&["b", "n"]), &set(&["-t"])));
    }

    #[test]
    fn what_is_not_fluent_is_told_by_row() {
        let outline = Outline::of("a = A\n\nb { $x }\n\nc = C\nd = { $x\ne = E\n@f = F\n");
        let ids: Vec<&str> = outline.messages.iter().map(|message| message.id.as_str()).collect();
        assert_eq!(ids, ["a", "c", "e"]);
        let rows: Vec<usize> = outline.errors.iter().map(|(row, _)| *row).collect();
        assert_eq!(rows, [3, 6, 8]);
        assert_eq!(outline.errors[0].1, "Expected a token starting with \"=\"");
        assert!(outline.broken.contains("b") && outline.broken.contains("d"));
    }
}
