//! What people may call themselves, and where they may be reached.

use traumfabrik_packs::Lang;
use traumfabrik_room::{can_be_seen, is_harmful, visible};
use url::Url;

use crate::failure::Typed;
use crate::{ApiError, Unit};

/// Longest address of mail that is possible.
const EMAIL_BYTES: usize = 254;
const WEBHOOK_BYTES: usize = 500;
const PASSWORD_MIN: usize = 8;
const PASSWORD_MAX: usize = 200;

/// A name that others can read. Any script will do; what cannot be seen is taken out, so that two
/// names that look alike are the same.
pub(crate) fn name(text: &str, chars_max: usize) -> Result<String, ApiError> {
    let name = visible(text);
    if name.chars().count() > chars_max {
        return Err(too_big(chars_max));
    }
    if name.chars().any(is_harmful) {
        return Err(ApiError::typed(
            Typed::NameDisturbs,
            "a name cannot hold control characters or such that turn the direction of text",
        ));
    }
    if !can_be_seen(&name) {
        let what = "a name needs a character that can be seen";
        return Err(ApiError::typed(Typed::NameInvisible, what));
    }
    Ok(name)
}

/// A language that we speak.
pub(crate) fn lang(code: &str) -> Result<String, ApiError> {
    code.parse().map(|lang: Lang| lang.code().to_owned()).map_err(ApiError::malformed)
}

/// A password that is worth hashing.
pub(crate) fn password(text: &str) -> Result<(), ApiError> {
    match text.chars().count() {
        PASSWORD_MIN..=PASSWORD_MAX => Ok(()),
        0..PASSWORD_MIN => {
            let what = format!("a password needs at least {PASSWORD_MIN} characters");
            Err(ApiError::typed(Typed::PasswordShort { min: PASSWORD_MIN }, what))
        }
        _ => Err(too_big(PASSWORD_MAX)),
    }
}

/// An address that mail can be sent to, as far as one can tell by looking.
pub(crate) fn email(text: &str) -> Result<String, ApiError> {
    let is_plain = |c: char| !c.is_whitespace() && !c.is_control() && !"<>()[],;:\\\"@".contains(c);
    let is_fine = text.len() <= EMAIL_BYTES
        && text.split_once('@').is_some_and(|(local, domain)| {
            !local.is_empty()
                && local.chars().all(is_plain)
                && !domain.split('.').any(str::is_empty)
                && domain.chars().all(is_plain)
        });
    let what = "an e-mail address like ada@example.org is expected";
    if is_fine { Ok(text.to_owned()) } else { Err(ApiError::typed(Typed::Email, what)) }
}

/// An address that notices can be posted to. Whether it leads into a private network is found out
/// when it is called, since names can change their meaning.
pub(crate) fn webhook(text: &str) -> Result<String, ApiError> {
    let url = Url::parse(text).ok().filter(|_| text.len() <= WEBHOOK_BYTES);
    let url = url.filter(|url| {
        matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && url.username().is_empty()
            && url.password().is_none()
    });
    let what = "a webhook like https://example.org/notices is expected, without a password in it";
    url.map(String::from).ok_or_else(|| ApiError::typed(Typed::Webhook, what))
}

fn too_big(chars_max: usize) -> ApiError {
    let max = u64::try_from(chars_max).unwrap_or(u64::MAX);
    ApiError::TooBig { max, unit: Unit::Characters }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_be_in_any_script() {
        for text in ["Ada", "  Ada  ", "Ζωή", "李小龙", "مريم", "👩‍🚀", "'; drop table", "<b>"]
        {
            assert_eq!(name(text, 24), Ok(text.trim().to_owned()));
        }
        assert_eq!(name("A\u{200b}d\u{e0041}a\u{200d}", 3), Ok("Ada".to_owned()));
        assert_eq!(name(&"é".repeat(24), 24).map(|name| name.chars().count()), Ok(24));
    }

    #[test]
    fn a_name_can_be_seen_and_disturbs_nothing() {
        for text in
            ["", "   ", "\u{200b}\u{feff}", "a\nb", "a\0b", "a\u{202e}b", "a\u{2067}b", "\u{3164}"]
        {
            assert!(matches!(name(text, 24), Err(ApiError::Malformed { .. })), "{text:?}");
        }
        let long = name(&"x".repeat(25), 24);
        assert_eq!(long, Err(ApiError::TooBig { max: 24, unit: Unit::Characters }));
    }

    #[test]
    fn ways_to_reach_somebody() {
        for fine in ["ada@example.org", "a+b@x", "zoë@beispiel.de"] {
            assert!(email(fine).is_ok(), "{fine}");
        }
        let long = format!("{}@example.org", "x".repeat(250));
        for bad in ["", "ada", "@x.org", "ada@", "ada@x..org", "a@b@c", "a b@c", "a\r\nb@c", &long]
        {
            assert!(email(bad).is_err(), "{bad:?}");
        }
        for fine in ["https://example.org/hook?x=1", "http://10.0.0.7:99/"] {
            assert!(webhook(fine).is_ok(), "{fine}");
        }
        let long = format!("https://example.org/{}", "x".repeat(500));
        for bad in
            ["", "example.org", "ftp://x.org", "file:///etc", "https://", "http://u:p@x", &long]
        {
            assert!(webhook(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn passwords_and_languages() {
        assert!(password("1234567").is_err());
        assert!(password("12345678").is_ok());
        assert!(password(&"ß".repeat(200)).is_ok());
        assert!(password(&"x".repeat(201)).is_err());
        assert_eq!(lang("de"), Ok("de".to_owned()));
        assert!(lang("xx").is_err());
    }
}
