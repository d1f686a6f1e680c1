"""`python -m trove` is the `trove` command."""

from .cli import main

if __name__ == "__main__":
    main()
