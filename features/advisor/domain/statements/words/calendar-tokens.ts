import type { Weekday } from '#features/catalogue/contract.ts';
import { weekdayName, weekdaysOfWord } from '#features/catalogue/domain/sections/weekdays.ts';
import { type Atom, standsAlone } from '../atom.ts';
import type { SpokenTerm } from '../claim.ts';
import type { Token } from './token.ts';

const DAY = /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?$/i;
const LETTER_DAYS =
  /^(?:MWF|MW|TTh|TTH|TuTh|TUTH|TR|WF|MF|MTWTh|MTuWTh|MTWRF|MTuWThF|MTWThF|MTWR|MTThF|ThF)$/;
const SHORT_DAY = /^(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)$/;

export const daysOf = ({ text }: Atom): Weekday[] => {
  if (DAY.test(text) && (/day/i.test(text) || SHORT_DAY.test(text.replace(/s$/, '')) || /^[A-Z]/.test(text)))
    return weekdaysOfWord(text.replace(/^weds$/i, 'Wed')).map(weekdayName);
  if (/^(?:tues?|thu(?:rs?)?|fri)$/.test(text)) return weekdaysOfWord(text).map(weekdayName);
  return LETTER_DAYS.test(text) ? weekdaysOfWord(text).map(weekdayName) : [];
};

const LETTER = /^(?:M|T|Tu|W|R|Th|F)$/;
/** Reads a letter as a day only before a time or as a whole cell: `T 3:00pm`, `| T |`. */
const letterDay = (atoms: readonly Atom[], at: number): Weekday[] => {
  const text = atoms[at]?.text ?? '';
  const from = atoms[at + 1]?.text === ',' ? at + 2 : at + 1;
  const isTimed =
    /^\d{1,2}$/.test(atoms[from]?.text ?? '') && /^(?::|am|pm|a|p)$/i.test(atoms[from + 1]?.text ?? '');
  const isListed =
    atoms.slice(Math.max(0, at - 8), at + 8).some((atom) => LETTER_DAYS.test(atom.text)) &&
    /^(?:|[,:;(]|on|and|but|vs|versus|or)$/.test(atoms[at - 1]?.text ?? '') &&
    /^(?:|[,:;).]|for|and|only|but|vs|versus|or)$/.test(atoms[at + 1]?.text ?? '');
  const isSlashed =
    (atoms[at + 1]?.text === '/' && LETTER.test(atoms[at + 2]?.text ?? '')) ||
    (atoms[at - 1]?.text === '/' && LETTER.test(atoms[at - 2]?.text ?? ''));
  const isBracketed = standsAlone(atoms, at, '()') && /\d/.test(atoms[at - 2]?.text ?? '');
  const isDay =
    /^(?:M|T|Tu|W|R|Th|F)$/.test(text) &&
    (isTimed || isListed || isSlashed || isBracketed || standsAlone(atoms, at, '|'));
  return isDay ? weekdaysOfWord(text).map(weekdayName) : [];
};

const WEEK: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** A dash spans days only if they are this far apart: "Tue-Thu" may be two days, "Mon-Thu" is four. */
const DASH_SPAN = 3;

/** All days from one to the other: "Monday to Thursday". */
const daysUntil = (
  from: Weekday | undefined,
  more: readonly Weekday[],
  joint: string,
): readonly Weekday[] => {
  const [to, ...others] = more;
  if (from === undefined || to === undefined || others.length > 0) return more;
  const [first, last] = [WEEK.indexOf(from), WEEK.indexOf(to)];
  const isSpan =
    last > first && (/^(?:to|through|thru)$/i.test(joint) || (joint === '-' && last - first >= DASH_SPAN));
  return isSpan ? WEEK.slice(first + 1, last + 1) : more;
};

/** Weekdays in a row: `Mondays, Wednesdays and Fridays`, `Tue/Thu`, `M/W/F`. */
export const daysAt = (atoms: readonly Atom[], at: number): Token | null => {
  const first = atoms[at] as Atom;
  const days = new Set([...daysOf(first), ...letterDay(atoms, at)]);
  if (days.size === 0) return null;
  let last = first;
  for (let next = at + 1; next < atoms.length;) {
    const joint = atoms[next];
    let after = next;
    while (/^(?:[,/&+]|and|-)$/i.test(atoms[after]?.text ?? '')) after += 1;
    // The dot of "Mon." does not end the list.
    if (joint?.text === '.' && daysOf(atoms[next + 1] ?? first).length > 0 && next + 1 < atoms.length)
      after = next + 1;
    if (after === next && /^(?:to|through|thru)$/i.test(joint?.text ?? '')) after = next + 1;
    const isSlash = after === next + 1 && joint?.text === '/';
    const more =
      after > next && atoms[after]
        ? [...daysOf(atoms[after] as Atom), ...(isSlash ? letterDay(atoms, after) : [])]
        : [];
    if (more.length === 0) break;
    for (const day of daysUntil([...days].at(-1), more, joint?.text ?? '')) days.add(day);
    last = atoms[after] as Atom;
    next = after + 1;
  }
  return { kind: 'days', text: 'D', days: [...days], start: first.start, end: last.end };
};

export const SEASON = /^(?:(?:fall|autumn|winter|spring|summer)s?|January)$/i;
const YEAR = /^20\d\d$/;
const seasonOf = (text: string): string => {
  const lower = text.toLowerCase().replace(/s$/, '');
  return lower === 'autumn' ? 'fall' : lower;
};

/** Terms: `Fall 2025`, `2025 Fall`, `fall of 2025`, `the spring`, `this term`, `next semester`, `fall and spring`. */
export const termAt = (
  atoms: readonly Atom[],
  at: number,
  setting: { thisTerm: SpokenTerm | null; nextTerm: SpokenTerm | null },
): Token | null => {
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
    const { thisTerm, nextTerm } = setting;
    const isPair = isThis && /^(?:term|semester)$/i.test(word(1)) && word(2) === 'and' && word(3) === 'next';
    if (isPair && thisTerm && nextTerm) return token([thisTerm, nextTerm], 4);
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
    /^(?:in|until|till|the|a|every|each|for|both|either|and|or|during|last|only|nor|not|taught|offered|given|come|[/&,])$/i.test(
      before,
    ) ||
    (/^is$/i.test(before) && /^[.,;]?$/.test(atoms[at + 1]?.text ?? '')) ||
    (/^as$/i.test(before) && /^well$/i.test(atoms[at - 2]?.text ?? '')) ||
    /^(?:term|semester|only|sections?|offerings?|lectures?|seminar|lab|workshop|tutorial|studio|meetings?|version|courses?|classes|run|catalogue|schedule|course|class|edition|and|to|'s)$/i.test(
      word(1),
    );
  const isVerb = /^falls?$/i.test(first.text) && /^(?:on|in|under|into|within|between|short)$/i.test(word(1));
  return isSeason && !isVerb ? token([{ season: seasonOf(first.text), year: null }], 1) : null;
};
