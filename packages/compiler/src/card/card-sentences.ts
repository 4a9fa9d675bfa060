import type { Card, Group, Keyword, Sentence, Step, Trait } from "@chainwright/card-ir";
import type { CardSet, CardTest, Definition, Duel, Game, KeywordParameters } from "@chainwright/engine/board";
import { wearerOf } from "@chainwright/engine/program";
import { compileWords, NotCarriedOut } from "../words/not-carried-out.ts";
import { compileMaterial, newScope } from "./new-scope.ts";

/** The sentences of a text beside its effects. */

/** Whether a sentence is about the effect before it. */
const goesOn = (sentence: Sentence): boolean =>
  ["rider", "oath", "remark"].includes(sentence.sentence) ||
  (sentence.sentence === "proviso" && sentence.of !== "activation") ||
  (sentence.sentence === "assurance" && sentence.of !== "each" && sentence.of !== "card") ||
  (sentence.sentence === "limit" && sentence.scope === "this" && sentence.of === undefined);

const isOfProcedure = (one: Sentence): boolean => one.sentence === "oath" && one.of === "procedure";

/** "If Summoned this way, …": after a Summon that the text lets its player conduct. */
const isSequel = (sentence: Sentence, before: Sentence): boolean =>
  (sentence.sentence === "rider" || isOfProcedure(sentence)) &&
  before.sentence === "summon-rule" &&
  before.rule === "procedure";

const STAYING = ["continuous", "field", "equip"] as const;

/** A Normal Spell or Trap is gone when its phase comes. */
const staysOnField = ({ facts: { kind, categories } }: Card): boolean =>
  (kind !== "spell" && kind !== "trap") || STAYING.some((one) => categories.includes(one));

/** "(You can only gain this effect once per turn.)": whether the sentence before gives what is gained so. */
const gives = (verb: Step["verb"], before: Sentence | undefined): boolean =>
  before?.sentence === "effect" && before.resolution.some(({ step }) => step.verb === verb);

/** Sentences beside the effects must be ones that the game keeps, too. */
export function mustHold(game: Game, card: Card): void {
  const { sentences } = card.program;
  for (const [i, sentence] of sentences.entries())
    compileWords(sentence, () => mustHoldOne(game, card, sentence, i));
}

/** "You can only use the effect of “X” once per turn.", before the only one that it has. */
const isOfTheOnlyEffect = (sentence: Sentence, all: readonly Sentence[]): boolean =>
  sentence.sentence === "limit" && all.filter((one) => one.sentence === "effect").length === 1;

function mustHoldOne(game: Game, card: Card, sentence: Sentence, at: number): void {
  const all = card.program.sentences;
  const before = all.slice(0, at);
  const isEffect = (one: Sentence): boolean => one.sentence === "effect" && !isOfProcedure(sentence);
  const hasOne = before.some((one) => isEffect(one) || isSequel(sentence, one));
  // "You cannot … the turn you activate either of this card's effects": those that come are meant as well.
  const isOfAll = (sentence.sentence === "oath" || sentence.sentence === "proviso") && sentence.of === "each";
  if (goesOn(sentence) && !hasOne && !isOfAll && !isOfTheOnlyEffect(sentence, all))
    throw new NotCarriedOut(`a ${sentence.sentence} of no effect`);
  if (sentence.sentence === "no-effect" && sentence.of !== undefined && !gives(sentence.of, before.at(-1)))
    throw new NotCarriedOut("an effect that is gained once");
  if (
    sentence.sentence === "effect" &&
    sentence.kind === "duty" &&
    !staysOnField(card) &&
    !before.some(isEffect)
  )
    throw new NotCarriedOut("upkeep of a card that does not stay");
  if (sentence.sentence === "keyword" && !game.keywords.includes(sentence.keyword))
    throw new NotCarriedOut(`the keyword "${sentence.keyword}"`);
  if (sentence.sentence === "heading" && !card.facts.categories.includes("pendulum"))
    throw new NotCarriedOut("a Pendulum Effect of a card that is no Pendulum Monster");
  if (sentence.sentence === "summon-rule" && (sentence.name ?? card.name.en) !== card.name.en)
    throw new NotCarriedOut("a summoning condition of another card");
  if (sentence.sentence === "summon-rule" && !game.summonRules.includes(sentence.rule))
    throw new NotCarriedOut(`the summoning condition "${sentence.rule}"`);
}

/** The words of a text that stand for abilities. */
export function keywordsOf({ program }: Card): readonly Keyword[] {
  return program.sentences.filter((sentence) => sentence.sentence === "keyword");
}

export const spokenOf = ({ n = 0, what }: Keyword): KeywordParameters => ({
  n,
  what: what === undefined ? null : newScope().noun(what),
});

/** "Equip only to …", as a test of the monster. Who controls it counts only when the card is equipped. */
export function equipsTo(card: Card): CardTest | null {
  const wearer = wearerOf(card);
  if (wearer === undefined) return null;
  const lasting = (trait: Trait): boolean => trait.trait !== "controlled";
  const to: Group = {
    ...wearer,
    traits: wearer.traits.filter(lasting),
    where: wearer.where.filter(lasting),
  };
  return newScope().noun(to).test;
}

/** The groups of the sentence that names the materials. */
export function materialsOf({ program }: Card): readonly CardSet[] {
  const scope = newScope();
  scope.asMaterial = true;
  return program.sentences.flatMap((sentence) => {
    return sentence.sentence === "materials"
      ? sentence.groups.map((group) => ({
          ...scope.material(group),
          ...(isNamed(group) ? { named: true as const } : {}),
        }))
      : [];
  });
}

const isNamed = ({ traits, one }: Group): boolean =>
  one === undefined && traits.some((trait) => trait.trait === "name" && trait.not !== true);

/** "Cannot be used as Synchro Material, except for the Synchro Summon of a “X” monster." */
export function notMaterialOf({ program }: Card): Definition["notMaterial"] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "summon-rule" || rule.rule !== "cannot-be-material") return [];
    const except = rule.except === undefined ? null : newScope().noun(rule.except).test;
    return [{ ways: rule.ways ?? [], except }];
  });
}

const ANY: CardTest = () => true;

const monstersFor = (group: Group | undefined): CardTest =>
  group === undefined ? ANY : compileMaterial(group).test;

/** "If this card you control would be used as Synchro Material for a “X” monster, you can treat it as a non-Tuner." */
export function nonTunerForOf({ program }: Card): Definition["nonTunerFor"] {
  const rule = program.sentences.find((one) => one.sentence === "summon-rule" && one.rule === "as-non-tuner");
  return rule?.sentence === "summon-rule" ? monstersFor(rule.for) : null;
}

/** "For this card's Synchro Summon, you can treat 1 “X” monster you control as a Tuner." */
export function treatedAsOf({ program }: Card): Definition["treatedAs"] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "summon-rule" || rule.rule !== "treated-as-material") return [];
    const { ways = [], levels = [], tuner = false, series = null } = rule;
    // A card counts for one other number beside its own.
    if (ways.includes("synchro") && levels.length > 1)
      throw new NotCarriedOut("a choice of Levels for a Synchro Summon");
    const what = rule.what === undefined ? null : compileMaterial(rule.what).test;
    return [{ ways, for: monstersFor(rule.for), what, levels, tuner: tuner && series === null, series }];
  });
}

/** "Must be Ritual Summoned, without using “X”." */
export const neverMadeOf = ({ program }: Card): Definition["neverMadeOf"] =>
  program.sentences.flatMap((rule) =>
    rule.sentence === "summon-rule" && rule.without !== undefined ? [compileMaterial(rule.without).test] : [],
  );

/** "If you Ritual Summon exactly 1 “X” Ritual Monster …, this card can be used as the entire Tribute." */
export function entireTributeOf({ program }: Card): Definition["entireTribute"] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "summon-rule" || rule.rule !== "entire-tribute") return [];
    const { from } = rule;
    const zones = from === undefined ? everywhere : (duel: Duel): number => duel.zonesOf(from);
    return [{ for: monstersFor(rule.for), zones }];
  });
}

/** "When you Ritual Summon a monster, you can banish this card from your GY as 1 of the monsters required for the Ritual Summon." */
export const graveTributeOf = ({ program }: Card): Definition["graveTribute"] =>
  program.sentences.flatMap((rule) =>
    rule.sentence === "summon-rule" && rule.rule === "grave-tribute" ? [monstersFor(rule.for)] : [],
  );

/** "If this card on the field would be used as Synchro Material, 1 Tuner in your hand can be used as 1 of the other materials." */
export function handMaterialOf({ program }: Card): Definition["handMaterial"] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "summon-rule" || rule.rule !== "hand-material" || rule.what === undefined)
      return [];
    return [{ ways: rule.ways ?? [], for: monstersFor(rule.for), cards: compileMaterial(rule.what).test }];
  });
}

/** "If a “X” monster you control would be used as Link Material for a “Y” monster, this card in your hand can also be used …" */
export function fromHandOf({ program: { sentences } }: Card): Definition["usedFromHand"] {
  return sentences.flatMap((rule, i) => {
    if (rule.sentence !== "summon-rule" || rule.rule !== "used-from-hand") return [];
    return [
      {
        ways: rule.ways ?? [],
        for: monstersFor(rule.for),
        beside: rule.what === undefined ? () => true : newScope().noun(rule.what).test,
        once: sentences.some((one, at) => one.sentence === "limit" && (one.scope === "each" || at === i + 1)),
      },
    ];
  });
}

/** "You can also use 1 monster your opponent controls as material to Link Summon this card." */
export function alsoMaterialsOf({ program }: Card): Definition["alsoMaterials"] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "summon-rule" || rule.rule !== "also-material" || rule.what === undefined)
      return [];
    const cards = newScope().noun(rule.what);
    return [{ ways: rule.ways ?? [], cards: cards.test, most: cards.max }];
  });
}

/** "If this card is used as Synchro Material, all other Synchro Materials must be WATER." */
export function otherMaterialsOf({ program }: Card): Definition["otherMaterials"] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "summon-rule" || rule.rule !== "other-materials" || rule.what === undefined)
      return [];
    return [{ ways: rule.ways ?? [], cards: compileMaterial(rule.what).test }];
  });
}

/** "If you Tribute Summon this card, all Tributes must be WATER.", "Requires 3 “A” Tributes …", "… you can Tribute a Continuous Spell/Trap you control" */
export const tributesSaid = (
  { program }: Card,
  said: "tributes-must-be" | "three-tributes" | "also-tribute",
): readonly CardTest[] =>
  program.sentences.flatMap((rule) =>
    rule.sentence === "summon-rule" && rule.rule === said && rule.what !== undefined
      ? [newScope().noun(rule.what).test]
      : [],
  );

/** "Must be Special Summoned with the effect of a “X” card." */
export function onlyByCardOf({ program }: Card): Definition["onlyByCard"] {
  const rules = program.sentences.flatMap((rule) =>
    rule.sentence === "summon-rule" && rule.byCard !== undefined ? [rule.byCard] : [],
  );
  if (rules.length > 1) throw new NotCarriedOut("a choice of whose effects may Special Summon it");
  const [only] = rules;
  return only === undefined ? null : newScope().noun(only).test;
}

const everywhere = (): number => ~0;

/** "(This card's original Rank is always treated as 1.)": whatever is printed. */
export const rankSaidOf = ({ program }: Card): number | undefined =>
  program.sentences.flatMap((rule) => (rule.sentence === "name-rule" ? (rule.rank ?? []) : []))[0];

/** What the card is called, or counts as, in some places. */
export function elsewhereOf({ program }: Card): Definition["elsewhere"] {
  return program.sentences.flatMap((rule) => {
    if (rule.sentence !== "name-rule" || rule.rank !== undefined) return [];
    if (rule.series !== undefined && rule.name === undefined) return [];
    const { at } = rule;
    const zones = at === undefined ? everywhere : (duel: Duel): number => duel.zonesOf(at);
    if (rule.turn !== undefined && rule.turn !== "opponent")
      throw new NotCarriedOut(`another name in the turn of "${rule.turn}"`);
    const inTheirTurn = rule.turn === "opponent";
    const one = { name: rule.name ?? null, legend: rule.legend === true, inTheirTurn, zones };
    const { other } = rule;
    if (other === undefined) return [one];
    return [one, { ...one, name: other.name, legend: false, zones: (duel: Duel) => duel.zonesOf(other.at) }];
  });
}
