/** What everybody at a table has to know, told once, when it happens. */

import type { Notice, TableAt } from "../types/protocol";

/** The notice that a new picture of a table brings; null if it tells nothing new. */
export function newNotice(before: TableAt | null, now: TableAt): Notice | null {
  const notice = now.notice ?? null;
  if (!before || !notice) return null;
  if (JSON.stringify(notice) !== JSON.stringify(before.notice ?? null)) return notice;
  const refused = before.vote && !now.vote && now.version === before.version && notice.code.startsWith("vote-");
  const stopped = before.start && !now.start && now.status === "open" && notice.code.startsWith("start-");
  return refused || stopped ? notice : null;
}
