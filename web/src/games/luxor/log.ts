/** What happened, as sentences; what one move brings is one line. */

import type { LogLine } from "../../play/Log.svelte";
import { linesOf } from "../../play/log";
import type { Turn } from "./turn.svelte";

const SILENT = ["drew_unseen", "laid_tile", "turned_up", "dealt", "dealt_unseen"];
const OPENS = ["played", "spent", "started"];

export const logLines = (turn: Turn): LogLine[] => linesOf(turn, { silent: SILENT, joins: ([first]) => (OPENS.includes(first?.type ?? "") ? false : "follows") });
