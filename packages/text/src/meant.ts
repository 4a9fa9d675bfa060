import { type Reference, type Step, someNode } from "@chainwright/card-ir";
import { isPlain, type RawSentence } from "./raw.ts";

/** Whether a reading of a sentence is meant, where it has several. */
export const isMeant = (sentence: RawSentence): boolean =>
  !lastsAlone(sentence) && !saidOfCards(sentence) && !misnames(sentence);

/**
 * "While this card is face-up on the field, it gains 500 ATK.", with nothing before it: that holds by itself, and is
 * not left behind by something that resolves.
 */
const lastsAlone = (sentence: RawSentence): boolean =>
  sentence.sentence === "effect" &&
  isPlain(sentence) &&
  sentence.resolution.some(
    ({ step }) =>
      ("until" in step && step.until === "while-source-face-up") ||
      isOwnMaterialBan(step) ||
      answersThat(step),
  );

/** "Your opponent cannot activate cards or effects when that monster is Special Summoned.": by the effect before. */
const answersThat = (step: Step): boolean => {
  if (step.verb !== "forbid" || step.answering === undefined || !("subject" in step.answering)) return false;
  const { subject } = step.answering;
  return "ref" in subject && subject.ref === "that-card";
};

/** "Your opponent cannot activate monster effects or declare an attack": the player cannot, and nothing that was named before. */
const saidOfCards = (sentence: RawSentence): boolean =>
  sentence.sentence === "effect" &&
  sentence.resolution.some(({ step }, i) => {
    const before = sentence.resolution[i - 1]?.step;
    if (before?.verb !== "forbid" || before.player === "both") return false;
    return step.verb === "forbid" && "ref" in step.what && step.what.ref === "same-subject";
  });

/** "With that name" is with the one that was declared, and with that of a card only where none was. */
function misnames(sentence: RawSentence): boolean {
  const declares = someNode(sentence, ({ verb, property }) => verb === "declare" && property === "name");
  return someNode(
    sentence,
    ({ trait, as, wording }) =>
      (trait === "declared-name" && !declares && String(wording).split(" ").includes("that")) ||
      (trait === "same-name" && declares && (as as Partial<Reference> | undefined)?.ref === "that-card"),
  );
}

/** "This card cannot be used as Synchro Material.": a rule about how the card is used, and no effect. */
const isOwnMaterialBan = (step: Step): boolean =>
  step.verb === "forbid" && step.act === "material" && "ref" in step.what && step.what.ref === "this-card";
