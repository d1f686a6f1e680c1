"""Builds the compiled form, all of it or nothing. Whatever has a typing sheet beside it is compiled."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

SOURCE = Path("src")
RULES = Path("docs/rules")
JOBS = 2
SANITIZE = os.environ.get("TROVE_SANITIZE") == "1"  # for tools/sanitize.py, never for play
# Sanitized code is compiled without optimisation, which takes a fifth of the time; reports only need line numbers.
CHECKED = ["-O0", "-g1", "-fno-wrapv", "-fsanitize=address,undefined"]
# Rules and search gain from -O2, what lists and carries out actions from -O3 too. The rest is mostly glue to Python:
# -O1 halves its build time, and with sibling calls the methods that only pass a call on cost next to nothing.
QUICK = ["-O2", "-g0"]
HOT = ["-O3", "-g0"]
HOT_MODULES = {"cards", "rules", "shooting", "treasures"}
GLUE = ["-O1", "-foptimize-sibling-calls", "-g0"]
GLUE_MODULES = {
    "batch",
    "components",
    "decisions",
    "edition",
    "game",
    "guide",
    "journal",
    "knowledge",
    "nogil",
    "outcomes",
    "scratch",
    "state",
    "trials",
}
LINK = ["-fsanitize=address,undefined"] if SANITIZE else []
DIRECTIVES = {
    "language_level": 3,
    "auto_pickle": False,  # it would let anybody write the fields of an object
    "annotation_typing": False,  # otherwise `seat: int` means a Python object
    "binding": False,  # plain C functions: a quarter less code to compile
    "emit_code_comments": False,
    "infer_types": True,
    "boundscheck": SANITIZE,
    "wraparound": False,
    "cdivision": True,
}
# What prepares views and offers uses lists and tuples as Python does.
PLAIN = {"boundscheck": True, "wraparound": True, "cdivision": False, "nonecheck": True}
PLAIN_MODULES = {"decisions", "event_table", "knowledge", "outcomes", "trials", "view_changes", "words"}


def compiled_files(folder: Path) -> set[Path]:
    """Everything a build of this interpreter may have left in a folder."""
    return {built for suffix in EXTENSION_SUFFIXES for built in folder.rglob("*" + suffix)}


def run_interpreted(problem: object, *folders: Path) -> None:
    """Remove every compiled file, older ones too: beside newer sources they would play old rules."""
    for folder in folders:
        for built in compiled_files(folder):
            built.unlink()
    print(f"trove: not compiled, runs interpreted ({problem})", file=sys.stderr)


def sources() -> list[Path]:
    """The modules that are compiled: those with a sheet, and those that only Cython can read."""
    sheeted = {sheet.with_suffix(".py") for sheet in SOURCE.rglob("*.pxd")}
    return sorted({path for path in sheeted if path.exists()} | set(SOURCE.rglob("*.pyx")))


def remove_orphans(paths: list[Path]) -> None:
    """A compiled file whose sheet is gone would go on hiding its source."""
    kept = {path.with_suffix("") for path in paths}
    for built in compiled_files(SOURCE):
        if built.with_name(built.name.partition(".")[0]) not in kept:
            built.unlink()


def compile_flags(module: Path) -> list[str]:
    """How a module is compiled."""
    if SANITIZE:
        return CHECKED
    if module.stem in HOT_MODULES:
        return HOT
    return GLUE if module.stem in GLUE_MODULES else QUICK


def extension(path: Path) -> Extension:
    """How a module is built."""
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    return Extension(name, [str(path)], extra_compile_args=compile_flags(path), extra_link_args=LINK)


def translated(paths: list[Path], directives: Mapping[str, object]) -> list[Extension]:
    """Modules with their C code."""
    from Cython.Build import cythonize

    modules = [extension(path) for path in paths]
    return list(cythonize(modules, compiler_directives=directives, build_dir="build", nthreads=JOBS))


def extensions() -> list[Extension]:
    """What to compile; nothing on Windows, with TROVE_PURE=1, or when Cython cannot."""
    if sys.platform == "win32":  # a C long has 32 bits there
        return []
    if os.environ.get("TROVE_PURE") == "1":
        run_interpreted("TROVE_PURE=1", SOURCE)
        return []
    paths = sources()
    remove_orphans(paths)
    plain = [path for path in paths if path.stem in PLAIN_MODULES]
    engine = [path for path in paths if path not in plain]
    try:
        return translated(engine, DIRECTIVES) + translated(plain, {**DIRECTIVES, **PLAIN})
    except Exception as problem:  # no Cython, or a sheet it refuses
        run_interpreted(problem, SOURCE)
        return []


class AllOrNothing(build_ext):
    """Compiles every module, or leaves none compiled."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel: int | bool | None = self.parallel or JOBS
        self.started = 0

    def is_stale(self, extension: Extension) -> bool:
        """Whether a module has to be compiled."""
        read = [*extension.sources, *extension.depends]
        return bool(self.force or newer_group(read, self.get_ext_fullpath(extension.name)))

    def build_extension(self, ext: Extension) -> None:
        if self.is_stale(ext):
            self.started += 1
            if self.started % 10 == 1:
                print(f"trove: compiling module {self.started} of at most {len(self.extensions)}", flush=True)
        super().build_extension(ext)

    def run(self) -> None:
        # Not `extension.optional`: it goes on after a failure and leaves an earlier build's file in place.
        try:
            super().run()
        except Exception as problem:
            run_interpreted(problem, SOURCE, Path(self.build_lib))
            self.extensions: list[Extension] = []  # so that nothing is expected, copied or listed as installed


class WithTexts(build_py):
    """Brings the rules texts and the pages along: a checkout has them elsewhere, or builds them when needed."""

    def build_pages(self) -> None:
        """Build the pages of the browser client, unless they are as they should be; without Node there are none."""
        if subprocess.run([sys.executable, "-m", "tools.build_web"], check=False).returncode:
            print("trove: this package will have no pages for browsers", file=sys.stderr)

    def texts(self) -> dict[str, str]:
        """Where each rules text goes in the built package."""
        folder = Path(self.build_lib, "trove", "texts", "rules")
        return {str(folder / text.name): str(text) for text in sorted(RULES.glob("*.md"))}

    def run(self) -> None:
        if not self.editable_mode:
            self.build_pages()
        super().run()
        if not self.editable_mode:
            for copy, text in self.texts().items():
                Path(copy).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(text, copy)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *self.texts()]

    def get_output_mapping(self) -> dict[str, str]:
        return {**super().get_output_mapping(), **self.texts()}

    def get_source_files(self) -> list[str]:
        """For source distributions."""
        return [*super().get_source_files(), *self.texts().values()]


if __name__ == "__main__":  # parallel translation imports this file again on some systems
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithTexts})
