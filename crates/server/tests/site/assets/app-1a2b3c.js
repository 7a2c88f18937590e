document.title = "A page for tests, with a script that is long enough to be worth compressing.";
