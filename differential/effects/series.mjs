// Series of which the card data of the other engine has no members, as of the newest cards: what it makes of them is wrong.
import { readFileSync } from "node:fs";
import initSqlJs from "sql.js";

/** What a text says in quotation marks. */
const quoted = (text) => [...text.matchAll(/"([^"]+)"/g)].map(([, said]) => said);

/** Of texts and of the names of all cards with the numbers of their series, tells which texts speak of such a series. */
export function speaksOfUnknown(numbered) {
  const known = new Map();
  const isUnknown = (series) => {
    const members = numbered.filter(([name]) => name.includes(series));
    const told = members.filter(([, number]) => number !== 0);
    return (
      members.length > 1 && !members.some(([name]) => name === series) && told.length * 2 < members.length
    );
  };
  return (text) =>
    quoted(text).some((series) => {
      if (!known.has(series)) known.set(series, isUnknown(series));
      return known.get(series);
    });
}

/** The names of the cards of a file, each with the number of its series; 0 where it has none. */
export async function seriesIn(file) {
  const { Database } = await initSqlJs();
  const cards = new Database(readFileSync(file));
  const [{ values }] = cards.exec("select name, setcode from texts join datas on texts.id = datas.id");
  cards.close();
  return values;
}
