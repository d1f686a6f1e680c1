"""Windows of one browser, one guest each: they are emptied after a test and used again, because opening one is slow."""

from typing import Any, Final

from playwright.sync_api import Browser, Error, Page, expect

PLAIN: Final = "/health"  # without scripts, and of the same origin as all pages: what they keep is removed here
FORGET: Final = "() => { localStorage.clear(); sessionStorage.clear(); }"
# Salts for matches and everything else that pages leave to chance, the same in every run; ids of connections differ.
SAME_CHANCE: Final = """
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => (into.byteLength === 32 ? into.fill(0) : random(into));
  let state = 1234567;
  Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
"""
PATIENCE: Final = 30_000  # milliseconds for anything; the machine may be busy
AWAY: Final = (-9, -9)  # where a mouse points at nothing


class Windows:
    """Opens windows of a browser for the pages of a server."""

    def __init__(self, chromium: Browser, address: str) -> None:
        expect.set_options(timeout=PATIENCE)
        self.chromium = chromium
        self.address = address
        self.complaints = list[str]()
        self.empty = dict[str, list[Page]]()  # by language
        self.used = list[tuple[Page, str]]()  # with the language, if it can be used again

    def open(self, locale: str, size: tuple[int, int], *, once: bool = False, **more: Any) -> Page:
        """An empty window without motion; one with settings of its own, or for once, is new and used by nobody else."""
        width, height = size
        once = once or bool(more)
        if not once and (found := self.empty.get(locale)):
            page = found.pop()
            page.set_viewport_size({"width": width, "height": height})
        else:
            page = self.opened(locale, viewport={"width": width, "height": height}, **more)
        self.used.append((page, "" if once else locale))
        return page

    def opened(self, locale: str, **more: Any) -> Page:
        settings = {"reduced_motion": "reduce", "service_workers": "block", **more}
        context = self.chromium.new_context(locale=locale, **settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_CHANCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.check(request.url))
        return page

    def check(self, url: str) -> None:
        """Nobody but our own server may be asked."""
        ours = (self.address, self.address.replace("http", "ws"), "data:", "blob:")
        if not url.startswith(ours):
            self.complaints.append(f"asked {url}")

    def emptied(self) -> list[str]:
        """Make all windows as good as new; returns what their pages complained about."""
        for page, locale in self.used:
            if locale and self.forgets(page):
                self.empty.setdefault(locale, []).append(page)
            else:
                page.context.close()
        found, self.complaints = self.complaints, []
        self.used.clear()
        return found

    def forgets(self, page: Page) -> bool:
        """Whether a window could be emptied; after a test that failed it may not answer."""
        try:
            for other in page.context.pages:
                if other != page:
                    other.close()
            page.unroute_all(behavior="ignoreErrors")
            page.goto(self.address + PLAIN)
            page.evaluate(FORGET)
            page.context.clear_cookies()
            page.emulate_media(color_scheme="light", reduced_motion="reduce")
            page.mouse.move(*AWAY)
        except Error:
            return False
        return True
