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
    let folder = format!("locales/{lang}/");
    let is_ours = |path: &Cow<'_, str>| path.starts_with(&folder) && path.ends_with(".ftl");
    let mut paths: Vec<_> = Data::iter().filter(is_ours).collect();
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
            let twin = args.insert(message.id.clone(), message.args);
            assert_eq!(twin, None, "{path} has `{}` twice", message.id);
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
        let english = sentence_paths(Lang::En);
        let words = edition_folders().into_iter().map(|id| format!("editions/{id}/words/en.ftl"));
        assert!(!english.is_empty());
        for lang in Lang::ALL {
            assert_eq!(sentence_paths(lang).len(), english.len(), "files of {lang}");
            for path in english.iter().map(|path| path.to_string()).chain(words.clone()) {
                let path_of_lang = path
                    .replace("/en/", &format!("/{lang}/"))
                    .replace("/en.ftl", &format!("/{lang}.ftl"));
                assert_eq!(args(&path_of_lang), args(&path), "{path_of_lang}");
            }
        }
    }

    #[test]
    fn no_id_has_two_texts_and_every_quoted_one_has_a_text() {
        for lang in Lang::ALL {
            for edition in edition_folders() {
                let mut path_by_id = BTreeMap::new();
                let mut quotes = Vec::new();
                let words = Cow::from(format!("editions/{edition}/words/{lang}.ftl"));
                for path in sentence_paths(lang).into_iter().chain([words]) {
                    for message in outline(&path).messages {
                        let twin = path_by_id.insert(message.id.clone(), path.clone());
                        assert_eq!(twin, None, "{path} has `{}` again", message.id);
                        quotes.extend(message.quotes);
                    }
                }
                for quoted in quotes {
                    assert!(path_by_id.contains_key(&quoted), "{edition} {lang}: `{quoted}`");
                }
            }
        }
    }
}
