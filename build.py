#!/usr/bin/env python3
"""The command line of a checkout: see zxmazes/cli.py, and zxmazes/commands/ for what each command does."""

if __name__ == "__main__":
    if __spec__ is not None:  # `python -m build` in this folder, which is meant for the packaging tool of that name
        raise SystemExit("build.py: python -m build runs this file: to make a wheel, python -m pip wheel --no-deps .")
    try:
        from zxmazes.__main__ import main

        main("build.py")
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "zxmazes":  # no package that could be installed
            raise SystemExit(f"build.py: {error}: restore this file, or correct the import that names it") from None
        raise SystemExit(f"build.py: {error}: run `make setup`, then .venv/bin/python build.py") from None
