import { describe, expect, test } from "vitest";
import { japaneseEffects } from "../japanese.mjs";

const monster = (ja) => japaneseEffects({ kind: "Monster", text: { ja } });

describe("what a Japanese text tells of its effects", () => {
  test("nothing where they are not numbered", () => {
    expect(monster("自分のスタンバイフェイズ時、自分は５００ライフポイント回復する。")).toBeNull();
  });

  test("what starts a chain, by choice, with targets and others", () => {
    const [one, two, three] = monster(
      "①：このカードは戦闘では破壊されない。②：このカード以外のモンスター１体を対象として発動できる。" +
        "そのモンスターを破壊する。③：自分スタンバイフェイズに発動する。自分は５００ダメージを受ける。",
    );
    expect(one).toMatchObject({ number: "①", chained: false });
    expect(two).toMatchObject({ chained: true, optional: true, targets: true, other: true });
    expect(three).toMatchObject({ chained: true, optional: false, targets: false, other: false });
  });

  test("a permission starts none, and what is lent is not the card's own", () => {
    expect(monster("①：このカードの効果はセットしたターンでも発動できる。")).toMatchObject([
      { chained: false },
    ]);
    expect(
      monster(
        "①：このカードを素材としてＸ召喚したモンスターは以下の効果を得る。●自分は１枚ドローできる。１ターンに１度、発動できる。",
      ),
    ).toMatchObject([{ chained: false }]);
  });

  test("the activation of a card is one, however it is said", () => {
    const spell = { kind: "Spell", text: { ja: "①：自分は２枚ドローする。" } };
    expect(japaneseEffects(spell)).toMatchObject([{ chained: true, played: true }]);
    const staying = { kind: "Spell", property: "Continuous" };
    expect(
      japaneseEffects({
        ...staying,
        text: { ja: "①：このカードの発動時の効果処理として、自分は１枚ドローする。" },
      }),
    ).toMatchObject([{ played: true }]);
    expect(
      japaneseEffects({ ...staying, text: { ja: "①：手札を１枚捨てて発動できる。自分は１枚ドローする。" } }),
    ).toMatchObject([{ chained: true, played: false }]);
  });
});
