import type { Recognised } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { type Atom, standsAlone } from '../atom.ts';
import { daysAt, daysOf, SEASON, termAt } from './calendar-tokens.ts';
import type { SpokenTerm } from '../claim.ts';
import { clockAt, rangeAt, spokenClockAt } from './clocks.ts';
import { foldedWords, foldWord } from './fold.ts';
import { readNumberWords } from './number-words.ts';
import type { Phrase, Phrases } from './phrases.ts';
import type { Token } from './token.ts';
import { GLUE } from './vocabulary.ts';

/** What a sentence is tokenised against. */
export interface TokenSetting {
  /** Only those of this stretch: scanning a whole reply's mentions for each stretch would take quadratic time. */
  mentions: readonly Recognised[];
  phrases: Phrases;
  /** The running term, and the one after it; null if there is none. */
  thisTerm: SpokenTerm | null;
  nextTerm: SpokenTerm | null;
}

const ATOM =
  /\p{L}{1,3}\d{1,3}\p{L}?(?![\p{L}\d])|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|'s(?![\p{L}\d])|\S/gu;

/** Length of the longest quotation, in atoms. */
const QUOTE_MAX = 400;
const PHRASE_MAX = 40;

/** Splits a stretch of a text without markup into tokens. Linear: each atom is visited a bounded number of times. */
export const tokenise = (whole: string, from: number, to: number, setting: TokenSetting): Token[] => {
  // A time or a quotation cannot continue into the next sentence.
  const text = whole.slice(0, to);
  const atoms = [...text.slice(from).matchAll(ATOM)].map(({ index, 0: word }): Atom => ({
    start: from + index,
    end: from + index + word.length,
    text: word,
    folded: /^\p{L}/u.test(word) ? foldWord(word) : word,
  }));
  const tokens: Token[] = [];
  let mention = 0;
  for (let at = 0; at < atoms.length;) {
    const atom = atoms[at] as Atom;
    while ((setting.mentions[mention]?.start ?? Infinity) < atom.start) mention += 1;
    const named = setting.mentions[mention];
    const isMention = named?.start === atom.start && named.end <= to;
    const next = setting.mentions.find(({ start }) => start > atom.start)?.start ?? Infinity;
    const phrase = phraseAt(atoms, at, setting.phrases);
    const mentionEnd = isMention ? named.end : 0;
    if (phrase && phrase.end > mentionEnd) {
      tokens.push(phrase.token);
      at = nextAtom(atoms, at, phrase.end);
      continue;
    }
    if (isMention) {
      const { code, known, candidates = [], start, end } = named;
      tokens.push({ kind: 'course', text: 'C', code, known, candidates, start, end });
      at = nextAtom(atoms, at, end);
      continue;
    }
    const found =
      quoteAt(text, atoms, at) ??
      roomAt(text, atoms, at) ??
      timeAt(text, atom, next) ??
      termAt(atoms, at, setting) ??
      daysAt(atoms, at) ??
      numberAt(atoms, at) ??
      nameAt(atoms, at, next);
    if (found) {
      tokens.push(found);
      at = nextAtom(atoms, at, found.end);
      continue;
    }
    const isGrade = atom.text === 'A' && /^an?$/i.test(atoms[at - 1]?.text ?? '');
    // A capital letter as a whole cell is an unknown value, not an article or pronoun.
    const isLetter = /^\p{Lu}$/u.test(atom.text) && standsAlone(atoms, at, CELL_ENDS);
    for (const word of isGrade || (isLetter && GLUE.has(atom.text.toLowerCase()))
      ? ['letter']
      : wordsOf(atom))
      tokens.push({ kind: 'word', text: word, start: atom.start, end: atom.end });
    at += 1;
  }
  return tokens;
};

const CELL_ENDS = '|,;:-–—·•/()[]';

const nextAtom = (atoms: readonly Atom[], at: number, end: number): number => {
  let next = at + 1;
  while ((atoms[next]?.start ?? Infinity) < end) next += 1;
  return next;
};

const SPOKEN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:can't|cannot)$/, ['can', 'not']],
  [/^won't$/, ['will', 'not']],
  [/^(.+)n't$/, ['$1', 'not']],
  [/^(is|are|was|were|do|does|did|has|have|had|would|could|should)nt$/, ['$1', 'not']],
  [/^(it|that|there|he|she|here|what|who)'s$/, ['$1', 'is']],
  [/^(.+)'s$/, ['$1', "'s"]],
  [/^(you|they|we)'re$/, ['$1', 'are']],
  [/^(.+)'ll$/, ['$1', 'will']],
  [/^(.+)'ve$/, ['$1', 'have']],
  [/^(.+)'d$/, ['$1', 'would']],
];

const wordsOf = ({ text }: Atom): string[] => {
  const lower = text.toLowerCase();
  for (const [pattern, words] of SPOKEN) {
    const match = pattern.exec(lower);
    if (match) return words.map((word) => word.replace('$1', match[1] ?? ''));
  }
  return [lower];
};

const phraseAt = (
  atoms: readonly Atom[],
  at: number,
  phrases: Phrases,
): { token: Token; end: number } | null => {
  const first = atoms[at] as Atom;
  // "E51-057" splits into a letter and two numbers.
  const word = piecesOf(first)[0] ?? '';
  // "Chemistry's" is the possessive of a one-word name.
  const group =
    phrases.get(word) ?? (/'s$/i.test(first.text) ? phrases.get(word.replace(/s$/, '')) : undefined);
  if (!group || !/^[\p{L}\d]/u.test(first.text)) return null;
  // The words from here on, without signs, split in the same way as phrases.
  const words: { folded: string; end: number }[] = [];
  for (let next = at; next < atoms.length && words.length < PHRASE_MAX; next += 1) {
    const atom = atoms[next] as Atom;
    for (const folded of piecesOf(atom)) words.push({ folded, end: atom.end });
  }
  const of = group.find((phrase) => isPhrase(phrase, words, first));
  const last = of && words[of.words.length - 1];
  if (!of || !last) return null;
  // The possessive ending belongs to the name: "Shephard's".
  return {
    token: {
      kind: 'phrase',
      of: of.kind,
      // The title as written: another course's title may begin with the same words.
      value: of.kind === 'title' ? of.words.join(' ') : of.value,
      codes: of.codes,
      text: LETTERS[of.kind],
      start: first.start,
      end: last.end,
    },
    end: last.end,
  };
};

const piecesOf = ({ text, folded }: Atom): readonly string[] =>
  /^\p{L}+\d/u.test(text) ? foldedWords(text) : /^\p{L}/u.test(text) ? [folded] : (text.match(/\d+/g) ?? []);

const LETTERS = {
  title: 'L',
  person: 'P',
  place: 'V',
  department: 'J',
  attribute: 'A',
  scheme: 'S',
  programme: 'G',
  group: 'H',
} as const;

const isPhrase = ({ words, kind }: Phrase, said: readonly { folded: string }[], first: Atom): boolean => {
  if (words.length > said.length) return false;
  // A family name or a title of one word must be capitalised.
  const isField =
    kind === 'programme' &&
    /^(?:concentration|major|degree|minor|programme|program|track)$/.test(said[words.length]?.folded ?? '');
  if (words.length === 1 && !isField && !/^[\p{Lu}\d]/u.test(first.text)) return false;
  return words.every((word, at) => {
    const spoken = said[at]?.folded ?? '';
    return (
      spoken === word ||
      (/^(?:person|department|programme)$/.test(kind) && at === words.length - 1 && spoken === `${word}s`)
    );
  });
};

const quoteAt = (text: string, atoms: readonly Atom[], at: number): Token | null => {
  const first = atoms[at] as Atom;
  if (first.text !== '"') return null;
  for (let next = at + 1; next < Math.min(atoms.length, at + QUOTE_MAX); next += 1) {
    const atom = atoms[next] as Atom;
    if (atom.text !== '"') continue;
    return next === at + 1
      ? null
      : {
          kind: 'quote',
          text: 'Q',
          value: text.slice(first.end, atom.start),
          start: first.start,
          end: atom.end,
        };
  }
  return null;
};

const timeAt = (text: string, { start, text: word }: Atom, nextCourse: number): Token | null => {
  if (
    !/^(?:\d|noon|mid|(?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$)/i.test(
      word,
    )
  )
    return null;
  const spoken = spokenClockAt(text, start);
  if (spoken) return { kind: 'clock', text: 'K', at: spoken.at, start, end: spoken.end };
  const range = rangeAt(text, start);
  // "12:30 and 21G.030" is a time and a course, no range.
  if (range && range.end <= nextCourse)
    return { kind: 'range', text: 'R', options: range.options, start, end: range.end };
  const clock = clockAt(text, start);
  return clock ? { kind: 'clock', text: 'K', at: clock.at, start, end: clock.end } : null;
};

const ROOM = /(?:\p{Lu}{1,3}\d{1,3}\p{L}?|\p{Lu}{0,2}\d{1,3}\p{Lu}?)-\d{2,4}\p{Lu}?(?![\p{L}\d-])/uy;

/** A building and a room after a word of place: `E15-341`, `4-231`. */
const roomAt = (text: string, atoms: readonly Atom[], at: number): Token | null => {
  const { start } = atoms[at] as Atom;
  const before = atoms[at - 1]?.text ?? '';
  const isSaid =
    before === 'is' &&
    atoms
      .slice(Math.max(0, at - 8), at)
      .some(({ text: word }) => /^(?:class)?room|^location|^place$/i.test(word));
  // "W97-261 is where …", "get to W97-261": only with a letter, since "to 10-15" is a range.
  const isLettered = /^(?:|to)$/i.test(before) && /^\p{Lu}/u.test(text.slice(start, start + 1));
  if (!isSaid && !isLettered && !/^(?:in|at|room|:|\|)$/i.test(before)) return null;
  ROOM.lastIndex = start;
  const [value] = ROOM.exec(text) ?? [];
  return value === undefined ? null : { kind: 'name', text: 'U', value, start, end: start + value.length };
};

const numberAt = (atoms: readonly Atom[], at: number): Token | null => {
  const first = atoms[at] as Atom;
  if (/^\d/.test(first.text)) {
    const value = Number(first.text.replaceAll(',', ''));
    const decimals = first.text.split('.')[1]?.length ?? 0;
    return { kind: 'number', text: 'N', value, decimals, start: first.start, end: first.end };
  }
  const words = atoms.slice(at, at + 7).map(({ text }) => text.toLowerCase());
  const read = readNumberWords(words);
  const last = read && atoms[at + read.length - 1];
  // "one" is usually no number.
  if (
    !read ||
    !last ||
    (words[0] === 'one' &&
      read.length === 1 &&
      !/^(?:unit|credit|section|student|instructor|lecture|seat|spot|place|other|person|hour|day)s?$/.test(
        words[1] ?? '',
      ))
  )
    return null;
  const decimals = Number.isInteger(read.value) ? 0 : 1;
  return { kind: 'number', text: 'N', value: read.value, decimals, start: first.start, end: last.end };
};

const CAPITAL = /^\p{Lu}[\p{L}\p{M}'-]*$/u;
const PARTICLE = /^(?:de|van|von|der|da|del|la|le|al|bin|ibn|ter|dos|di|du|of|the|and|for|in|to|&)$/;
/** Words that are often capitalised without being names. */
const ORDINARY =
  /^(?:unless|upon|hmm|bummer|grab|missed|back|besides|your|you've|whether|someone|everyone|anyone|nobody|whatever|starting|during|every|some|teaching|besides|pre|post|among|across|whichever|against|the|a|an|it|its|this|that|these|those|they|there|here|students?|in|on|at|for|of|if|you|your|yes|no|not|both|each|all|only|and|but|or|so|with|without|according|expect|as|unlike|while|although|however|also|please|prerequisites?|prereqs?|rating|rated|workload|hours|units?|credits?|instructors?|taught|professors?|profs?|dr|enrollment|enrolment|enrolled|capacity|cap|capped|meets?|meeting|days?|times?|terms?|offered|title|course|class|classes|lectures?|seminars?|recitations?|labs?|laboratory|sections?|room|location|where|when|who|what|am|pm|between|compared|take|taking|neither|nobody|most|more|less|heads|good|note|fun|great|sure|well|now|i|we|he|she|his|her|their|one|two|three|four|five|six|seven|eight|nine|ten|cross|department|general|counts?|satisfies|recommended|requires?|none|total|together|out|from|starting|starts|ends|held|location|seats?|places?|spots?|open|full|available|currently|rate|score|scores|overall|average|mean|semester|year|schedule|type|kind|format|code|number|size|people|given|listed|because|since|after|before|once|even|just|still|don't|doesn't|isn't|can't|won't|it's|that's|there's|you'll|you're|i'd|i've|i'm|i'll|we've|we're|we'll|you've|you'd|they've|they'd|he's|she's|let|looking|based|per|per|average|average|roughly|about|around|over|under|up|at|least|nearly|almost|half|double|twice|weekly|mornings?|afternoons?|evenings?|every|any|some|many|several|few|like|unfortunately|fortunately|actually|basically|honestly|either|whereas|though|plus|tutorials?|studios?|workshops?|discussions?|colloqui(?:um|a)|kind|standing|is|are|was|were|has|have|had|does|do|did|can|will|would|should|could|may|might|must)$/i;

const BUILDING =
  /^(?:Hall|Building|Annex|Center|Centre|House|Laboratory|Library|Tower|Studio|Wing|Theatre|Theater|Room)$/;

/** Reads capitalised words: a name that no record has, or the beginning of a sentence. */
const nameAt = (atoms: readonly Atom[], at: number, limit: number): Token | null => {
  const first = atoms[at] as Atom;
  // "Section B": a section's name is no person's.
  const isLetter =
    /^[B-Z]$/.test(first.text) &&
    /^(?:sections?|sec|lectures?|labs?|discussions?)$/i.test(atoms[at - 1]?.text ?? '');
  if (isLetter) return null;
  if (!CAPITAL.test(first.text) || ORDINARY.test(first.text) || daysOf(first).length > 0) return null;
  let last = at;
  for (let next = at + 1; next < Math.min(atoms.length, at + 14); next += 1) {
    const atom = atoms[next] as Atom;
    if (atom.start >= limit) break;
    const touches = atom.start === (atoms[next - 1] as Atom).end;
    if (CAPITAL.test(atom.text) && !SEASON.test(atom.text) && daysOf(atom).length === 0) last = next;
    else if (atom.text === '.' && touches && /^\p{Lu}$/u.test((atoms[next - 1] as Atom).text)) continue;
    else if (atom.text === '-' && touches) continue;
    else if (!PARTICLE.test(atom.text)) break;
  }
  // A building with its number: "Weatherby Building 425".
  const isNumbered =
    BUILDING.test((atoms[last] as Atom).text) && /^\d{1,4}$/.test(atoms[last + 1]?.text ?? '');
  if (isNumbered) last += 1;
  const lastAtom = atoms[last] as Atom;
  const before = atoms[at - 1]?.text;
  const isStart = before === undefined || /^[.:!?|;—("-]$/.test(before);
  if (isStart && GLUE.has(first.folded)) return null;
  const next = atoms[at + 1]?.text ?? '';
  // One capitalised word at the start of a sentence is no name, unless a verb of teaching follows.
  if (last === at && isStart && !/^(?:teaches|taught|leads|teach|will)$/.test(next)) return null;
  if (/^(?:Sections?|Recitations?|Labs?|Lectures?|Seminars?|Tutorials?|Room)$/.test(first.text)) return null;
  // Particles at the end are not part of the name.
  return {
    kind: 'name',
    text: 'U',
    value: atoms
      .slice(at, last + 1)
      .map(({ text }) => text)
      .join(' '),
    start: first.start,
    end: lastAtom.end,
  };
};
