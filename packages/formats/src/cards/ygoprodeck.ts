import type { Arrow, CardFacts, GameId } from "@chainwright/card-ir";
import { z } from "zod/mini";
import { badForm, type CardDraft, type CardDrafts, factsOf, isDate, printed } from "./draft.ts";
import { languageOf, ocgText, pendulumText, rushText, saysMoreThanMaterials } from "./texts.ts";

/** A card as YGOPRODeck's service gives it. Old answers lack the type line and the parts of a Pendulum Monster's text. */
const ServiceCard = z.partial(
  z.object({
    id: z.number(),
    name: z.string(),
    /** "Pendulum Effect Monster", "Spell Card" */
    type: z.string(),
    /** "effect_pendulum", "skill" */
    frameType: z.string(),
    /** "Dragon", "Pendulum", "Effect" */
    typeline: z.array(z.string()),
    /** Of a monster its Type, of others "Quick-Play" and the like. */
    race: z.string(),
    desc: z.string(),
    pend_desc: z.string(),
    monster_desc: z.string(),
    attribute: z.string(),
    level: z.number(),
    linkval: z.number(),
    atk: z.number(),
    def: z.number(),
    scale: z.number(),
    linkmarkers: z.array(z.string()),
    misc_info: z.array(
      z.partial(
        z.object({
          formats: z.array(z.string()),
          konami_id: z.number(),
          ocg_date: z.string(),
          tcg_date: z.string(),
        }),
      ),
    ),
  }),
);
type ServiceCard = z.output<typeof ServiceCard>;

const CATEGORIES = [
  ...["normal", "fusion", "ritual", "synchro", "xyz", "link", "pendulum"],
  ...["flip", "toon", "spirit", "union", "gemini", "tuner", "token", "skill", "effect"],
];
/** Frames whose old `type` does not say whether the monster has effects. */
const UNSAID = ["fusion", "synchro", "xyz", "link"];

/** Reads the cards of an answer of YGOPRODeck's service, `{"data": […]}`, or of a plain list of them. */
export function* draftsOfService(cards: readonly unknown[]): CardDrafts {
  for (const [i, card] of cards.entries()) {
    const place = { unit: "card", number: i + 1 } as const;
    const read = ServiceCard.safeParse(card);
    yield read.success ? draftOf(read.data, place) : badForm(place, read.error);
  }
}

function draftOf(card: ServiceCard, place: CardDraft["place"]): CardDraft {
  const { id, name = "", desc = "", pend_desc: pendulum, monster_desc: monster } = card;
  const { formats = [], konami_id: konamiId, ocg_date, tcg_date } = card.misc_info?.[0] ?? {};
  const game: GameId = formats.length === 1 && formats[0] === "Rush Duel" ? "rush" : "ocg";
  const facts = serviceFacts(card);
  const language = languageOf(name) === "en" ? "en" : languageOf(name + desc);
  const isSplit = facts.categories.includes("pendulum") && pendulum !== undefined && monster !== undefined;
  return {
    place,
    game,
    name: name === "" ? {} : { [language ?? "en"]: name },
    ...(id === undefined ? {} : { passcode: id }),
    released: [ocg_date, tcg_date].filter(isDate).sort()[0],
    konamiId,
    facts,
    text:
      game === "rush"
        ? rushText(facts, desc)
        : isSplit
          ? pendulumText(facts, pendulum, monster)
          : ocgText(facts, desc),
  };
}

function serviceFacts(card: ServiceCard): CardFacts {
  const { type = "", race = "", attribute, level, linkval, atk, def, scale, linkmarkers } = card;
  const frame = (card.frameType ?? type).toLowerCase();
  const kind = ["spell", "trap"].find((one) => frame.startsWith(one)) ?? "";
  if (kind !== "") return factsOf({ kind: kind as CardFacts["kind"], categories: [race.toLowerCase()] });
  const isMonster = /monster|token|skill/i.test(type) || card.typeline !== undefined;
  return factsOf({
    kind: (isMonster ? "monster" : "") as CardFacts["kind"],
    categories: categoriesOf(card, frame),
    attribute,
    type: race.replace("Creator-God", "Creator God"),
    level: level ?? linkval,
    atk: printed(atk),
    def: linkmarkers ? undefined : printed(def),
    arrows: linkmarkers?.map((one) => one.toLowerCase() as Arrow),
    scale,
  });
}

function categoriesOf({ type = "", typeline, desc = "" }: ServiceCard, frame: string): string[] {
  const said = (typeline ?? type.split(" ")).map((word) => word.toLowerCase());
  const found = CATEGORIES.filter((category) => said.includes(category) || frame === category);
  if (typeline !== undefined || found.some((one) => ["normal", "effect", "token", "skill"].includes(one)))
    return found;
  const plain = found.some((one) => UNSAID.includes(one)) && !saysMoreThanMaterials(desc);
  return plain || found.includes("ritual") ? found : [...found, "effect"];
}
