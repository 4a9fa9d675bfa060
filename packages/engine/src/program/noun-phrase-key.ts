import { isReference, type Noted, type NounPhrase, type Trait } from "@chainwright/card-ir";

/** What a group is, whatever it is said with. */
export const nounPhraseKey = (np: NounPhrase): string =>
  isReference(np)
    ? ""
    : JSON.stringify([
        np.noun,
        [...np.traits, ...np.where].map(({ span: _, wording: __, ...trait }: Trait & Noted) => trait),
      ]);

/** … where it is a card of that name: "(This is treated as a Fusion Summon with “X”.)" */
export const nameKey = (name: string): string =>
  nounPhraseKey({ quantity: { kind: "a" }, traits: [{ trait: "name", name }], noun: "card", where: [] });
