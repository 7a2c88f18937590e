//! Where the parts of the screen go.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Clear, Paragraph, Wrap};
use traumfabrik_rules::View;

use super::list::{self, Typing};
use super::panels;
use super::theme::Theme;
use crate::desk::Desk;
use crate::front::Ask;
use crate::keys::Key;
use crate::page::{Sheet, Tone, wrapped};

/// Below this many rows the route gives way.
const HEIGHT_FOR_ROUTE: u16 = 18;
/// The route stands in two columns of so many stops.
const N_ROUTE_ROWS: usize = 4;
/// Below this many rows for a question, what is arranged has one line each: the board shows the
/// rest.
const HEIGHT_FOR_DRAFT: u16 = 12;
/// The log keeps at least so many rows, its heading among them.
const LOG_MIN: u16 = 5;
/// The question and the keys have at least so many rows, so that nothing jumps when they go.
const FOOT_MIN: u16 = 2;

/// All that is on the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picture<'a> {
    pub(super) desk: &'a Desk<'a>,
    pub(super) theme: Theme,
    pub(super) view: &'a View,
    pub(super) log: &'a [String],
    /// How many lines the log is scrolled back.
    pub(super) n_back: usize,
    pub(super) note: Option<&'a Sheet>,
    pub(super) ask: Option<(&'a Ask<'a>, &'a Typing)>,
    /// Who thinks, where nothing is asked.
    pub(super) thought: Option<&'a str>,
}

/// Draws the table, the question and all around them.
pub(super) fn table(frame: &mut Frame<'_>, picture: &Picture<'_>) {
    let area = frame.area();
    let foot = foot(picture, area.width.into());
    let n_route_rows = if area.height < HEIGHT_FOR_ROUTE { 0 } else { N_ROUTE_ROWS as u16 + 1 };
    let [top, route, middle, bottom] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(n_route_rows),
        Constraint::Fill(1),
        Constraint::Length((foot.len() as u16).max(FOOT_MIN)),
    ])
    .areas(area);
    let title = panels::title(&picture.desk.voice, picture.view);
    frame.render_widget(Paragraph::new(title).style(picture.theme.bar()), top);
    draw_route(frame, picture, route);
    let [left, right] =
        Layout::horizontal([Constraint::Percentage(54), Constraint::Fill(1)]).areas(middle);
    draw_left(frame, picture, left);
    let right = beside(frame, picture.theme, right);
    draw_right(frame, picture, right);
    frame.render_widget(Paragraph::new(foot), bottom);
}

fn draw_route(frame: &mut Frame<'_>, picture: &Picture<'_>, area: Rect) {
    let heading = picture.desk.voice.word("play-table-lots");
    let inner = part(frame, picture.theme, area, &heading);
    let halves = Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).split(inner);
    for (n, &half) in halves.iter().enumerate() {
        let (voice, view) = (&picture.desk.voice, picture.view);
        let first = n * N_ROUTE_ROWS;
        let stops = panels::route(voice, view, picture.theme, first, N_ROUTE_ROWS);
        frame.render_widget(Paragraph::new(stops), half);
    }
}

/// Whoever reads: the own board, and what is asked.
fn draw_left(frame: &mut Frame<'_>, picture: &Picture<'_>, area: Rect) {
    let (voice, view, theme) = (&picture.desk.voice, picture.view, picture.theme);
    let own = voice.own(view);
    let width = usize::from(area.width).saturating_sub(1);
    let mut board = panels::own_board(voice, own, theme, width, true);
    // The choices need about half of the room.
    if board.len() + 1 > usize::from(area.height / 2) {
        board = panels::own_board(voice, own, theme, width, false);
    }
    let n_rows = board.len() as u16 + 1;
    let [upper, lower] =
        Layout::vertical([Constraint::Max(n_rows), Constraint::Fill(1)]).areas(area);
    let inner = part(frame, theme, upper, &panels::own_title(voice, own));
    frame.render_widget(Paragraph::new(board), inner);
    let inner = part(frame, theme, lower, &panels::turn(voice, view));
    let now = now(picture, inner);
    frame.render_widget(Paragraph::new(now), inner);
}

/// What goes on, what is arranged, and what can be chosen.
fn now(picture: &Picture<'_>, area: Rect) -> Vec<Line<'static>> {
    let width = usize::from(area.width).saturating_sub(1);
    let voice = &picture.desk.voice;
    let mut lines: Vec<Line<'static>> = Vec::new();
    // What is arranged comes first: where room is dear, the end is cut off.
    if let Some((ask, _)) = picture.ask
        && !ask.draft.is_empty()
    {
        lines.push(Line::styled(voice.word("play-draft"), picture.theme.tone(Tone::Turn)));
        for (number, line) in (1..).zip(&ask.draft) {
            let head = format!(" {number} ");
            let mut whole: Vec<_> = wrapped(line, &head, "   ", width).map(Line::raw).collect();
            if area.height < HEIGHT_FOR_DRAFT {
                cut(&mut whole, 1);
            }
            lines.extend(whole);
        }
    }
    let scene = panels::scene(voice, picture.view, picture.ask.is_some());
    lines.extend(scene.iter().flat_map(|text| wrapped(text, "", "  ", width)).map(Line::raw));
    let Some((ask, typing)) = picture.ask else { return lines };
    // Where room is dear, the choices have half of it.
    let height = usize::from(area.height);
    let n_wanted = list::lines(&ask.options, typing, picture.theme, width, usize::MAX).len();
    cut(&mut lines, height.saturating_sub(n_wanted.min(height.div_ceil(2))));
    let rest = height.saturating_sub(lines.len());
    lines.extend(list::lines(&ask.options, typing, picture.theme, width, rest));
    lines
}

/// Keeps so many lines, and says where there were more.
fn cut(lines: &mut Vec<Line<'static>>, n_lines: usize) {
    if lines.len() > n_lines {
        lines.truncate(n_lines);
        if let Some(last) = lines.last_mut() {
            last.push_span("…");
        }
    }
}

/// Everybody and everything else.
fn draw_right(frame: &mut Frame<'_>, picture: &Picture<'_>, area: Rect) {
    let (voice, view, theme) = (&picture.desk.voice, picture.view, picture.theme);
    let width = usize::from(area.width);
    let rivals = panels::rivals(voice, view, theme, width);
    // A column is kept for what says that there is more.
    let mut prizes = panels::prizes(voice, view, width.saturating_sub(1));
    let n_rivals = rivals.len() as u16 + 1;
    let room = area.height.saturating_sub(n_rivals);
    let n_prizes = (prizes.len() as u16 + 1).min(room.saturating_sub(LOG_MIN.max(room / 2)));
    // A heading with nothing below it is of no use.
    let n_prizes = if n_prizes < 2 { 0 } else { n_prizes };
    cut(&mut prizes, usize::from(n_prizes).saturating_sub(1));
    let [upper, middle, lower] = Layout::vertical([
        Constraint::Max(n_rivals),
        Constraint::Length(n_prizes),
        Constraint::Fill(1),
    ])
    .areas(area);
    let inner = part(frame, theme, upper, &voice.word("play-screen-rivals"));
    frame.render_widget(Paragraph::new(rivals), inner);
    let inner = part(frame, theme, middle, &voice.word("play-screen-awards"));
    frame.render_widget(Paragraph::new(prizes), inner);
    let inner = part(frame, theme, lower, &voice.word("play-log"));
    let log: Vec<String> =
        picture.log.iter().flat_map(|line| wrapped(line, "- ", "  ", width)).collect();
    let end = log.len().saturating_sub(picture.n_back).max(inner.height.into()).min(log.len());
    let first = end.saturating_sub(inner.height.into());
    let shown: Vec<Line<'_>> = log[first..end].iter().map(|line| Line::raw(line.clone())).collect();
    frame.render_widget(Paragraph::new(shown), inner);
}

/// What is left beside a line from top to bottom.
fn beside(frame: &mut Frame<'_>, theme: Theme, area: Rect) -> Rect {
    let block = Block::new().borders(Borders::LEFT).border_style(theme.faint());
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// A part of the screen under its heading; what is left of it is handed back.
fn part(frame: &mut Frame<'_>, theme: Theme, area: Rect, heading: &str) -> Rect {
    let heading = Line::styled(format!(" {heading} "), theme.heading());
    let block = Block::new().borders(Borders::TOP).border_style(theme.faint()).title(heading);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// What was said in passing, the question, and the keys.
fn foot(picture: &Picture<'_>, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let styled = |line: crate::page::Line| Line::styled(line.text, picture.theme.tone(line.tone));
    if let Some(note) = picture.note {
        lines.extend(note.lines(width).into_iter().map(styled));
    }
    if let Some(thought) = picture.thought {
        let style = picture.theme.strong();
        lines.extend(wrapped(thought, "", "  ", width).map(|text| Line::styled(text, style)));
    }
    if let Some((ask, typing)) = picture.ask {
        let mark = if typing.is_line { ":" } else { ">" };
        let prompt = format!("{} {mark} {}_", ask.prompt, typing.entry);
        let style = picture.theme.strong();
        lines.extend(wrapped(&prompt, "", "  ", width).map(|text| Line::styled(text, style)));
        let (keys, style) = (keys(picture.desk, !ask.draft.is_empty()), picture.theme.faint());
        let keys = wrapped(&keys, "", "", width).map(|line| line.replace('\u{a0}', " "));
        lines.extend(keys.map(|text| Line::styled(text, style)));
    }
    lines
}

fn keys(desk: &Desk<'_>, has_draft: bool) -> String {
    let always = [Key::Hint, Key::Save, Key::Log, Key::Table, Key::Help, Key::Quit];
    let draft = [Key::Undo, Key::StartOver, Key::Confirm];
    // A letter and its word stay on one line.
    let named = |key: &Key| match desk.keys.letter(*key) {
        Some(letter) => format!("{letter}\u{a0}{}", desk.keys.word(*key)),
        None => desk.keys.word(*key).to_owned(),
    };
    let shown = draft.iter().filter(|_| has_draft).chain(&always).map(named);
    let choose = std::iter::once(desk.voice.word("play-screen-choose"));
    choose.chain(shown).collect::<Vec<_>>().join("  ")
}

/// A page over everything; hands back how many lines there are and how many fit.
pub(super) fn page(
    frame: &mut Frame<'_>,
    desk: &Desk<'_>,
    theme: Theme,
    sheet: &Sheet,
    first: usize,
) -> (usize, usize) {
    let area = frame.area();
    let [body, bottom] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    let lines = sheet.lines(usize::from(area.width).saturating_sub(2));
    let n_lines = lines.len();
    let height = usize::from(body.height);
    let styled =
        |line: crate::page::Line| Line::styled(format!(" {}", line.text), theme.tone(line.tone));
    let shown: Vec<Line<'_>> = lines.into_iter().skip(first).take(height).map(styled).collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(shown), body);
    let hint = format!(" {} ", desk.voice.word("play-screen-page"));
    frame.render_widget(Paragraph::new(hint).style(theme.bar()), bottom);
    (n_lines, height)
}

/// What was seen before, with who thinks in the last row.
pub(super) fn over(frame: &mut Frame<'_>, theme: Theme, seen: &Buffer, thought: &str) {
    let area = frame.area();
    // A terminal that has another size now is drawn anew soon enough.
    if seen.area == area {
        frame.buffer_mut().clone_from(seen);
    }
    let [_, bottom] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    frame.render_widget(Clear, bottom);
    frame.render_widget(Paragraph::new(thought.to_owned()).style(theme.strong()), bottom);
}

/// Nothing but who shall come to the keyboard.
pub(super) fn cover(frame: &mut Frame<'_>, theme: Theme, title: &str, prompt: &str) {
    let area = frame.area();
    frame.render_widget(Clear, area);
    let lines = vec![
        Line::styled(title.to_owned(), theme.heading()),
        Line::raw(""),
        Line::raw(prompt.to_owned()),
    ];
    let [_, middle, _] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(5), Constraint::Fill(1)])
            .areas(area);
    let text = Paragraph::new(lines).alignment(Alignment::Center).wrap(Wrap { trim: true });
    frame.render_widget(text, middle);
}
