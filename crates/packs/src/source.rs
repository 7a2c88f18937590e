//! Fluent source for whoever formats it themselves: the page.

use crate::data;
use crate::lang::Lang;
use crate::pack::Pack;

/// What reviews say. Pages load it for those who look at one.
const REVIEW: &str = "review.ftl";

/// Files that a page has no use for, because it asks and tells in its own words, or not at first.
const NOT_FOR_PAGES: [&str; 3] = ["notices.ftl", "play.ftl", REVIEW];

/// What a page loads at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextPart {
    /// The words of the edition, the sentences that everybody shares, and those of the page.
    #[default]
    Page,
    /// The rules and the lesson, for those who read them. It quotes the other part.
    Manual,
    /// What reviews say, for those who look at one. It quotes the first part.
    Review,
}

/// A part of the texts in one language, for one edition.
///
/// ```
/// use traumfabrik_packs::{Lang, Library, TextPart, source};
/// let library = Library::embedded();
/// let pack = library.get("traumfabrik-2000").unwrap();
/// let french = source(pack, Lang::Fr, TextPart::Page);
/// assert!(french.contains("\nevent-passed =") && french.contains("\nkind-actor ="));
/// assert!(!french.contains("\nplay-about =") && !french.contains("\nreview-won ="));
/// assert!(source(pack, Lang::Fr, TextPart::Review).contains("\nreview-won ="));
/// ```
pub fn source(pack: &Pack, lang: Lang, part: TextPart) -> String {
    let (words, paths) = match part {
        TextPart::Page => {
            let mut paths = data::sentence_paths(lang);
            paths.retain(|path| !NOT_FOR_PAGES.iter().any(|file| path.ends_with(file)));
            paths.extend(data::part_paths(lang, "page"));
            (pack.words(lang), paths)
        }
        TextPart::Manual => ("", data::part_paths(lang, "manual")),
        TextPart::Review => {
            let mut paths = data::sentence_paths(lang);
            paths.retain(|path| path.ends_with(REVIEW));
            paths.extend(data::part_paths(lang, "review"));
            ("", paths)
        }
    };
    let mut source = words.to_owned();
    for text in paths.iter().filter_map(|path| data::text(path).ok()) {
        source.push('\n');
        source.push_str(&text);
    }
    source
}
