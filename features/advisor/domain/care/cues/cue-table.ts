export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ko'] as const;
export type CareLanguage = (typeof LANGUAGES)[number];

/**
 * Whom a message is about: `self`, the student, who may harm themselves or has lost hope; `friend`, somebody they worry
 * for; `danger`, the student, from somebody else.
 */
export type Concern = 'self' | 'friend' | 'danger';

/** How the words of a language are brought to the one spelling that its cues are written in. */
export interface Spelling {
  /** `join`: an apostrophe is left out (`don't` is `dont`); `part`: it parts two words (`j'ai` is `j ai`). */
  apostrophes: 'join' | 'part';
  /** Short forms, phone spellings and contractions, and what they stand for: one word or several. */
  forms: Readonly<Record<string, string>>;
  /** Two words in a row, and what they stand for. */
  pairs: Readonly<Record<string, string>>;
  /** Words that change nothing: "really", "just". They are left out. */
  fillers: string;
  /** Words whose slips are mended: long or unlike others, so that nothing else is taken for them. */
  mended: string;
  /** Words that are no slip, although they are one letter away from a mended one. */
  kept: string;
  /** Letters that stand before an apostrophe which many leave out (`jai`, `den`). */
  elisions: readonly string[];
  /** Letters and what they are often typed as without the right keys: `ae` for `ä`. */
  digraphs: Readonly<Record<string, string>>;
}

/** A phrase that is taken out before cues are looked for; with `when`, only where that stands in the message too. */
export type HarmlessPhrase = string | { take: string; when: string };

/** What is listened for in one language. The notation of the cues is told in `cue-pattern.ts`. */
export interface CueTable {
  language: CareLanguage;
  /** `words`, or `characters` where words are not parted by spaces. */
  unit: 'words' | 'characters';
  /** Letters without which nothing is said in it. */
  script: RegExp;
  spelling: Spelling;
  /** Groups of words that cues name by `$NAME`. */
  groups: Readonly<Record<string, string>>;
  /** Heard whatever stands around them. */
  certain: Partial<Record<Concern, readonly string[]>>;
  /** Idioms, course talk and lookalikes. */
  harmless: readonly HarmlessPhrase[];
  /** Heard unless a harmless phrase has taken them. */
  likely: Partial<Record<Concern, readonly string[]>>;
  /** Heard where the message does not speak of courses; else a hint. */
  unlessCourses: readonly string[];
  /** Words for the matter itself: heard where the message does not speak of courses, else nothing. */
  topics: readonly string[];
  /** Heard where two of them come together. */
  hints: readonly string[];
  /** Words that show that a message speaks of courses. */
  courses: string;
}
