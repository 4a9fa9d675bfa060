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

/** Numbers, and names in quotation marks. */
export function terminals(g: Grammar): void {
  g.terminal("int", integer(0));
  /** Two or more: what takes the plural. */
  g.terminal("int2", integer(2));
  g.terminal("name", {
    kind: "name",
    read: (token) => (/Token(?:s|\(s\))"$/.test(token.text) ? undefined : unquoted(token.text)),
    write: (value) => (typeof value === "string" ? quoted(value) : undefined),
    called: "a name in quotation marks",
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
