import { PatternIndex, PatternReader, type Span, takeOut, wordsOf } from './cue-pattern.ts';
import { CHINESE } from './cues/chinese.ts';
import type { CareLanguage, Concern, CueTable } from './cues/cue-table.ts';
import { ENGLISH } from './cues/english.ts';
import { FRENCH } from './cues/french.ts';
import { GERMAN } from './cues/german.ts';
import { KOREAN } from './cues/korean.ts';
import { SPANISH } from './cues/spanish.ts';
import { spokenCharacters, WordReader } from './spoken-words.ts';

/** The result for a message that needs a person rather than a catalogue. */
export interface Heard {
  about: Concern;
  /** The language of the matching cue. */
  language: CareLanguage;
}

const CONCERNS: readonly Concern[] = ['self', 'danger', 'friend'];

interface Ear {
  language: CareLanguage;
  /** A message without any of these characters is not in this language. */
  script: RegExp;
  read(message: string): string[];
  certain: Record<Concern, PatternIndex>;
  likely: Record<Concern, PatternIndex>;
  harmless: readonly { take: PatternIndex; when: PatternIndex | null }[];
  unlessCourses: PatternIndex;
  topics: PatternIndex;
  hints: PatternIndex;
  courses: PatternIndex;
}

const earOf = (table: CueTable): Ear => {
  const { groups, unit, spelling } = table;
  const cues = new PatternReader({ groups, unit });
  const patterns = (sources: readonly string[] = []) => sources.map((source) => cues.read(source));
  const index = (sources?: readonly string[]) => new PatternIndex(patterns(sources));
  const byConcern = ({ self, friend, danger }: CueTable['certain']): Record<Concern, PatternIndex> => ({
    self: index(self),
    friend: index(friend),
    danger: index(danger),
  });
  const everything = [
    ...Object.values(table.certain).flat(),
    ...Object.values(table.likely).flat(),
    ...table.harmless.flatMap((phrase) =>
      typeof phrase === 'string' ? [phrase] : [phrase.take, phrase.when],
    ),
    ...table.unlessCourses,
    ...table.topics,
    ...table.hints,
    table.courses,
  ];
  const reader = unit === 'words' ? new WordReader(spelling, wordsOf(patterns(everything))) : null;
  return {
    language: table.language,
    script: table.script,
    read: (message) => reader?.read(message) ?? spokenCharacters(message, spelling.forms),
    certain: byConcern(table.certain),
    likely: byConcern(table.likely),
    harmless: [
      { take: index(table.harmless.filter((phrase) => typeof phrase === 'string')), when: null },
      ...table.harmless
        .filter((phrase) => typeof phrase !== 'string')
        .map(({ take, when }) => ({ take: index([take]), when: index([when]) })),
    ],
    unlessCourses: index(table.unlessCourses),
    topics: index(table.topics),
    hints: index(table.hints),
    courses: index([table.courses]),
  };
};

const withoutHarmless = (ear: Ear, words: readonly string[]): string[] =>
  takeOut(
    words,
    ear.harmless.flatMap(({ take, when }) =>
      when === null || when.spansIn(words).length > 0 ? take.spansIn(words) : [],
    ),
  );

/** For each position, the furthest end of the spans that begin before it, and of those that begin at it. */
const reachOf = (spans: readonly Span[], length: number): { before: number[]; at: number[] } => {
  const at = Array.from({ length }, () => 0);
  for (const { start, end } of spans) at[start] = Math.max(at[start] ?? 0, end);
  const before: number[] = [];
  let furthest = 0;
  for (const end of at) {
    before.push(furthest);
    furthest = Math.max(furthest, end);
  }
  return { before, at };
};

/**
 * The concern of a message. Of overlapping spans the one that begins first, or else the longer one, counts: "my
 * friend wants to die" is about a friend.
 */
const concernOf = (found: Record<Concern, Span[]>, length: number): Concern | null => {
  const reaches = CONCERNS.map((concern) => ({ concern, ...reachOf(found[concern], length) }));
  return (
    CONCERNS.find((concern) =>
      found[concern].some(
        ({ start, end }) =>
          !reaches.some(
            (other) =>
              other.concern !== concern &&
              ((other.before[start] ?? 0) > start || (other.at[start] ?? 0) > end),
          ),
      ),
    ) ?? null
  );
};

/** A message as read in one language. */
interface Hearing {
  ear: Ear;
  words: readonly string[];
  /** The words without harmless phrases. */
  left: readonly string[];
  /** Matches that count only if the message does not mention courses. */
  soft: readonly Span[];
}

const hearingOf = (ear: Ear, message: string): Hearing => {
  const words = ear.read(message);
  const left = withoutHarmless(ear, words);
  return { ear, words, left, soft: ear.unlessCourses.spansIn(left) };
};

const plainlyHeard = ({ ear, words, left }: Hearing): Heard | null => {
  const found = (concern: Concern): Span[] => [
    ...ear.certain[concern].spansIn(words),
    ...ear.likely[concern].spansIn(left),
  ];
  const about = concernOf(
    { self: found('self'), friend: found('friend'), danger: found('danger') },
    words.length,
  );
  return about && { about, language: ear.language };
};

const softlyHeard = ({ ear, left, soft }: Hearing): Heard | null =>
  soft.length > 0 || ear.topics.spansIn(left).length > 0 ? { about: 'self', language: ear.language } : null;

/** A single hint is ambiguous; two are a match. */
const hinted = ({ ear, left, soft }: Hearing): Heard | null => {
  const hints = [...soft, ...ear.hints.spansIn(left)].toSorted((one, other) => one.end - other.end);
  const [first] = hints;
  // The second must be a different cue.
  const second = hints.find(({ source }) => source !== first?.source);
  const areTwo = hints.some((hint) =>
    [first, second].some((other) => other && hint.source !== other.source && hint.start >= other.end),
  );
  return areTwo ? { about: 'self', language: ear.language } : null;
};

/** The result of the first language with a match. */
const firstHeard = (hearings: readonly Hearing[], hear: (hearing: Hearing) => Heard | null): Heard | null => {
  for (const hearing of hearings) {
    const heard = hear(hearing);
    if (heard) return heard;
  }
  return null;
};

let ears: readonly Ear[] | null = null;

/**
 * Whether a message expresses despair, self-harm or danger, and whom it concerns. Deterministic, without a model or
 * state. Linear in the length of the message. The method is described in `README.md` beside this file.
 */
export const hearDespair = (message: string): Heard | null => {
  ears ??= [ENGLISH, SPANISH, FRENCH, GERMAN, CHINESE, KOREAN].map(earOf);
  const hearings = ears.filter(({ script }) => script.test(message)).map((ear) => hearingOf(ear, message));
  const plainly = firstHeard(hearings, plainlyHeard);
  if (plainly) return plainly;
  // Courses may be mentioned in another language than the matching word's: "suicide" is a word in three.
  const ofCourses = hearings.some(({ ear, words }) => ear.courses.spansIn(words).length > 0);
  return (ofCourses ? null : firstHeard(hearings, softlyHeard)) ?? firstHeard(hearings, hinted);
};
