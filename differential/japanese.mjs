// What the Japanese text of a card tells of its effects by its form alone: ①②③, what starts a chain, whether by choice, with
// targets, with "other" cards. Only texts that number their effects tell so much.

const NUMBERED = /([①②③④⑤⑥⑦⑧⑨])[：:]/u;

/** "発動できる。", "発動する。" */
const STARTS = /発動(?:する事が)?(?:できる|する)(?=[。、（：\n●]|$)/gu;
/** … of how, from where or in which turn a card may be activated besides: that starts nothing. */
const ONLY_ALLOWED =
  /(?:手札から|手札からも|セットしたターンに?で?も|ターンでも|ターンにも|以外では|場合にしか|場合のみ|この効果は[^。]*|しか)発動(?:できる|する)$/u;

/** "このカードの発動時の効果処理として", "このカードを発動できる": what is done when a card is activated that stays. */
const AS_PLAYED =
  /このカードの発動時|このカードを発動(?:できる|する)(?=[。、（])|このカードは[^。]*発動後、[^。]*特殊召喚する/u;

/** What lends its effects to others, or to what it becomes, says them after "●". */
const LENDS = /以下の効果を(?:得る|持つ|与える|持った)/u;
const GAINS = /このカード(?:は|が)[^。]*以下の効果を得る/u;
const AS_MATERIAL = /素材と(?:した|して|する)[^。]*モンスターは/u;

const TARGETS = /(?<!攻撃)対象(?:として|とし、|に(?:して)?発動)/u;
/** "このカード以外", "他の", "もう片方の", and this card together with another. */
const OTHER =
  /(?:この|その|対象の|攻撃|装備|リリースした|墓地へ送った)[^、。「」]{0,8}(?:以外|を除く)|(?<!その)他の|もう片方|このカード(?:を含む|及び|と(?!戦闘|のバトル|同じ|して))/u;

/** Where it is said that something is activated: the end of those words, or -1. */
function starting(text) {
  for (const { index, 0: words } of text.matchAll(STARTS)) {
    const end = index + words.length;
    if (!ONLY_ALLOWED.test(text.slice(text.lastIndexOf("。", index) + 1, end))) return end;
  }
  return -1;
}

function effectOf(number, text) {
  const end = starting(text);
  const played = AS_PLAYED.test(text);
  return {
    number,
    text,
    chained: end >= 0 || played,
    played,
    optional: end >= 0 ? text.slice(0, end).endsWith("できる") : null,
    targets: TARGETS.test(text),
    other: OTHER.test(text),
  };
}

/** The numbered parts of one text, those under "●" apart where the card itself gains them; null where nothing is numbered. */
function partsOf(text) {
  const [before, ...rest] = text.split(NUMBERED);
  if (rest.length === 0) return null;
  // "…を対象としてこのカードを発動できる。①：…": what it is activated for is said before.
  const effects = AS_PLAYED.test(before) ? [effectOf("", before)] : [];
  for (let i = 0; i < rest.length; i += 2) {
    const [number, said] = [rest[i], rest[i + 1]];
    const [head, ...bullets] = said.split("●");
    if (bullets.length === 0 || !LENDS.test(head)) effects.push(effectOf(number, said));
    else if (!GAINS.test(head) || AS_MATERIAL.test(head)) effects.push(effectOf(number, head));
    else effects.push(...bullets.map((one) => effectOf(number, one)));
  }
  return effects;
}

const STAYING = ["Continuous", "Equip", "Field"];

/**
 * The effects that a card's Japanese text tells apart, of JSON lines as an import takes them; null where it does not number
 * them all.
 */
export function japaneseEffects({ kind, property, text, pendulumText }) {
  const halves = [pendulumText?.ja, text?.ja].filter(Boolean).map(partsOf);
  if (halves.length === 0 || halves.every((half) => half === null)) return null;
  const effects = halves.flatMap((half) => half ?? []);
  // What a card is activated for that does not stay is its activation, however it is said.
  const [first] = effects;
  if (kind !== "Monster" && !STAYING.includes(property) && first !== undefined)
    effects[0] = { ...first, chained: true, played: true };
  return effects;
}
