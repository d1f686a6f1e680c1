/** The page's address: every page has its own, and Back works. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "edition"; game: string }
  | { page: "learn"; game: string }
  | { page: "about" }
  | { page: "continue" }
  | { page: "fixture"; name: string }
  | { page: "lost" };

export function routeOf(path: string): Route {
  const [, page = "", name = ""] = path.split("/").map(decodeURIComponent);
  if (page === "") return { page: "home" };
  if ((page === "table" || page === "t") && name) return { page: "table", id: name };
  if (page === "replay" && name) return { page, id: name };
  if ((page === "rules" || page === "learn" || page === "edition") && name) return { page, game: name };
  if (page === "about" || page === "continue") return { page };
  if (import.meta.env.DEV && page === "fixture") return { page, name };
  return { page: "lost" };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Links to our own pages are followed without loading the page again. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  go(address: string, replace = false): void {
    const before = this.path;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
    if (this.hash) document.getElementById(this.hash.slice(1))?.scrollIntoView();
  }
}

export const router = new Router();
