import { RULE } from "@chainwright/rulebook";

/** Points at which cards lie on the table as what they are not in print, or leave it. */
export const TABLE = {
  equipLost: [RULE.OCG_TABLE_02],
  /** A Trap Monster that is turned face-down. */
  trapAgain: [RULE.OCG_TABLE_15],
  fieldReplaced: [RULE.OCG_BASIC_61, RULE.OCG_BASIC_62],
  tokenGone: [RULE.OCG_TABLE_06],
  /** A Gemini monster without effects, and its Summon that gives it them. */
  geminiDormant: [RULE.OCG_TABLE_12],
  geminiSummon: [RULE.OCG_TABLE_12],
  spiritReturns: [RULE.OCG_TABLE_11],
} as const;
