"""What a page must never show: missing texts, things over one another or cut off, and what axe finds serious."""

from collections.abc import Iterable, Iterator
from typing import Final

from playwright.sync_api import Page

from house.tree import PACKAGE, ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TEXTS: Final = (PACKAGE / "texts" / "en").glob("*.ftl")
STARTS: Final = {line.split("-")[0] for file in TEXTS for line in file.read_text(encoding="utf-8").splitlines()}
PREFIXES: Final = "|".join(sorted(start for start in STARTS if start.isalpha() and start.islower()))

Size = tuple[int, int]
# Two frames after a change, with all fonts: the first may still show the other layout.
SETTLE: Final = """async () => {
  await document.fonts.ready;
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}"""
SMALL: Final = 0.1
# Keys where their text should stand, and arguments that nobody gave; in texts and in names for screen readers.
MISSING: Final = """() => {
  const key = /(^|[\\s(])(PREFIXES)(-[a-z0-9_]+)+($|[\\s.,:;)])/;
  const wrong = (text) => text && (key.test(text) || /\\{ ?[$A-Za-z]|undefined|\\[object|NaN/.test(text));
  const found = [document.title].filter(wrong);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === 3 && !node.parentElement.closest('script, style') && wrong(node.data)) found.push(node.data);
    if (node.nodeType === 1) for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (wrong(node.getAttribute(name))) found.push(node.getAttribute(name));
  }
  return [...new Set(found)].map((text) => 'missing: ' + text.slice(0, 120));
}""".replace("PREFIXES", PREFIXES)
# Watches everything that is ever shown while a match goes on.
WATCH: Final = f"""() => {{
  const missing = {MISSING};
  window.missed = new Set(missing());
  let waits = false;
  const look = () => {{ waits = false; for (const one of missing()) window.missed.add(one); }};
  new MutationObserver(() => waits || (waits = true, setTimeout(look)))
    .observe(document.documentElement, {{ subtree: true, childList: true, characterData: true, attributes: true }});
}}"""
# Texts and controls that lie over one another, are cut off, or lie outside of the page.
CROWDED: Final = """() => {
  const found = [];
  const name = (one) => {
    const of = one.nodeType === 3 ? one.parentElement : one;
    const text = (one.nodeType === 3 ? one.data : of.getAttribute('aria-label') || of.textContent).trim().slice(0, 40);
    return `<${of.tagName.toLowerCase()} ${(of.getAttribute('class') || '').replace(/ ?s-\\S+/g, '')}> ${text}`;
  };
  const seen = (one) => {
    const shown = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!one.checkVisibility(shown)) return false;
    if (one.closest('h1') && getComputedStyle(one.closest('h1')).clipPath !== 'none') return false;
    return !one.closest('.hidden, .skip, option, script, style, title, desc, defs, symbol');
  };
  const cut = (one, box, text) => {
    let shown = { ...box };
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === 'fixed') break;
      if (at.closest('svg') && at.tagName !== 'svg') continue;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (style.display === 'inline' || style.display === 'contents' || at === document.body) continue;
      const frame = at.getBoundingClientRect();
      const inner = at.tagName === 'DETAILS' ? getComputedStyle(at, '::details-content').overflowY : '';
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY + inner);
      const spare = text ? (box.bottom - box.top) * 0.22 : 2;
      const over = shown.left < frame.left - 1.5 || shown.right > frame.right + 1.5
        || shown.top < frame.top - spare || shown.bottom > frame.bottom + spare;
      if (over && !scrolls && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none')
        found.push(`cut off: ${name(text || one)} by <${at.tagName.toLowerCase()} ${at.getAttribute('class')}>`);
      shown = { left: Math.max(shown.left, frame.left), right: Math.min(shown.right, frame.right),
        top: Math.max(shown.top, frame.top), bottom: Math.min(shown.bottom, frame.bottom) };
      if (shown.right - shown.left < 3 || shown.bottom - shown.top < 3) return null;
      if (over && !scrolls) return shown;
    }
    return shown;
  };
  // What floats over the page is compared with what floats there too, and a part of a drawing with the same part.
  const layer = (one) => {
    const svg = one.closest('svg');
    for (let at = one; svg && at !== svg; at = at.parentElement) if (at.parentElement === svg) return at;
    for (let at = one; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches('dialog, .board .ask')) return at;
    return null;
  };
  // A control that lies over the whole of what it belongs to.
  const covers = (one, other) => {
    if (one.nodeType === 3 || !one.parentElement.contains(other)) return false;
    const [box, frame] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    return box.width * box.height > 0.9 * frame.width * frame.height;
  };
  const plain = (box) => ({ left: box.left, right: box.right, top: box.top, bottom: box.bottom });
  const things = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !seen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      const box = cut(parent, plain(rect), node);
      if (!box) continue;
      if (box.right > innerWidth + 1.5 || box.left < -1.5) found.push('outside: ' + name(node));
      const trim = (box.bottom - box.top) * 0.22;
      const line = { ...box, top: box.top + trim, bottom: box.bottom - trim };
      things.push({ node, box: line, layer: layer(parent), svg: parent.closest('svg') });
    }
  }
  for (const one of document.querySelectorAll('button, a[href], input:not([type=range]), select, summary')) {
    if (!seen(one) || one.closest('svg')) continue;
    const rect = one.getBoundingClientRect();
    if (rect.width < 4 || rect.height < 4) continue;
    const box = cut(one, plain(rect), null);
    if (box) things.push({ node: one, box, layer: layer(one), svg: null });
  }
  for (let i = 0; i < things.length; i++)
    for (let j = i + 1; j < things.length; j++) {
      const [a, b] = [things[i], things[j]];
      if (a.layer !== b.layer || a.svg !== b.svg || a.node === b.node) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide < 2 || high < 2 || a.node.contains(b.node) || b.node.contains(a.node)) continue;
      const label = (one) => (one.nodeType === 3 ? one.parentElement : one).closest('label');
      if (label(a.node) && label(a.node) === label(b.node)) continue;
      if (covers(a.node, b.node) || covers(b.node, a.node)) continue;
      found.push(`overlap: ${name(a.node)} / ${name(b.node)}`);
    }
  for (const text of document.querySelectorAll('svg text')) {
    if (!seen(text) || !text.textContent.trim()) continue;
    const [box, frame] = [text.getBoundingClientRect(), text.ownerSVGElement.getBoundingClientRect()];
    const aside = box.left < frame.left - 2 || box.right > frame.right + 2;
    if (box.width && (aside || box.top < frame.top - 4 || box.bottom > frame.bottom + 4))
      found.push('outside of its drawing: ' + name(text));
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`scrolls sideways: ${page.scrollWidth} in ${innerWidth}`);
  if (document.querySelector('main.table') && page.scrollHeight > innerHeight + 1) found.push('the table scrolls');
  const nodes = document.querySelectorAll('main.table svg *').length;
  if (nodes > 1500) found.push(`${nodes} nodes in drawings`);
  return [...new Set(found)];
}"""
# Choices that a list would show cut off, once they are chosen; one as wide as the page has no more room to give.
SHORTENED: Final = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('select')].filter((one) => one.checkVisibility()).flatMap((list) => {
    const style = getComputedStyle(list);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    if (list.clientWidth > 0.85 * innerWidth) return [];
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [...list.options].filter((one) => pen.measureText(one.text).width > room + 1)
      .map((one) => `shortened: ${list.getAttribute('aria-label')}: ${one.text}`);
  });
}"""
# Letters that belong to a drawing, hidden from screen readers, need not be repeated in the drawing's name.
SERIOUS: Final = """async () => {
  const drawn = (node) => {
    const copy = document.querySelector(node.target[0]).cloneNode(true);
    for (const part of copy.querySelectorAll('[aria-hidden=true]')) part.remove();
    return !copy.textContent.trim();
  };
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.filter((one) => ['serious', 'critical'].includes(one.impact)).flatMap((one) => one.nodes
    .filter((node) => one.id !== 'label-content-name-mismatch' || !drawn(node)).slice(0, 3)
    .map((node) => `axe ${one.id}: ${node.html.slice(0, 160)}`));
}"""


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLE)


def recolour(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.evaluate(SETTLE)


def at_sizes(page: Page, sizes: Iterable[Size]) -> Iterator[Size]:
    """Shows a page in windows of these sizes, one after another, for scripts to measure.

    The pictures of the windows are made small, because that is what takes long; for a page nothing is different."""
    session, before = page.context.new_cdp_session(page), page.viewport_size
    assert before
    try:
        for width, height in sizes:
            metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False, "scale": SMALL}
            session.send("Emulation.setDeviceMetricsOverride", metrics)
            page.evaluate(SETTLE)
            yield width, height
    finally:  # as long as this session is there, a page that is opened later can have its size again
        session.send("Emulation.clearDeviceMetricsOverride")
        session.detach()
        for wide in (before["width"] - 1, before["width"]):  # a size that the window seems to have is not set
            page.set_viewport_size({"width": wide, "height": before["height"]})


def missing(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MISSING)
    return found


def watch(page: Page) -> None:
    """From now on every missing text is noticed."""
    page.evaluate(WATCH)


def missed(page: Page) -> list[str]:
    found: list[str] = page.evaluate("() => [...window.missed]")
    return found


def crowded(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CROWDED)
    return found + shortened(page)


def shortened(page: Page) -> list[str]:
    """Choices that have no room in their list."""
    found: list[str] = page.evaluate(SHORTENED)
    return found


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found
