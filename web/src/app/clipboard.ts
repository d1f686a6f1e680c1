/** The clipboard, also over plain HTTP, where browsers give pages none: tables in a local network are reached that way. */

/** Copy a text; returns whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const [field, before] = [document.createElement("textarea"), document.activeElement];
  field.value = text;
  field.readOnly = true;
  field.className = "hidden";
  (before?.closest("dialog") ?? document.body).append(field); // a dialog keeps the focus inside
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
