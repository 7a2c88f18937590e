# Two commands for people: `make play` and `make test`. Each does all its own set-up.
.DEFAULT_GOAL := help
.PHONY: help build web play test prove bench format lint page unit docs fuzz browser screenshots tidy

BIN := target/release/traumfabrik
DEBUG_BIN := target/debug/traumfabrik
FUZZ_SECONDS ?= 15

# What npm installs and what it builds; both are made anew only when something has changed.
MODULES := web/node_modules/.package-lock.json
PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/tsconfig.json web/vite.config.ts -type f 2>/dev/null)

help:
	@echo "make play    build everything and play: starts a server and opens its page"
	@echo "make test    every check in its short form"
	@echo "make build   the binary with the page in it, in $(BIN)"
	@echo "make bench   the figures that matter"
	@echo "make prove   the long forms: a million games against the oracle, fuzzing; writes docs/proof.md"

build: toolchain web
	cargo build --release

web: $(PAGE)

$(MODULES): web/package.json web/package-lock.json
	@scripts/setup node
	cd web && npm ci
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

play: build
	@$(BIN) serve --open

# The page comes before the tests of the server, which carries it.
test: toolchain format page lint unit docs fuzz browser
	@echo "All checks passed."

bench: build
	@scripts/setup postgres chromium
	$(BIN) bench rules
	cargo run --release --locked -p xtask -- postgres $(BIN) bench server
	cd web && TRAUMFABRIK_BIN=$(abspath $(BIN)) npm run --silent bench

# Pictures of the page for the documentation, in docs/screenshots.
screenshots: build
	@scripts/setup chromium
	cd web && TRAUMFABRIK_BIN=$(abspath $(BIN)) npm run --silent screenshots

prove: toolchain
	@scripts/setup python3 postgres
	cargo run --release --locked -p xtask -- prove

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

# The page: types, unit tests, and that it can be built.
page: $(MODULES)
	cd web && npm run check && npm test
	@$(MAKE) --no-print-directory web

# Unit, property, scene and whole-game tests, examples in the documentation, tidy.
unit:
	@scripts/setup python3 postgres
	cargo test --workspace --locked

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet

fuzz:
	scripts/fuzz $(FUZZ_SECONDS)

# Whole games in a real browser, at a real server.
browser: web
	@scripts/setup chromium
	cargo build --locked
	cd web && TRAUMFABRIK_BIN=$(abspath $(DEBUG_BIN)) npm run e2e

tidy:
	cargo run --quiet -p xtask -- tidy

.PHONY: toolchain
toolchain:
	@scripts/setup
