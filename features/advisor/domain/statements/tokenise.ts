import type { Recognised } from '#features/catalogue/domain/recogniser/recogniser.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { weekdayName, weekdaysOfWord } from '#features/catalogue/domain/weekdays.ts';
import type { SpokenTerm } from './claim.ts';
import { clockAt, rangeAt, spokenClockAt } from './clocks.ts';
import { foldedWords, foldWord } from './fold.ts';
import { readNumberWords } from './number-words.ts';
import type { Phrase, Phrases } from './phrases.ts';
import type { Token } from './token.ts';
import { GLUE } from './vocabulary.ts';

/** What a sentence's words are read against. */
export interface TokenSetting {
  /** Of the stretch alone: those of a whole reply would be passed over anew for each of its stretches. */
  mentions: readonly Recognised[];
  phrases: Phrases;
  /** The running term, and the one after it; null where there is none. */
  thisTerm: SpokenTerm | null;
  nextTerm: SpokenTerm | null;
}

interface Atom {
  start: number;
  end: number;
  /** As written. */
  text: string;
  /** Folded, for words; else as written. */
  folded: string;
}

const ATOM =
  /\p{L}{1,3}\d{1,3}\p{L}?(?![\p{L}\d])|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|'s(?![\p{L}\d])|\S/gu;

/** Longest quotation that is looked for, in atoms. */
const QUOTE_MAX = 400;
const PHRASE_MAX = 40;

/** Splits a stretch of a text without markup into tokens. Linear: each atom is looked at a bounded number of times. */
export const tokenise = (whole: string, from: number, to: number, setting: TokenSetting): Token[] => {
  // No time or quotation goes on in the next sentence.
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
      timeAt(text, atom) ??
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
    // A value of its own, of which nothing is known: never one of the short words of the same letters.
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
  // "E51-057" is a letter and two numbers.
  const group = phrases.get(piecesOf(first)[0] ?? '');
  if (!group || !/^[\p{L}\d]/u.test(first.text)) return null;
  // The words from here on, without the signs between them, split like the phrases are.
  const words: { folded: string; end: number }[] = [];
  for (let next = at; next < atoms.length && words.length < PHRASE_MAX; next += 1) {
    const atom = atoms[next] as Atom;
    for (const folded of piecesOf(atom)) words.push({ folded, end: atom.end });
  }
  const of = group.find((phrase) => isPhrase(phrase, words, first));
  const last = of && words[of.words.length - 1];
  if (!of || !last) return null;
  // A possessive's ending belongs to the name: "Shephard's".
  return {
    token: {
      kind: 'phrase',
      of: of.kind,
      // As said: another course's title may begin alike.
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
} as const;

const isPhrase = ({ words, kind }: Phrase, said: readonly { folded: string }[], first: Atom): boolean => {
  if (words.length > said.length) return false;
  // A family name or a title of one word is one only with a capital.
  const isField =
    kind === 'programme' &&
    /^(?:concentration|major|degree|minor|programme|program|track)$/.test(said[words.length]?.folded ?? '');
  if (words.length === 1 && !isField && !/^[\p{Lu}\d]/u.test(first.text)) return false;
  return words.every((word, at) => {
    const spoken = said[at]?.folded ?? '';
    return spoken === word || (kind === 'person' && at === words.length - 1 && spoken === `${word}s`);
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

const timeAt = (text: string, { start, text: word }: Atom): Token | null => {
  if (!/^(?:\d|noon|mid|half$|quarter$)/i.test(word)) return null;
  const spoken = spokenClockAt(text, start);
  if (spoken) return { kind: 'clock', text: 'K', at: spoken.at, start, end: spoken.end };
  const range = rangeAt(text, start);
  if (range) return { kind: 'range', text: 'R', options: range.options, start, end: range.end };
  const clock = clockAt(text, start);
  return clock ? { kind: 'clock', text: 'K', at: clock.at, start, end: clock.end } : null;
};

const ROOM = /(?:\p{Lu}{1,3}\d{1,3}\p{L}?|\p{Lu}{0,2}\d{1,3}\p{Lu}?)-\d{2,4}\p{Lu}?(?![\p{L}\d-])/uy;

/** `E15-341`, `4-231`: a building and a room, behind a word that places something. */
const roomAt = (text: string, atoms: readonly Atom[], at: number): Token | null => {
  const { start } = atoms[at] as Atom;
  if (!/^(?:in|at|room|:|\|)$/i.test(atoms[at - 1]?.text ?? '')) return null;
  ROOM.lastIndex = start;
  const [value] = ROOM.exec(text) ?? [];
  return value === undefined ? null : { kind: 'name', text: 'U', value, start, end: start + value.length };
};

const DAY = /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?$/i;
const LETTER_DAYS =
  /^(?:MWF|MW|TTh|TTH|TuTh|TUTH|TR|WF|MF|MTWTh|MTuWTh|MTWRF|MTuWThF|MTWThF|MTWR|MTThF|ThF)$/;
const SHORT_DAY = /^(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)$/;

const daysOf = ({ text }: Atom): Weekday[] => {
  if (DAY.test(text) && (/day/i.test(text) || SHORT_DAY.test(text.replace(/s$/, '')) || /^[A-Z]/.test(text)))
    return weekdaysOfWord(text.replace(/^weds$/i, 'Wed')).map(weekdayName);
  if (/^(?:tues?|thu(?:rs?)?|fri)$/.test(text)) return weekdaysOfWord(text).map(weekdayName);
  return LETTER_DAYS.test(text) ? weekdaysOfWord(text).map(weekdayName) : [];
};

/** `T 3:00pm`, `| T |`: a letter stands for a day only before a time, or as a cell. */
const letterDay = (atoms: readonly Atom[], at: number): Weekday[] => {
  const text = atoms[at]?.text ?? '';
  const from = atoms[at + 1]?.text === ',' ? at + 2 : at + 1;
  const isTimed =
    /^\d{1,2}$/.test(atoms[from]?.text ?? '') && /^(?::|am|pm|a|p)$/i.test(atoms[from + 1]?.text ?? '');
  const isListed =
    atoms.slice(Math.max(0, at - 8), at + 8).some((atom) => LETTER_DAYS.test(atom.text)) &&
    /^(?:|[,:;(]|on|and|but|vs|versus|or)$/.test(atoms[at - 1]?.text ?? '') &&
    /^(?:|[,:;).]|for|and|only|but|vs|versus|or)$/.test(atoms[at + 1]?.text ?? '');
  const isBracketed = standsAlone(atoms, at, '()') && /\d/.test(atoms[at - 2]?.text ?? '');
  const isDay =
    /^(?:M|T|Tu|W|R|Th|F)$/.test(text) && (isTimed || isListed || isBracketed || standsAlone(atoms, at, '|'));
  return isDay ? weekdaysOfWord(text).map(weekdayName) : [];
};

/** Whether an atom has nothing beside it but the ends of a line and these signs: a cell of a row. */
const standsAlone = (atoms: readonly Atom[], at: number, signs: string): boolean => {
  const isEdge = (atom: Atom | undefined): boolean => atom === undefined || signs.includes(atom.text);
  return isEdge(atoms[at - 1]) && isEdge(atoms[at + 1]);
};

/** Weekdays that stand together: `Mondays, Wednesdays and Fridays`, `Tue/Thu`, `M/W/F`. */
const daysAt = (atoms: readonly Atom[], at: number): Token | null => {
  const first = atoms[at] as Atom;
  const days = new Set([...daysOf(first), ...letterDay(atoms, at)]);
  if (days.size === 0) return null;
  let last = first;
  for (let next = at + 1; next < atoms.length;) {
    const joint = atoms[next];
    let after = next;
    while (/^(?:[,/&+]|and|-)$/i.test(atoms[after]?.text ?? '')) after += 1;
    // A dot of "Mon." ends nothing.
    if (joint?.text === '.' && daysOf(atoms[next + 1] ?? first).length > 0 && next + 1 < atoms.length)
      after = next + 1;
    const more = after > next && atoms[after] ? daysOf(atoms[after] as Atom) : [];
    if (more.length === 0) break;
    for (const day of more) days.add(day);
    last = atoms[after] as Atom;
    next = after + 1;
  }
  return { kind: 'days', text: 'D', days: [...days], start: first.start, end: last.end };
};

const SEASON = /^(?:(?:fall|autumn|winter|spring|summer)s?|January)$/i;
const YEAR = /^20\d\d$/;
const seasonOf = (text: string): string => {
  const lower = text.toLowerCase().replace(/s$/, '');
  return lower === 'autumn' ? 'fall' : lower;
};

/** `Fall 2025`, `2025 Fall`, `fall of 2025`, `the spring`, `this term`, `next semester`, `fall and spring`. */
const termAt = (atoms: readonly Atom[], at: number, setting: TokenSetting): Token | null => {
  const atom = atoms[at] as Atom;
  const first = { ...atom, text: atom.text.replace(/'s$/, '') };
  const word = (by: number): string => (atoms[at + by]?.text ?? '').replace(/'s$/, '');
  const token = (terms: SpokenTerm[], length: number): Token => {
    const isTerm = /^(?:term|semester)s?$/i.test(word(length));
    const last = atoms[at + length - 1 + (isTerm ? 1 : 0)] ?? first;
    return { kind: 'term', text: 'T', terms, start: first.start, end: last.end };
  };
  if (YEAR.test(first.text) && SEASON.test(word(1)))
    return token([{ season: seasonOf(word(1)), year: first.text }], 2);
  if (/^(?:this|next|current|upcoming|coming)$/i.test(first.text)) {
    const isThis = /^(?:this|current)$/i.test(first.text) && !/^coming$/i.test(word(1));
    const relative = isThis ? setting.thisTerm : setting.nextTerm;
    if (/^(?:term|semester)$/i.test(word(1)) && relative) return token([relative], 2);
    if (SEASON.test(word(1))) {
      const known = [setting.thisTerm, setting.nextTerm].find((term) => term?.season === seasonOf(word(1)));
      return token([known ?? { season: seasonOf(word(1)), year: null }], 2);
    }
    return null;
  }
  if (!SEASON.test(first.text)) return null;
  if (word(1) === "'" && /^\d\d$/.test(word(2)))
    return token([{ season: seasonOf(first.text), year: `20${word(2)}` }], 3);
  if (YEAR.test(word(1))) return token([{ season: seasonOf(first.text), year: word(1) }], 2);
  if (/^of$/i.test(word(1)) && YEAR.test(word(2)))
    return token([{ season: seasonOf(first.text), year: word(2) }], 3);
  if (/^(?:term|semester)$/i.test(word(1)) && /^of$/i.test(word(2)) && YEAR.test(word(3)))
    return token([{ season: seasonOf(first.text), year: word(3) }], 4);
  const before = atoms[at - 1]?.text ?? '';
  const isSeason =
    /^\p{Lu}/u.test(first.text) ||
    /^(?:in|until|till|the|a|every|each|for|both|and|or|during|last|only|nor|not|taught|offered|given|come|[/&,])$/i.test(
      before,
    ) ||
    /^(?:term|semester|only|section|offering|version|run|catalogue|schedule|course|class|edition|and|to|'s)$/i.test(
      word(1),
    );
  const isVerb = /^falls?$/i.test(first.text) && /^(?:on|in|under|into|within|between|short)$/i.test(word(1));
  return isSeason && !isVerb ? token([{ season: seasonOf(first.text), year: null }], 1) : null;
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
  // "one" is more often an article.
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
/** Capitals that begin a sentence or a label more often than a name. */
const ORDINARY =
  /^(?:back|besides|your|you've|whether|someone|everyone|anyone|nobody|whatever|starting|during|every|some|teaching|besides|pre|post|among|across|whichever|against|the|a|an|it|its|this|that|these|those|they|there|here|students?|in|on|at|for|of|if|you|your|yes|no|not|both|each|all|only|and|but|or|so|with|without|according|expect|as|unlike|while|although|however|also|please|prerequisites?|prereqs?|rating|rated|workload|hours|units?|credits?|instructors?|taught|professors?|profs?|dr|enrollment|enrolment|enrolled|capacity|cap|capped|meets?|meeting|days?|times?|terms?|offered|title|course|class|classes|lectures?|seminars?|recitations?|labs?|laboratory|sections?|room|location|where|when|who|what|am|pm|between|compared|take|taking|neither|nobody|most|more|less|heads|good|note|fun|great|sure|well|now|i|we|he|she|his|her|their|one|two|three|four|five|six|seven|eight|nine|ten|cross|department|general|counts?|satisfies|recommended|requires?|none|total|together|out|from|starting|starts|ends|held|location|seats?|places?|spots?|open|full|available|currently|rate|score|scores|overall|average|mean|semester|year|schedule|type|kind|format|code|number|size|people|given|listed|because|since|after|before|once|even|just|still|don't|doesn't|isn't|can't|won't|it's|that's|there's|you'll|you're|i'd|i've|i'm|i'll|we've|we're|we'll|you've|you'd|they've|they'd|he's|she's|let|looking|based|per|per|average|average|roughly|about|around|over|under|up|at|least|nearly|almost|half|double|twice|weekly|mornings?|afternoons?|evenings?|every|any|some|many|several|few|like|unfortunately|fortunately|actually|basically|honestly|either|whereas|though|plus|tutorials?|studios?|workshops?|discussions?|colloqui(?:um|a)|kind|standing|is|are|was|were|has|have|had|does|do|did|can|will|would|should|could|may|might|must)$/i;

const BUILDING =
  /^(?:Hall|Building|Annex|Center|Centre|House|Laboratory|Library|Tower|Studio|Wing|Theatre|Theater|Room)$/;

/** A sequence of words with capitals: a name that no record has, or the beginning of a sentence. */
const nameAt = (atoms: readonly Atom[], at: number, limit: number): Token | null => {
  const first = atoms[at] as Atom;
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
  // "Weatherby Building 425".
  const isNumbered =
    BUILDING.test((atoms[last] as Atom).text) && /^\d{1,4}$/.test(atoms[last + 1]?.text ?? '');
  if (isNumbered) last += 1;
  const lastAtom = atoms[last] as Atom;
  const before = atoms[at - 1]?.text;
  const isStart = before === undefined || /^[.:!?|;—("-]$/.test(before);
  if (isStart && GLUE.has(first.folded)) return null;
  const next = atoms[at + 1]?.text ?? '';
  // A capital at the start of a sentence is no name, unless what follows says so.
  if (last === at && isStart && !/^(?:teaches|taught|leads|teach|will)$/.test(next)) return null;
  if (/^(?:Sections?|Recitations?|Labs?|Lectures?|Seminars?|Tutorials?|Room)$/.test(first.text)) return null;
  // Particles at the end belong to what follows.
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
