# Two commands for people: `make play` and `make test`. Each does all its own set-up.
.DEFAULT_GOAL := help
.PHONY: help build play test prove bench format lint unit docs fuzz tidy

BIN := target/release/traumfabrik
FUZZ_SECONDS ?= 15

help:
	@echo "make play    build everything and play a game in the terminal"
	@echo "make test    every check in its short form"
	@echo "make build   the binary, in $(BIN)"
	@echo "make bench   the figures that matter"
	@echo "make prove   the long forms: a million games against the oracle, fuzzing; writes docs/proof.md"

build: toolchain
	cargo build --release

play: build
	@$(BIN) play

test: toolchain format lint unit docs fuzz
	@echo "All checks passed."

bench: build
	@scripts/setup postgres
	$(BIN) bench rules
	cargo run --release --locked -p xtask -- postgres $(BIN) bench server

prove: toolchain
	@scripts/setup python3 postgres
	cargo run --release --locked -p xtask -- prove

format:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

# Unit, property, scene and whole-game tests, examples in the documentation, tidy.
unit:
	@scripts/setup python3 postgres
	cargo test --workspace --locked

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet

fuzz:
	scripts/fuzz $(FUZZ_SECONDS)

tidy:
	cargo run --quiet -p xtask -- tidy

.PHONY: toolchain
toolchain:
	@scripts/setup
