import { describe, expect, it } from "vitest";
import { endingOf, particle, withParticles } from "../src/particle.ts";

describe("endingOf", () => {
  it.each([
    ["차원합성사", "vowel"],
    ["사이클론", "consonant"],
    ["번개 마신의 칼", "rieul"],
    ["나락의 함정 속으로”", "vowel"],
    ["체인 1", "rieul"],
    ["체인 2", "vowel"],
    ["체인 3", "consonant"],
    ["체인 10", "consonant"],
    ["LP 8000", "consonant"],
    ["A", "vowel"],
    ["B", "vowel"],
    ["LP", "vowel"],
    ["XYZ", "vowel"],
    ["URL", "rieul"],
    ["No. N", "consonant"],
    ["Mystical Space Typhoon", "consonant"],
    ["Dark Magic", "consonant"],
    ["Raigeki Break", "vowel"],
    ["Sangan", "consonant"],
    ["Knight", "vowel"],
    ["Warrior", "vowel"],
    ["Dark Hole", "rieul"],
    ["Battle", "rieul"],
    ["Trap", "consonant"],
    ["Book of Moon (2)", "vowel"],
    ["「」", "unknown"],
    ["次元合成師", "unknown"],
  ])("%s: %s", (word, ending) => {
    expect(endingOf(word)).toBe(ending);
  });
});

describe("particle", () => {
  it("follows the sound of the word", () => {
    expect(particle("사이클론", "을/를")).toBe("을");
    expect(particle("차원합성사", "을/를")).toBe("를");
    expect(particle("덱", "으로/로")).toBe("으로");
    expect(particle("묘지", "으로/로")).toBe("로");
    expect(particle("칼", "으로/로")).toBe("로");
    expect(particle("칼", "이/가")).toBe("이");
    expect(particle("次元", "은/는")).toBe("은(는)");
    expect(particle("次元", "으로/로")).toBe("(으)로");
  });

  it("refuses pairs that it does not know", () => {
    expect(() => particle("덱", "이나/나")).toThrow(RangeError);
  });
});

describe("withParticles", () => {
  it("looks through closing quotes and brackets", () => {
    expect(withParticles("“사이클론”[을/를] “묘지”[으로/로] A[이/가] 체인 2[과/와]")).toBe(
      "“사이클론”을 “묘지”로 A가 체인 2와",
    );
  });
});
