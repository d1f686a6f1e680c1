/** The rules as Markdown, read into sections and numbered rules. */

export interface Rule {
  id: string;
  html: string;
}
export interface Section {
  id: string;
  title: string;
  html: string; // what stands before the first rule
  rules: Rule[];
}

interface Marks {
  ruling: string;
  reconstructed: string;
}

const RULE = /^- \*\*([A-Z]\d+(?:\.\d+)+)\*\*\s*/;
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** One line of text: bold, italics, code, marks, and numbers of rules as links. */
function inline(text: string, marks: Marks): string {
  const badge = (kind: string, word: string, why?: string) => `<span class="badge ${kind}">${word}</span>${why ? ` <span class="reason">${why}</span>` : ""}`;
  return escaped(text)
    .replace(/\*\*\[R(?::\s*([^\]]+))?\]\*\*|\[R(?::\s*([^\]]+))?\]/g, (_, a?: string, b?: string) => badge("ruling", marks.ruling, a ?? b))
    .replace(/\*\*\[E\]\*\*|\[E\]/g, badge("edition", marks.reconstructed))
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/\*(.+?)\*/g, "<em>$1</em>")
    .replace(/`(.+?)`/g, "<code>$1</code>")
    .replace(/\b([LST]\d{1,2}\.\d{1,2})\b/g, '<a href="#$1">$1</a>');
}

function table(lines: string[], marks: Marks): string {
  const cells = (line: string) => line.trim().slice(1, -1).split("|").map((cell) => inline(cell.trim(), marks));
  const [head, , ...rows] = lines;
  const row = (tag: string, line: string) => `<tr>${cells(line).map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${row("th", head!)}</thead><tbody>${rows.map((line) => row("td", line)).join("")}</tbody></table></div>`;
}

/** Paragraphs, lists and tables; lines that follow each other are one paragraph. */
function blocks(lines: string[], marks: Marks): string {
  let html = "";
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!;
    if (!line.trim()) i++;
    else if (line.startsWith("|")) {
      const end = until(lines, i, (one) => !one.startsWith("|"));
      html += table(lines.slice(i, end), marks);
      i = end;
    } else if (/^[-*] |^\d+\. /.test(line)) {
      const end = until(lines, i + 1, (one) => !/^([-*] |\d+\. |\s|$)/.test(one) || (one === "" && !/^([-*] |\d+\. |\s)/.test(lines[lines.indexOf(one, i) + 1] ?? "")));
      html += list(lines.slice(i, end), marks);
      i = end;
    } else {
      const end = until(lines, i + 1, (one) => !one.trim() || /^[-*] |^\|/.test(one));
      html += `<p>${inline(lines.slice(i, end).map((one) => one.trim()).join(" "), marks)}</p>`;
      i = end;
    }
  }
  return html;
}

function list(lines: string[], marks: Marks): string {
  const items: string[][] = [];
  for (const line of lines) {
    const start = /^([-*]|\d+\.) (.*)/.exec(line);
    if (start) items.push([start[2]!]);
    else items.at(-1)?.push(line.replace(/^ {2,3}/, ""));
  }
  return `<ul>${items.map((item) => `<li>${blocks(item, marks)}</li>`).join("")}</ul>`;
}

function until(lines: string[], from: number, stop: (line: string) => boolean): number {
  let i = from;
  while (i < lines.length && !stop(lines[i]!)) i++;
  return i;
}

const slug = (title: string) => title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");

function section(title: string, lines: string[], marks: Marks): Section {
  const numbered = /^([A-Z]\d+)\s+(.*)/.exec(title);
  const found: Section = { id: numbered?.[1] ?? slug(title), title: numbered?.[2] ?? title, html: "", rules: [] };
  const parts: { id: string; lines: string[] }[] = [{ id: "", lines: [] }];
  for (const line of lines) {
    const start = RULE.exec(line);
    if (start) parts.push({ id: start[1]!, lines: [line.replace(RULE, "")] });
    else parts.at(-1)!.lines.push(parts.length > 1 ? line.replace(/^ {2}/, "") : line);
  }
  found.html = blocks(parts[0]!.lines, marks);
  found.rules = parts.slice(1).map((part) => ({ id: part.id, html: blocks(part.lines, marks) }));
  return found;
}

/** The sections of a rules text; what stands before the first is left out. */
export function rulebook(markdown: string, marks: Marks): Section[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return section(title.trim(), lines, marks);
    });
}
