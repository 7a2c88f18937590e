//! The data files of the project, carried inside the program so that it needs none beside it.

use std::borrow::Cow;
use std::io;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use rust_embed::RustEmbed;

use crate::lang::Lang;

#[derive(RustEmbed)]
#[folder = "../../packs"]
struct Data;

/// The text of an embedded file, by its path below `packs/`.
pub(crate) fn text(path: &str) -> io::Result<Cow<'static, str>> {
    let file = Data::get(path).ok_or(io::ErrorKind::NotFound)?;
    let invalid = |_| io::Error::from(io::ErrorKind::InvalidData);
    match file.data {
        Cow::Borrowed(bytes) => str::from_utf8(bytes).map(Cow::Borrowed).map_err(invalid),
        Cow::Owned(bytes) => {
            String::from_utf8(bytes).map(Cow::Owned).map_err(|error| invalid(error.utf8_error()))
        }
    }
}

/// The names of the folders below `packs/editions`.
pub(crate) fn edition_folders() -> Vec<String> {
    let mut folders: Vec<String> = Data::iter()
        .filter_map(|path| Some(path.strip_prefix("editions/")?.split_once('/')?.0.to_owned()))
        .collect();
    folders.sort();
    folders.dedup();
    folders
}

/// The paths of the files that hold the sentences of a language, in order.
pub(crate) fn sentence_paths(lang: Lang) -> Vec<Cow<'static, str>> {
    paths_in(&format!("locales/{lang}/"))
}

/// The paths of the files that a page loads besides: what it says itself, its manual, or what it
/// says of a review.
pub(crate) fn part_paths(lang: Lang, part: &str) -> Vec<Cow<'static, str>> {
    paths_in(&format!("locales/{lang}/{part}/"))
}

/// The paths of the texts in a folder, without those in folders within it.
fn paths_in(folder: &str) -> Vec<Cow<'static, str>> {
    let is_here = |path: &Cow<'_, str>| {
        let file = path.strip_prefix(folder);
        file.is_some_and(|file| file.ends_with(".ftl") && !file.contains('/'))
    };
    let mut paths: Vec<_> = Data::iter().filter(is_here).collect();
    paths.sort();
    paths
}

/// The sentences of a language, which all editions share. Parsed when first asked for.
pub(crate) fn sentences(lang: Lang) -> &'static [Arc<FluentResource>] {
    static PARSED: [OnceLock<Vec<Arc<FluentResource>>>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];
    PARSED[lang as usize].get_or_init(|| {
        let sources = sentence_paths(lang).into_iter().filter_map(|path| text(&path).ok());
        sources.map(|source| Arc::new(parse(source.into_owned()))).collect()
    })
}

/// Parses Fluent source. What is wrong with it is left out: whoever wants to know checks it first.
pub(crate) fn parse(source: String) -> FluentResource {
    FluentResource::try_new(source).unwrap_or_else(|(sound_part, _)| sound_part)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::fluent::Outline;
    use crate::read::{self, WordCheck};

    /// The edition that the lesson is played in: it names pieces of that one alone.
    const LESSON: &str = "traumfabrik-2000";

    /// The arguments of every message of a file, by id.
    type Args = BTreeMap<String, BTreeSet<String>>;

    fn outline(path: &str) -> Outline {
        let outline = Outline::of(&text(path).expect(path));
        assert_eq!(outline.errors, [], "{path}");
        outline
    }

    fn args(path: &str) -> Args {
        let mut args = Args::new();
        for message in outline(path).messages {
            let earlier = args.insert(message.id.clone(), message.args);
            assert_eq!(earlier, None, "{path} has `{}` twice", message.id);
        }
        args
    }

    #[test]
    fn the_embedded_editions_are_sound_in_every_word() {
        let folders = edition_folders();
        assert_eq!(folders, ["dream-factory-2009", "traumfabrik-2000"]);
        for folder in folders {
            let open = |file: &str| text(&format!("editions/{folder}/{file}")).map(Cow::into_owned);
            match read::read(&open, WordCheck::Full) {
                Ok(found) => assert_eq!(found.pack.id, folder, "the folder is called by the id"),
                Err(faults) => panic!("{folder}: {faults:#?}"),
            }
        }
    }

    #[test]
    fn all_languages_say_the_same() {
        let paths_of = |lang| [sentence_paths(lang), page_paths(lang)].concat();
        let english = paths_of(Lang::En);
        let words = edition_folders().into_iter().map(|id| format!("editions/{id}/words/en.ftl"));
        assert!(!english.is_empty());
        for lang in Lang::ALL {
            assert_eq!(paths_of(lang).len(), english.len(), "files of {lang}");
            for path in english.iter().map(|path| path.to_string()).chain(words.clone()) {
                let path_of_lang = path
                    .replace("/en/", &format!("/{lang}/"))
                    .replace("/en.ftl", &format!("/{lang}.ftl"));
                assert_eq!(args(&path_of_lang), args(&path), "{path_of_lang}");
            }
        }
    }

    /// The files that pages alone load.
    fn page_paths(lang: Lang) -> Vec<Cow<'static, str>> {
        ["page", "manual", "review"].map(|part| part_paths(lang, part)).concat()
    }

    #[test]
    fn no_id_has_two_texts_and_every_quoted_one_has_a_text() {
        for lang in Lang::ALL {
            for edition in edition_folders() {
                let words = Cow::from(format!("editions/{edition}/words/{lang}.ftl"));
                let in_terminals = [vec![words.clone()], sentence_paths(lang)].concat();
                let is_for_pages = |path: &Cow<'_, str>| !path.ends_with("/play.ftl");
                let shared = in_terminals.iter().filter(|path| is_for_pages(path));
                let mut on_pages: Vec<_> = shared.cloned().chain(page_paths(lang)).collect();
                on_pages.retain(|path| edition == LESSON || !path.ends_with("/lesson.ftl"));
                for loaded in [in_terminals.clone(), on_pages] {
                    check_quotes(&loaded, &format!("{edition} {lang}"));
                }
            }
        }
    }

    /// What is loaded together has each id once, and quotes nothing that is missing.
    fn check_quotes(paths: &[Cow<'static, str>], place: &str) {
        let mut path_by_id = BTreeMap::new();
        let mut quotes = Vec::new();
        for path in paths {
            let outline = outline(path);
            let terms = outline.terms.iter().map(|term| (format!("-{term}"), path.clone()));
            path_by_id.extend(terms);
            for message in outline.messages {
                let earlier = path_by_id.insert(message.id.clone(), path.clone());
                assert_eq!(earlier, None, "{path} has `{}` again", message.id);
                quotes.extend(message.quotes);
            }
        }
        for quoted in quotes {
            assert!(path_by_id.contains_key(&quoted), "{place}: `{quoted}`");
        }
    }
}
