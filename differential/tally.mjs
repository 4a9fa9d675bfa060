/** How much two readings agree in, by label, and where they do not. */
export class Tally {
  #labels;
  #counts;

  /** `labels`: of each the share that has to agree. */
  constructor(labels) {
    this.#labels = labels;
    this.#counts = new Map(Object.keys(labels).map((label) => [label, { agree: 0, all: 0, differ: [] }]));
  }

  count(label, same, words) {
    const counted = this.#counts.get(label);
    counted.all++;
    if (same) counted.agree++;
    else counted.differ.push(words);
  }

  /** Prints the shares, and of the `listed` labels each difference; says whether every share is as large as it has to be. */
  print(listed) {
    let enough = true;
    for (const [label, { agree, all, differ }] of this.#counts) {
      const wanted = this.#labels[label];
      const share = agree / Math.max(1, all);
      if (share < wanted) enough = false;
      console.log(
        `${share < wanted ? "✗" : "✓"} ${label.padEnd(10)}${(100 * share).toFixed(1).padStart(6)} %  ${agree} of ${all} (wanted ${100 * wanted} %)`,
      );
      if (listed.includes(label)) for (const line of differ) console.log(`    ${line}`);
    }
    return enough;
  }
}
