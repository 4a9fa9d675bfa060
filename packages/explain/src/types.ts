import type { Language } from "@chainwright/card-ir";

/** Monster Types, Attributes and card types in Korean and Japanese; what is missing (races of Duel Masters) is shown as the card file has it. */
const TYPES: Readonly<Record<string, readonly [ko: string, ja: string]>> = {
  Aqua: ["물족", "水族"],
  Beast: ["야수족", "獣族"],
  "Beast-Warrior": ["야수전사족", "獣戦士族"],
  "Celestial Warrior": ["천계전사족", "天界戦士族"],
  "Creator God": ["창조신족", "創造神族"],
  Cyberse: ["사이버스족", "サイバース族"],
  Cyborg: ["사이보그족", "サイボーグ族"],
  Dinosaur: ["공룡족", "恐竜族"],
  "Divine-Beast": ["환신야수족", "幻神獣族"],
  Dragon: ["드래곤족", "ドラゴン族"],
  Fairy: ["천사족", "天使族"],
  Fiend: ["악마족", "悪魔族"],
  Fish: ["어류족", "魚族"],
  Galaxy: ["갤럭시족", "ギャラクシー族"],
  "High Dragon": ["하이 드래곤족", "ハイドラゴン族"],
  Illusion: ["환상마족", "幻想魔族"],
  Insect: ["곤충족", "昆虫族"],
  Machine: ["기계족", "機械族"],
  "Magical Knight": ["마도기사족", "魔導騎士族"],
  "Omega Psychic": ["오메가 사이킥족", "オメガサイキック族"],
  Plant: ["식물족", "植物族"],
  Psychic: ["사이킥족", "サイキック族"],
  Pyro: ["화염족", "炎族"],
  Reptile: ["파충류족", "爬虫類族"],
  Rock: ["암석족", "岩石族"],
  "Sea Serpent": ["해룡족", "海竜族"],
  Spellcaster: ["마법사족", "魔法使い族"],
  Thunder: ["번개족", "雷族"],
  Warrior: ["전사족", "戦士族"],
  "Winged Beast": ["비행야수족", "鳥獣族"],
  Wyrm: ["환룡족", "幻竜族"],
  Yokai: ["요괴족", "妖怪族"],
  Zombie: ["언데드족", "アンデット族"],
  DARK: ["어둠 속성", "闇属性"],
  DIVINE: ["신 속성", "神属性"],
  EARTH: ["땅 속성", "地属性"],
  FIRE: ["화염 속성", "炎属性"],
  LIGHT: ["빛 속성", "光属性"],
  WATER: ["물 속성", "水属性"],
  Monster: ["몬스터", "モンスター"],
  Spell: ["마법", "魔法"],
  Trap: ["함정", "罠"],
  WIND: ["바람 속성", "風属性"],
};

export function typeName(lang: Language, type: string): string {
  const names = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (names === undefined || lang === "en") return type;
  return lang === "ko" ? names[0] : names[1];
}
