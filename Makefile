# Every target installs what it needs first: see setup.sh.
.DEFAULT_GOAL := help
.PHONY: help setup setup-test build release web core test test-all accept accept-figures prove mutate bench lint clean
PYTHON := .venv/bin/python
# Python may keep compiled modules, in the ignored folders __pycache__: a run of the tests starts it 200 times.
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo "make build     assemble, tokenise and pack the tapes into dist/"
	@echo "make release   write each tape as .tap .tzx .wav .z80 .trd .scl, with picture, keys and inlay, and all routines, into dist/release/"
	@echo "make web       write the page into dist/web/, show it on this computer and say the address"
	@echo "make core      make web/core.wasm, the page's Spectrum, of its C++ (downloads a compiler of 100 MB once)"
	@echo "make test      load and run those tapes, and test all routines, in the simulator, and the page in a browser (9.5 minutes on two cores)"
	@echo "make test-all  the same, and each sweep whose routine or test has changed; SWEEP=all runs every sweep"
	@echo "make accept    accept the tapes' pages as they are now (emu_tests/records/screens), and show what changed"
	@echo "make accept-figures  accept the T-states and bytes as they are now (emu_tests/records/figures.txt), and show what changed; ONLY='NAME ..'"
	@echo "make prove     run every tape in a second emulator too, and write emu_tests/records/second_emulator.txt"
	@echo "make mutate    draw N small mistakes by SEED, try each in a copy, and print those that no test notices; N=20 SEED=1"
	@echo "make bench     measure every routine and write docs/CATALOGUE.md, GALLERY.md, MAGAZINE.md, and the README's table and movie"
	@echo "make lint      ruff, mypy, shellcheck, and actionlint if it is there"
	@echo "make clean     remove what was installed and cached; the built tapes stay"

setup:
	@sh setup.sh

setup-test:
	@sh setup.sh test

build: setup
	@$(PYTHON) build.py build

release: setup
	@$(PYTHON) build.py release

web: setup
	@$(PYTHON) build.py web --serve

core: setup
	@$(PYTHON) web/core/recipe.py

test: setup-test
	@$(PYTHON) -m pytest -n auto --dist worksteal -m "not sweep"

test-all: setup-test
	@$(PYTHON) -m pytest -n auto --dist worksteal $(if $(SWEEP),--sweep=$(SWEEP))

accept: setup
	@$(PYTHON) -m emu_tests.records.screens

accept-figures: setup
	@$(PYTHON) -m emu_tests.records.losses $(ONLY)

prove: setup
	@$(PYTHON) -m emu_tests.records.second_emulator

mutate: setup
	@$(PYTHON) -m emu_tests.mutation --number $(or $(N),20) --seed $(or $(SEED),1)

bench: setup
	@$(PYTHON) build.py bench

lint: setup
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .
	@$(PYTHON) -m mypy
	@.venv/bin/shellcheck setup.sh .ci/run
	@PATH="$$PWD/.venv/bin:$$PATH"; if command -v actionlint >/dev/null; then actionlint; else echo "actionlint is not here: .github/workflows is not checked"; fi

clean:
	rm -rf .venv .tools .pytest_cache .mypy_cache .ruff_cache .hypothesis emu_tests/failures
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
