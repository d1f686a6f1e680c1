"""The page without its server."""

from browser.conftest import Opener

KEPT = """() => caches.keys().then(async ([name]) =>
  (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname))"""


def test_the_page_opens_without_a_connection_and_says_so(open_page: Opener) -> None:
    page = open_page(service_workers="allow")
    page.wait_for_selector(".games")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function("() => caches.keys().then((all) => all.length === 1)")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".games")
    page.get_by_text("Playing needs the server").wait_for()
    page.goto(page.url + "about")
    page.get_by_text("This page is not on your device").wait_for()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try now").last.click()
    page.get_by_role("heading", name="How the shuffle is kept fair").wait_for()
    assert not page.get_by_text("Connection lost").count()


def test_nothing_of_the_servers_answers_is_kept(open_page: Opener) -> None:
    page = open_page(service_workers="allow")
    page.wait_for_selector(".games")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(page.url + "rules/luxor")
    page.wait_for_selector("h1")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if not path.startswith("/assets/")] == ["/"]
