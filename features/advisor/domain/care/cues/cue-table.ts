export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ko'] as const;
export type CareLanguage = (typeof LANGUAGES)[number];

/**
 * Who is concerned: `self`, the student, who may harm themselves or has lost hope; `friend`, someone they worry
 * about; `danger`, the student, threatened by someone else.
 */
export type Concern = 'self' | 'friend' | 'danger';

/** How words of a language are normalised to the spelling that its cues use. */
export interface Spelling {
  /** `join`: apostrophes are removed (`don't` becomes `dont`); `part`: they separate words (`j'ai` becomes `j ai`). */
  apostrophes: 'join' | 'part';
  /** Abbreviations, chat spellings and contractions, with what they stand for, in one or more words. */
  forms: Readonly<Record<string, string>>;
  /** Two consecutive words, with what they stand for. */
  pairs: Readonly<Record<string, string>>;
  /** Words without influence on the meaning ("really", "just"); removed. */
  fillers: string;
  /** Words whose typing errors are corrected: long or distinctive enough that other words are not mistaken for them. */
  mended: string;
  /** Words that are not corrected although they are one letter away from such a word. */
  kept: string;
  /** Letters before an apostrophe that is often omitted (`jai`, `den`). */
  elisions: readonly string[];
  /** Letters and their common substitutes on other keyboards: `ae` for `ä`. */
  digraphs: Readonly<Record<string, string>>;
}

/** A phrase removed before cues are matched; with `when`, only if that matches the message too. */
export type HarmlessPhrase = string | { take: string; when: string };

/** The cues of one language, in the notation of `cue-pattern.ts`. */
export interface CueTable {
  language: CareLanguage;
  /** `words`, or `characters` for languages without spaces between words. */
  unit: 'words' | 'characters';
  /** A message without any of these characters is not in this language. */
  script: RegExp;
  spelling: Spelling;
  /** Word groups that cues reference by `$NAME`. */
  groups: Readonly<Record<string, string>>;
  /** Match in any context. */
  certain: Partial<Record<Concern, readonly string[]>>;
  /** Idioms, course talk and similar-looking phrases. */
  harmless: readonly HarmlessPhrase[];
  /** Match unless part of a harmless phrase. */
  likely: Partial<Record<Concern, readonly string[]>>;
  /** Match if the message does not mention courses; otherwise they count as hints. */
  unlessCourses: readonly string[];
  /** Words for the subject itself: match if the message does not mention courses; otherwise ignored. */
  topics: readonly string[];
  /** Match if two different ones occur together. */
  hints: readonly string[];
  /** Words that show that a message is about courses. */
  courses: string;
}
