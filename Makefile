# Two commands for people: `make play` and `make test`. Each does all its own set-up.
.DEFAULT_GOAL := help
.PHONY: help build web play test prove bench format lint page compiled unit docs fuzz browser features python screenshots release evening tidy

BIN := target/release/traumfabrik
PLAY_BIN := target/play/traumfabrik
DEBUG_BIN := target/debug/traumfabrik
FUZZ_SECONDS ?= 15

# What npm installs and what it builds; both are made anew only when something has changed.
MODULES := web/node_modules/.package-lock.json
PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web/src web/build web/public web/index.html web/tsconfig.json web/vite.config.ts -type f 2>/dev/null)

help:
	@echo "make play    build everything and play: starts a server and opens its page"
	@echo "make test    every check in its short form"
	@echo "make build   the binary with the page in it, in $(BIN)"
	@echo "make bench   the figures that matter"
	@echo "make release archives and packages for hosts, in target/dist"
	@echo "make prove   the long forms: a million games against the oracle, fuzzing, a host's evening; writes docs/proof.md"

build: toolchain web
	cargo build --release

web: $(PAGE)

$(MODULES): web/package.json web/package-lock.json
	@scripts/setup node
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

# For whoever wants to play, now: built as fast as it plays well (profile.play in Cargo.toml).
play: toolchain
	@echo "1 of 3: the page. The first time, this takes half a minute."
	@$(MAKE) --no-print-directory web
	@echo "2 of 3: the game. The first time, this takes two to three minutes; the bar shows how far it is."
	@cargo build --profile play --locked
	@echo "3 of 3: here it is."
	@$(PLAY_BIN) serve --open

# Two at a time, in the order that is said below; what they need is installed before.
CHECKS := format lint page docs fuzz python unit evening browser
test:
	@scripts/setup c++ node python postgres chromium
	@$(MAKE) --no-print-directory --jobs=2 IN_ORDER=1 $(CHECKS)
	@echo "All checks passed."

# Cargo does one thing at a time in a folder, so its checks wait for each other; the page, the fuzz
# targets and the package for Python, which have folders of their own, fill the gaps. The page comes
# before the tests of the server, which carries it. Browsers come last and alone: they and the tests
# of servers would each need all cores, and nothing would be ready sooner.
ifdef IN_ORDER
# Otherwise cargo would share two jobs with everything else, on however many cores.
unexport MAKEFLAGS
docs: lint
compiled: docs page
fuzz: page
python: fuzz
unit: compiled python
evening: compiled
browser: unit evening
endif

bench: build
	@scripts/setup postgres chromium
	$(BIN) bench rules
	cargo run --release --locked --manifest-path compare/Cargo.toml --target-dir target/compare
	cargo run --release --locked -p xtask -- postgres $(BIN) bench server
	cd web && TRAUMFABRIK_BIN=$(abspath $(BIN)) npm run --silent bench

# Every screen at five sizes in both themes, in target/screenshots; those of the README in docs/screenshots.
screenshots: build
	@scripts/setup chromium
	cd web && TRAUMFABRIK_BIN=$(abspath $(BIN)) npm run --silent screenshots

prove: toolchain
	@scripts/setup python postgres
	cargo run --profile prove --locked -p xtask -- prove
	@$(MAKE) --no-print-directory evening

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

# The page: types, unit tests, and that it can be built.
page: web
	cd web && npm run check && npm test

# All tests, and the program that some of them start, built at once: a program built by itself
# would need some of its libraries a second time, with other features.
compiled:
	cargo test --workspace --locked --no-run

# Unit, property, scene and whole-game tests, examples in the documentation, tidy.
unit:
	@scripts/setup python postgres
	cargo test --workspace --locked

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet

fuzz:
	scripts/fuzz $(FUZZ_SECONDS)

# Whole games in a real browser, at a real server.
browser: web
	@scripts/setup chromium
	cargo build --workspace --bin traumfabrik --test cli --locked
	cd web && TRAUMFABRIK_BIN=$(abspath $(DEBUG_BIN)) npm run e2e

# Each feature of the rules alone, the rules without std, and their package; and that a program with
# one switch more opens what is stored today.
features: toolchain
	scripts/features
	@scripts/setup postgres
	scripts/tomorrow

# The package for Python and what trains nets with it, in a virtual environment of its own.
python:
	@scripts/setup python
	scripts/python

# What hosts fetch: archives, Debian packages, checksums (docs/releasing.md).
release: toolchain web
	@scripts/setup python
	scripts/release

# A new host's evening with the program of the tests: half a minute once that is built. It tries
# nginx and Caddy where they are installed (`scripts/setup proxies`).
evening: web
	@scripts/setup python postgres
	cargo build --workspace --bin traumfabrik --test cli --locked
	scripts/evening $(DEBUG_BIN)

tidy:
	cargo run --quiet -p xtask -- tidy

.PHONY: toolchain
toolchain:
	@scripts/setup
