//! The same figures as a table, for screen readers and for those who want to copy them.

use crate::svg::escaped;

/// A table: names on top, names at the left, figures.
#[derive(Debug, Default)]
pub(super) struct Figures {
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

impl Figures {
    pub(super) fn new(columns: &[&str]) -> Self {
        Self { columns: columns.iter().map(ToString::to_string).collect(), rows: Vec::new() }
    }

    pub(super) fn html(&self) -> String {
        let cells = |cells: &[String], first: &str, other: &str| -> String {
            let cell = |(n, text): (usize, &String)| {
                let tag = if n == 0 { first } else { other };
                let name = tag.split(' ').next().unwrap_or(tag);
                format!("<{tag}>{}</{name}>", escaped(text))
            };
            cells.iter().enumerate().map(cell).collect()
        };
        let head = cells(&self.columns, "th scope=\"col\"", "th scope=\"col\"");
        let row =
            |row: &Vec<String>| format!("<tr>{}</tr>\n", cells(row, "th scope=\"row\"", "td"));
        let body: String = self.rows.iter().map(row).collect();
        format!(
            "<div class=\"wide\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n\
             </table></div>\n"
        )
    }
}

/// A section of the page: a title, what it shows, the plot, and its figures.
pub(super) fn section(title: &str, note: &str, plot: &str, figures: &Figures) -> String {
    format!(
        "<section>\n<h2>{}</h2>\n<p class=\"quiet\">{}</p>\n<figure style=\"margin:0\">\n{plot}\
         <details><summary>The figures of “{}”</summary>\n{}</details>\n</figure>\n</section>\n",
        escaped(title),
        escaped(note),
        escaped(title),
        figures.html(),
    )
}
