import type { Grammar } from "../grammar.ts";

const integer = (from: number) => ({
  kind: "number" as const,
  read: (token: { readonly text: string }) => (Number(token.text) >= from ? Number(token.text) : undefined),
  write: (value: unknown) =>
    Number.isInteger(value) && (value as number) >= from ? String(value) : undefined,
  called: "a number",
});

const quoted = (text: string): string => `"${text}"`;
const unquoted = (text: string): string => text.slice(1, -1);

const areTokens = (text: string): boolean => /Token(?:s|\(s\))"$/.test(text);
const isPart = (text: string): boolean => /^"[a-z]/.test(text);

/** Numbers, and names in quotation marks. */
export function terminals(g: Grammar): void {
  g.terminal("int", integer(0));
  /** Two or more: what takes the plural. */
  g.terminal("int2", integer(2));
  g.terminal("name", {
    kind: "name",
    read: (token) => (areTokens(token.text) ? undefined : unquoted(token.text)),
    write: (value) => (typeof value === "string" ? quoted(value) : undefined),
    called: "a name in quotation marks",
  });
  // What begins with a small letter is a part of names: 1 "tellarknight" or 1 "Constellar" monster.
  g.terminal("card-name", {
    kind: "name",
    read: (token) => (areTokens(token.text) || isPart(token.text) ? undefined : unquoted(token.text)),
    write: (value) => (typeof value === "string" && !isPart(quoted(value)) ? quoted(value) : undefined),
    called: "the name of a card",
  });
  g.terminal("token-name[sg]", {
    kind: "name",
    read: (token) => (token.text.endsWith('Token"') ? unquoted(token.text) : undefined),
    write: (value) => (typeof value === "string" && value.endsWith("Token") ? quoted(value) : undefined),
    called: "the name of a Token",
  });
  g.terminal("token-name[pl]", {
    kind: "name",
    read: (token) => (token.text.endsWith('Tokens"') ? unquoted(token.text).slice(0, -1) : undefined),
    write: (value) =>
      typeof value === "string" && value.endsWith("Token") ? quoted(`${value}s`) : undefined,
    called: "the name of Tokens",
  });
}
