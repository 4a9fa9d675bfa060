/** By ids: worked examples come first, they are what somebody asked; the rest is about single rules and cards. */
export const inOrder = (a: string, b: string): number =>
  Number(b.startsWith("EX-")) - Number(a.startsWith("EX-")) || a.localeCompare(b, "en", { numeric: true });
