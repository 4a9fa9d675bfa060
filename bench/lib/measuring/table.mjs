// Figures as a table for people.

export const hex = (checksum) => (checksum >>> 0).toString(16).padStart(8, "0");

const digits = (value) => (value >= 100 ? 0 : value >= 10 ? 1 : 2);

export function shown({ value, unit }) {
  const places = digits(value);
  const number = value.toLocaleString("en", { minimumFractionDigits: places, maximumFractionDigits: places });
  return unit === "" ? number : `${number} ${unit}`;
}

/** Rows of words below their heads, each column as wide as its longest word. */
export function table(rows) {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
