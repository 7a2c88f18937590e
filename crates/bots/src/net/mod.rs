//! Learned players: a net that was trained by play, and how it is asked.

mod bot;
mod evaluator;
mod file;
mod foresight;
mod forward;
mod hybrid;
mod layer;
mod source;

pub(crate) use self::bot::{ExploringBot, NetBot};
pub use self::foresight::{Expected, Foresight};
pub use self::hybrid::search_with_net;
pub use self::source::NetSource;
pub(crate) use self::source::shipped;

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::file::Border;
    use super::forward::Net;
    use super::shipped;

    const SMALL: &[u8] = include_bytes!("../../../../fixtures/nets/small.net");
    const VECTORS: &str = include_str!("../../../../fixtures/nets/small.vectors.json");
    const BORDER: Border = Border { features_version: 1, n_features: 300, n_actions: 40 };

    fn numbers(values: &Value) -> Vec<f32> {
        let values = values.as_array().expect("a list");
        values.iter().map(|value| value.as_f64().expect("a number") as f32).collect()
    }

    fn softmax(logits: &[f32]) -> Vec<f32> {
        let sum: f32 = logits.iter().map(|logit| logit.exp()).sum();
        logits.iter().map(|logit| logit.exp() / sum).collect()
    }

    fn check(found: &[f32], expected: &[f32], tolerance: f32) {
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < tolerance, "{found} is not {expected}");
        }
    }

    /// The numbers were computed by whoever trains, in floating point.
    fn check_vectors(net: &Net, vectors: &str, tolerance: f32) {
        let vectors: Value = serde_json::from_str(vectors).expect("JSON");
        let cases = vectors["cases"].as_array().expect("cases");
        let mut scratch = net.scratch(cases.len());
        for (idx, case) in cases.iter().enumerate() {
            let features = scratch.features(idx);
            for pair in case["features"].as_array().expect("features") {
                let [place, value] = numbers(pair)[..] else { panic!("a place and a value") };
                features[place as usize] = value as u8;
            }
        }
        net.compute(&mut scratch, cases.len());
        for (idx, case) in cases.iter().enumerate() {
            let (answer, wins) = (net.answer(&scratch, idx), numbers(&case["win"]));
            check(answer.logits, &numbers(&case["logits"]), tolerance);
            check(&softmax(&answer.wins[..wins.len()]), &wins, tolerance);
            check(&answer.margins[..wins.len()], &numbers(&case["margin"]), tolerance);
        }
        // One alone is computed as it is among others.
        let (mut alone, last) = (net.scratch(1), cases.len() - 1);
        alone.features(0).copy_from_slice(scratch.features(last));
        net.compute(&mut alone, 1);
        assert_eq!(net.answer(&alone, 0).logits, net.answer(&scratch, last).logits);
    }

    #[test]
    fn a_net_says_here_what_it_says_where_it_was_trained() {
        check_vectors(&Net::read(SMALL, &BORDER).expect("a sound net"), VECTORS, 1e-3);
        let vectors = include_str!("../../../../fixtures/nets/star.vectors.json");
        // Some of its logits are as far down as −60.
        check_vectors(&shipped(), vectors, 5e-3);
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_with_the_reason() {
        let changed = |from: &str, to: &str| {
            let at = SMALL.windows(from.len()).position(|bytes| bytes == from.as_bytes());
            let mut bytes = SMALL.to_vec();
            let at = at.expect("it is in the header");
            bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
            bytes
        };
        let cases: [(Vec<u8>, &str); 9] = [
            (b"nonsense".to_vec(), "is no net"),
            (SMALL[..SMALL.len() - 64].to_vec(), "is cut off"),
            (SMALL[..20].to_vec(), "is cut off"),
            (changed("\"format\": 1", "\"format\": 2"), "format 2, and 1 is needed"),
            (changed("\"version\": 1", "\"version\": 7"), "features of version 7"),
            (changed("\"actions\": 40", "\"actions\": 41"), "number of actions 41"),
            (changed("int8", "none"), "of the kind 'none'"),
            (changed("policy.weight", "policy.height"), "lacks 'policy.weight' as i8 [96, 40]"),
            (changed("\"hidden\": 96", "\"hidden\": xx"), "has a header that cannot be read"),
        ];
        for (bytes, phrase) in cases {
            let error = Net::read(&bytes, &BORDER).expect_err(phrase).to_string();
            assert!(error.contains(phrase), "{error}");
        }
        let border = Border { n_features: 301, ..BORDER };
        let error = Net::read(SMALL, &border).expect_err("other features").to_string();
        assert!(error.contains("number of features 300, and 301 is needed"), "{error}");
    }
}
