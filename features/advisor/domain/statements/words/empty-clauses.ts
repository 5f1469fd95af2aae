import type { Sentence } from '../sentence.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Function words. */
const FUNCTION = set(`
  a an the it its it's itself this that these those there here they them their he she his her who whom whose which what
  is are was were be been being am has have had having does do did done will shall would can could may might
  of in on at for from to by with as into onto per via about during within according through across since because
  although though but and or also too additionally moreover furthermore plus well then so thus while whereas however
  you students student we our us i your both each all very just only not yet still now today currently u ur r 's s
  one per last latest recent current academic week weekly average overall typically usually
`);

/** Words for who says something, and where. */
const SAYING = set(`
  catalogue catalog record records registrar registrar's listing listings university official officially entry page
  say says said show shows state states stated list lists listed give gives given report reports reported reporting note
  notes put puts tell tells call calls describe describes description bulletin schedule timetable calendar data evaluation
  evaluations survey surveys review reviews feedback according reviewers respondents takers alumni term semester year
  course courses class classes section sections unit units credit credits hour hours rating ratings workload question
  yes sure okay ok thanks note please heads up fyi know known btw summary short quick number numbers figure figures fact facts
`);

const EDGE: ReadonlySet<string> = new Set([
  ',',
  ';',
  '—',
  ':',
  '.',
  '!',
  '(',
  ')',
  '|',
  'and',
  'but',
  'so',
  'while',
  'because',
  'though',
  'although',
  'whereas',
  'which',
  'where',
]);

/** A clause with this many content words states something, even if each alone adds nothing. */
const ENOUGH = 2;
/** Length of the longest label, in words. */
const MOST_LABEL = 3;

/**
 * Tokens of unread clauses that state something: "and the professor gives high marks" has only words that add nothing
 * to a claim, but claims something itself. Clauses that only say who says it are not included.
 */
export const unclaimedClauses = (sentence: Sentence, consumed: ReadonlySet<number>): number[] => {
  const { tokens } = sentence;
  const found: number[] = [];
  let clause: number[] = [];
  const close = (isCell: boolean): void => {
    const isRead = clause.some((at) => consumed.has(at) || tokens[at]?.kind !== 'word');
    // "Meeting time: Mon 1:30 PM": a label of what follows.
    const isLabel = clause[0] === 0 && clause.length <= MOST_LABEL && sentence.word(clause.length) === ':';
    const said = clause.filter((at) => !FUNCTION.has(sentence.word(at)) && !SAYING.has(sentence.word(at)));
    if (!isRead && said.length >= ENOUGH && !isLabel) found.push(...said);
    // An unread cell may be a value: "| W |".
    else if (!isRead && isCell) found.push(...clause.filter((at) => /\p{L}/u.test(sentence.word(at))));
    clause = [];
  };
  let isAfterBar = false;
  for (let at = 0; at < tokens.length; at += 1)
    if (tokens[at]?.kind === 'word' && EDGE.has(sentence.word(at)) && !consumed.has(at)) {
      const isBar = sentence.word(at) === '|';
      close(isBar || isAfterBar);
      isAfterBar = isBar;
    } else clause.push(at);
  close(isAfterBar);
  return found;
};
