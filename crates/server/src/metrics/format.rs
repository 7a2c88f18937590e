//! The two ways in which collectors read figures: OpenMetrics for those who ask for it, and the
//! older text of Prometheus for everybody else.

use axum::http::{HeaderMap, header};

/// How figures are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    OpenMetrics,
    Prometheus,
}

impl Format {
    /// What a request asks for.
    pub(crate) fn asked(headers: &HeaderMap) -> Self {
        let mut lines = headers.get_all(header::ACCEPT).iter().filter_map(|it| it.to_str().ok());
        match lines.any(|line| line.contains("application/openmetrics-text")) {
            true => Self::OpenMetrics,
            false => Self::Prometheus,
        }
    }

    pub(crate) fn content_type(self) -> &'static str {
        match self {
            Self::OpenMetrics => "application/openmetrics-text; version=1.0.0; charset=utf-8",
            Self::Prometheus => "text/plain; version=0.0.4; charset=utf-8",
        }
    }

    /// Figures that are written as OpenMetrics, in this format.
    pub(super) fn write(self, open_metrics: String) -> String {
        match self {
            Self::OpenMetrics => open_metrics,
            Self::Prometheus => prometheus(&open_metrics),
        }
    }
}

/// The older text names a family as its samples are named, knows no kind of its own for facts, and
/// has no end.
fn prometheus(open_metrics: &str) -> String {
    let mut text = String::with_capacity(open_metrics.len());
    let mut help = None;
    for line in open_metrics.lines().filter(|line| *line != "# EOF") {
        if let Some(rest) = line.strip_prefix("# HELP ") {
            // How its family is called depends on the kind, which the next line tells.
            help = rest.split_once(' ').map(|(_, help)| help);
        } else if let Some((name, kind)) =
            line.strip_prefix("# TYPE ").and_then(|rest| rest.split_once(' '))
        {
            let (ending, kind) = match kind {
                "counter" => ("_total", "counter"),
                "info" => ("_info", "gauge"),
                other => ("", other),
            };
            let help = help.take().unwrap_or_default();
            text += &format!("# HELP {name}{ending} {help}\n# TYPE {name}{ending} {kind}\n");
        } else {
            text += line;
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_older_text_names_families_like_their_samples() {
        let open_metrics = "# HELP a Things.\n# TYPE a counter\na_total 1\n# HELP b Facts.\n\
                            # TYPE b info\nb_info{c=\"d\"} 1\n# HELP e Now.\n# TYPE e gauge\ne 2\n\
                            # EOF\n";
        let expected = "# HELP a_total Things.\n# TYPE a_total counter\na_total 1\n\
                        # HELP b_info Facts.\n# TYPE b_info gauge\nb_info{c=\"d\"} 1\n\
                        # HELP e Now.\n# TYPE e gauge\ne 2\n";
        assert_eq!(Format::Prometheus.write(open_metrics.to_owned()), expected);
        assert_eq!(Format::OpenMetrics.write(open_metrics.to_owned()), open_metrics);
    }
}
