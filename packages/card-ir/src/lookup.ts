/** What a table has under a key that came from outside: "constructor" is no entry of it. */
export const lookup = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
