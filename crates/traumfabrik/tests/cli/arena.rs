//! The arena as a person or a program uses it.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{err, folder, out};

/// The arena reads nothing.
fn traumfabrik(args: &[&str]) -> std::process::Output {
    crate::traumfabrik(args, "")
}

/// What the arena prints with `--json`, without the times, which nobody can repeat.
fn json(args: &str) -> Value {
    let args: Vec<&str> = ["arena", "--json"].into_iter().chain(args.split(' ')).collect();
    let output = traumfabrik(&args);
    assert!(output.status.success(), "{args:?}: {}", err(&output));
    let mut json: Value = serde_json::from_str(&out(&output)).expect("one JSON object");
    for bot in json["bots"].as_array_mut().expect("bots") {
        for time in ["ms_mean", "ms_p99"] {
            let bot = bot.as_object_mut().expect("an object for each bot");
            assert!(bot.remove(time).and_then(|ms| ms.as_f64()).is_some_and(|ms| ms >= 0.0));
        }
    }
    json
}

/// The names and bytes of all files of a folder.
fn files(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(dir)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read"))
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, fs::read(entry.path()).expect("a record"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn results_are_the_same_on_any_number_of_threads() {
    for args in [
        "--bots random,filler,worst,filler,balanced --games 150 --seats 3",
        "--bots filler,worst --sprt --elo1 100 --games 4000 --seats 3",
        "--sprt filler,worst --sprt-by margin --effect1 0.2 --games 4000 --seats 2",
    ] {
        let one = json(&format!("{args} --threads 1"));
        assert_eq!(one, json(&format!("{args} --threads 2")), "{args}");
        assert_ne!(
            one["bots"],
            json(&format!("{args} --seed 2"))["bots"],
            "{args}: a seed matters"
        );
    }
}

#[test]
fn the_numbers_are_all_there() {
    let json = json("--bots filler,random --seats 2 --games 99");
    assert_eq!(
        (&json["seats"], &json["games"], &json["blocks"]),
        (&2.into(), &100.into(), &50.into())
    );
    assert_eq!((&json["seed"], json["edition"].as_str()), (&1.into(), Some("traumfabrik-2000")));
    let [filler, random] = &json["bots"].as_array().expect("bots")[..] else { panic!("two bots") };
    assert_eq!((&filler["bot"], &random["bot"]), (&"filler".into(), &"random".into()));
    assert_eq!((&random["rating"], &random["games"]), (&0.0.into(), &100.into()));
    for bot in [filler, random] {
        let number = |field: &Value| field.as_f64().expect("a number");
        for field in ["win_share", "mean_score", "mean_margin", "rating"] {
            let (value, ends) = (number(&bot[field]), &bot[format!("{field}_ci95")]);
            let (low, high) = (number(&ends[0]), number(&ends[1]));
            assert!(low <= value && value <= high, "{field}: {value} in {ends}");
            assert!(low < high || bot["bot"] == "random", "{field}: {ends}");
        }
    }
    let shares = filler["win_share"].as_f64().zip(random["win_share"].as_f64());
    assert!(shares.is_some_and(|(a, b)| a > 0.6 && (a + b - 1.0).abs() < 1e-6), "{shares:?}");
}

#[test]
fn ratings_are_measured_from_the_anchor() {
    let of = |anchor: &str| {
        let args = format!("--bots filler,worst,random --seats 2 --games 60 --anchor {anchor}");
        let bots = json(&args)["bots"].as_array().expect("bots").clone();
        let rating = |bot: &Value| (bot["bot"].to_string(), bot["rating"].as_f64().expect("one"));
        bots.iter().map(rating).collect::<Vec<_>>()
    };
    let (from_random, from_worst) = (of("random"), of("worst"));
    let zero = from_random.iter().find(|(bot, _)| bot.contains("worst")).expect("it plays").1;
    assert!(zero > 100.0, "{from_random:?}");
    for ((bot, one), (_, other)) in from_random.iter().zip(&from_worst) {
        assert!((one - zero - other).abs() < 1e-3, "{bot}: {one} from random, {other} from worst");
    }
    let sum: f64 = of("balanced").iter().map(|(_, rating)| rating).sum();
    assert!(sum.abs() < 1e-3, "an anchor that does not play leaves the mean at 0");
}

#[test]
fn a_better_bot_is_found_before_the_games_run_out() {
    let json = json("--sprt filler,random --elo1 50 --seats 4 --games 4000");
    let sprt = &json["sprt"];
    assert_eq!((&sprt["verdict"], &sprt["games"]), (&"better".into(), &json["games"]));
    assert!(json["games"].as_u64().is_some_and(|games| games < 1000), "{sprt}");
    let number = |field: &Value| field.as_f64().expect("a number");
    assert!(number(&sprt["llr"]) >= number(&sprt["bounds"][1]), "{sprt}");
    let output = traumfabrik(&["arena", "--sprt", "random,filler", "--elo1", "50"]);
    assert!(out(&output).contains("random is not better than filler"), "{}", out(&output));
}

#[test]
fn records_are_the_same_on_any_number_of_threads_and_hold() {
    for (name, args, n_games) in [
        ("lineups", "arena --bots filler,worst,balanced --seats 2 --games 12", Some(12)),
        // Threads play beyond the verdict, which must not show.
        ("sprt", "arena --sprt filler,random --elo1 400 --seats 2 --games 400", None),
        ("sim", "sim --bots balanced,uniform --seats 2 --games 9", Some(9)),
    ] {
        let recorded = |threads: &str| {
            let dir = folder(&format!("arena-{name}-{threads}"));
            let dir_name = dir.to_string_lossy();
            let mut args: Vec<&str> = args.split(' ').collect();
            args.extend(["--threads", threads, "--record", &dir_name]);
            let output = traumfabrik(&args);
            assert!(output.status.success(), "{args:?}: {}", err(&output));
            dir
        };
        let (one, two) = (recorded("1"), recorded("2"));
        assert!(files(&one) == files(&two), "{name}: records differ");
        match n_games {
            Some(n_games) => assert_eq!(files(&one).len(), n_games, "{name}"),
            // Two threads look after eight deals of two games each.
            None => assert_ne!(files(&one).len() % 16, 0, "{name}: nothing is beyond the verdict"),
        }
        for (file, bytes) in files(&one).iter().take(3) {
            let output = traumfabrik(&["verify", &one.join(file).to_string_lossy()]);
            assert!(output.status.success() && out(&output).contains("finished"), "{name} {file}");
            let header = String::from_utf8_lossy(bytes);
            let header = header.lines().next().unwrap_or_default();
            assert!(header.contains("\"seed\":\"1\""), "{name}: {header}");
        }
    }
}

#[test]
fn a_record_says_who_sat_where() {
    let dir = folder("arena-labels");
    let dir_name = dir.to_string_lossy();
    let args = ["arena", "--bots", "filler,worst", "--seats", "2", "--games", "2", "--record"];
    assert!(traumfabrik(&[&args[..], &[&dir_name]].concat()).status.success());
    let heads: Vec<String> = files(&dir)
        .into_iter()
        .map(|(_, bytes)| String::from_utf8_lossy(&bytes).lines().next().unwrap_or("").to_owned())
        .collect();
    assert!(heads[0].contains("\"players\":[\"filler 1\",\"worst 2\"]"), "{}", heads[0]);
    assert!(heads[1].contains("\"players\":[\"worst 1\",\"filler 2\"]"), "{}", heads[1]);
}

#[test]
fn a_report_is_one_page_that_needs_nothing_else() {
    let page_of = |args: &str| {
        let path = folder("arena-report").join("report.html");
        let path = path.to_string_lossy();
        let args: Vec<&str> = args.split(' ').chain(["--report", &path]).collect();
        let output = traumfabrik(&args);
        assert!(output.status.success(), "{}", err(&output));
        fs::read_to_string(&*path).expect("the page is written")
    };
    let page = page_of("arena --bots filler,random,worst,balanced --games 40");
    for foreign in ["http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link"] {
        assert!(!page.contains(foreign), "the page refers to something: {foreign}");
    }
    assert!(page.contains("prefers-color-scheme: dark"));
    for title in ["Ladder", "Scores", "Prices", "Awards", "Film values", "Films in a game"] {
        assert!(page.contains(&format!("<h2>{title}</h2>")), "{title}");
    }
    let n_plots = page.matches("<svg ").count();
    assert_eq!((n_plots, page.matches("<details>").count()), (7, 7), "figures for every plot");
    for number in ["NaN", "inf"] {
        assert!(!page.contains(&format!("\"{number}\"")), "a plot has a point at {number}");
    }
    assert!(page_of("arena --sprt filler,random --games 8").contains("whether filler is better"));
}

#[test]
fn wrong_arguments_are_answered_with_what_is_right() {
    let cases: [(&str, &str); 11] = [
        ("arena --bots nobody", "there are: random, filler"),
        ("sim --bots nobody", "there are: random, filler"),
        ("arena --bots filler,worst --seats 3", "one for all seats, one for each, or more"),
        ("arena", "--bots"),
        ("arena --bots filler --games 0", "1.."),
        ("arena --sprt filler", "two bots are needed, not 1"),
        ("arena --sprt --bots filler,worst,random", "two bots, not 3"),
        ("arena --sprt filler,worst --bots random", "leave out --bots"),
        ("arena --sprt filler,filler", "two different ones"),
        ("arena --sprt filler,worst --elo0 9", "has to mean more"),
        ("arena --sprt filler,worst --alpha 0.7", "between 0 and 0.5"),
    ];
    for (args, phrase) in cases {
        let output = traumfabrik(&args.split(' ').collect::<Vec<_>>());
        assert_eq!(output.status.code(), Some(2), "{args}: {}", err(&output));
        let words: Vec<String> = err(&output).split_whitespace().map(str::to_owned).collect();
        assert!(words.join(" ").contains(phrase), "{args}: {}", err(&output));
    }
}

#[test]
fn a_run_stops_and_goes_on_and_runs_are_summed_up() {
    let dir = folder("arena-state");
    let file = |name: &str| dir.join(name).to_string_lossy().into_owned();
    let bots = "--bots filler,worst,balanced --seats 2";
    let whole = json(&format!("{bots} --games 30"));
    let state = file("one.jsonl");
    json(&format!("{bots} --games 12 --state {state}"));
    // Stopped in the middle of a line.
    let text = fs::read_to_string(&state).expect("the state is written");
    fs::write(&state, &text[..text.len() - 40]).expect("it can be cut off");
    assert_eq!(whole, json(&format!("{bots} --games 30 --state {state}")));
    let lines = |path: &str| fs::read_to_string(path).expect("the state").lines().count();
    assert_eq!(lines(&state), 1 + 15, "what is played, and a line for each deal");
    assert_eq!(whole, json(&format!("{bots} --games 30 --state {state}")), "nothing to do");
    assert_eq!(lines(&state), 1 + 15);
    let other = file("two.jsonl");
    json(&format!("{bots} --games 18 --seed 2 --state {other}"));
    let both = json(&format!("{bots} --merge {state},{other}"));
    assert_eq!((&both["games"], &both["blocks"]), (&48.into(), &24.into()));
    for (args, phrase) in [
        (format!("{bots} --merge {state},{state}"), "same seed 1"),
        (format!("--bots filler,worst --seats 2 --merge {state}"), "games of other bots"),
        (format!("{bots} --state {other}"), "another seed: filler,worst,balanced with seed 2"),
        (format!("{bots} --state {state} --merge {other}"), "cannot be used with"),
    ] {
        let args: Vec<&str> = ["arena"].into_iter().chain(args.split(' ')).collect();
        let output = traumfabrik(&args);
        assert!(!output.status.success() && err(&output).contains(phrase), "{}", err(&output));
    }
}

#[test]
fn a_bot_that_fails_is_named() {
    let output = traumfabrik(&["arena", "--bots", "filler,cmd:no-such-program", "--seats", "2"]);
    assert!(!output.status.success());
    assert!(err(&output).contains("no-such-program"), "{}", err(&output));
}
