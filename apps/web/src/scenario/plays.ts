/**
 * The plays of a scenario as its file has them, for headings. The report numbers the plays and does not
 * repeat them; a whole YAML reader for a few headings would be the largest thing in the page.
 */
export function playsOf(source: string, variant: string | undefined): readonly string[] {
  const lines = source.split(/\r?\n/);
  const from = variant === undefined ? 0 : Math.max(0, findVariant(lines, variant));
  const own = itemsUnder(lines, from);
  return own.length > 0 ? own : itemsUnder(lines, 0);
}

function findVariant(lines: readonly string[], variant: string): number {
  return lines.findIndex((line) => /\b(id|name|variant):/.test(line) && line.includes(variant));
}

/** The list items of the first `plays:` at or after a line. */
function itemsUnder(lines: readonly string[], from: number): readonly string[] {
  const start = lines.findIndex((line, i) => i >= from && /^\s*(- )?plays:\s*$/.test(line));
  if (start < 0) return [];
  const items: string[] = [];
  const indent = /^(\s*)/.exec(lines[start + 1] ?? "")?.[1]?.length ?? 0;
  for (const line of lines.slice(start + 1)) {
    const body = line.trim();
    if (body === "" || body.startsWith("#")) continue;
    const depth = line.length - line.trimStart().length;
    const isItem = depth === indent && body.startsWith("- ");
    if (isItem) items.push(body.slice(2).trim());
    else if (depth > indent) items[items.length - 1] += ` ${body}`;
    else break;
  }
  return items;
}
