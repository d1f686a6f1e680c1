"""Cuts the fonts of the browser client to the letters and axes it uses; run with fonttools and brotli installed."""

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

WEB = Path(__file__).parents[1] / "web"
PACKAGES = WEB / "node_modules" / "@fontsource-variable"
TARGET = WEB / "src" / "fonts"
# By name: the kind of file, and the axes; Commissioner's flare and volume stay as they are.
FONTS: dict[str, dict[str, tuple[str, ...]]] = {
    "commissioner": {"full-normal": ("wght=400:800", "slnt=0")},
    "alegreya": {"wght-normal": ("wght=400:800",), "wght-italic": ("wght=500",)},
}
# What the four languages, numbers and our own signs need; the second file is loaded only where Czech is read. That of
# the house has the letters of its neighbours too, for people's names.
CZECH = "U+010C-010F,U+011A-011B,U+0147-0148,U+0158-0159,U+0160-0161,U+0164-0165,U+016E-016F,U+017D-017E"  # ČĎĚŇŘŠŤŮŽ
NEIGHBOURS = (
    "U+0100-0107,U+010C-0113,U+0118-011B,U+0139-0148,U+0150-0151,U+0154-0155,U+0158-015B,"
    "U+0160-0165,U+016E-0171,U+0178-017E"
)
LETTERS = {
    "commissioner": {
        "latin": "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2013-2014,U+2018-201E,U+2026,U+2030,U+20AC,"
        "U+2122,U+2212",
        "latin-ext": NEIGHBOURS,
    },
    # Signs and letters that no text of Silver & Gold uses are left to the next font.
    "alegreya": {
        "latin": "U+0020-007E,U+00A0,U+00AA-00AB,U+00B7,U+00BA-00BB,U+00C0-00FF,U+2013-2014,U+2018-201E,U+2026,U+2212",
        "latin-ext": CZECH,
    },
}
# Alegreya's ligatures would weigh a sixth of its file, and its figures line up only where it stands upright.
FEATURES = {
    "full-normal": "kern,liga,mark,mkmk,ccmp,locl,tnum,lnum",
    "wght-normal": "kern,tnum,lnum",
    "wght-italic": "kern,lnum",
}


def cut(font: str, kind: str, name: str) -> None:
    """Writes one file of a subset."""
    source = PACKAGES / font / "files" / f"{font}-{name}-{kind}.woff2"
    slanted = "-italic" if kind.endswith("italic") else ""
    with TemporaryDirectory() as folder:
        partial = Path(folder) / "partial.ttf"
        run("fontTools.varLib.instancer", str(source), *FONTS[font][kind], "-o", str(partial))
        run(
            "fontTools.subset",
            str(partial),
            f"--unicodes={LETTERS[font][name]}",
            "--flavor=woff2",
            f"--layout-features={FEATURES[kind]}",
            f"--output-file={TARGET / f'{font}-{name}{slanted}.woff2'}",
        )


def run(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], check=True)


def licences() -> str:
    """The licence of every font, each under its own copyright."""
    texts = [(PACKAGES / font / "LICENSE").read_text(encoding="utf-8") for font in FONTS]
    return re.sub(r"[ \t]+$", "", "\n".join(texts), flags=re.MULTILINE)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for font, kinds in FONTS.items():
        for kind in kinds:
            for name in LETTERS[font]:
                cut(font, kind, name)
    (WEB / "public" / "OFL.txt").write_text(licences(), encoding="utf-8")


if __name__ == "__main__":
    main()
