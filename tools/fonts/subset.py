"""Cuts the fonts of src/ui/fonts from the packages they come from.

    npm pack @fontsource-variable/hanken-grotesk@5.3.0 @fontsource-variable/geist-mono@5.3.0
    for archive in *.tgz; do tar xzf "$archive" --one-top-level="${archive%.tgz}"; done
    pip install fonttools==4.66.1 brotli
    python tools/fonts/subset.py FOLDER_OF_THE_ARCHIVES src/ui/fonts

Three files: the sans for most text, the sans for the rest of the Latin letters (names of people; a browser asks for it
only when such a letter is shown), and the mono. Weights from 400 to 700 (mono 600), no hinting, kerning kept. Both fonts
have figures of one width, so no feature is needed for tables.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PUNCTUATION = "‐‑‒–—―‘’‚“”„•…‰′″‹›€™−≈≠≤≥"
LATIN_1 = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
LATIN_MORE = "".join(
    map(chr, [*range(0x100, 0x180), *range(0x218, 0x21C), *range(0x1E80, 0x1E86), *range(0x1EA0, 0x1EFA)])
)
SANS = "fontsource-variable-hanken-grotesk-5.3.0/package/files/hanken-grotesk-%s-wght-normal.woff2"
MONO = "fontsource-variable-geist-mono-5.3.0/package/files/geist-mono-latin-wght-normal.woff2"
FONTS = {
    "hanken-grotesk.woff2": (SANS % "latin", (400, 700), LATIN_1 + "ıŒœ" + PUNCTUATION),
    "hanken-grotesk-more.woff2": (SANS % "latin-ext", (400, 700), LATIN_MORE),
    "geist-mono.woff2": (MONO, (400, 600), LATIN_1 + PUNCTUATION + "←↑→↓"),
}


def cut(source: Path, weights: tuple[int, int], text: str, target: Path) -> None:
    whole = BytesIO()
    instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": weights}).save(whole)
    font = TTFont(whole, recalcTimestamp=False)
    options = Options(hinting=False, flavor="woff2", layout_features=["ccmp", "locl", "kern", "mark", "mkmk"])
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    sources, targets = Path(sys.argv[1]), Path(sys.argv[2])
    for name, (source, weights, text) in FONTS.items():
        cut(sources / source, weights, text, targets / name)
