import { programmeMeant } from '../requirements/about-requirements.ts';
import type { Request } from '../request.ts';
import { does, namedAs, type Turn } from '../turn.ts';

/**
 * "If I drop STAT 110, could I still take ECON 120": what a course asks for, held against the student's courses without
 * another one. The course given up is the one named after the verb, also by its subject if the student has one of that; the
 * others are those named besides, or spoken of last. Null if nothing is given up, or nothing is asked of another course.
 */
export const ofWhatIf = (turn: Turn): Request | null => {
  const { words, spans } = turn.reading;
  const at = words.findIndex(
    ({ text }, place) =>
      GIVING_UP.has(text) && words.slice(Math.max(0, place - 5), place).some((word) => IF.has(word.text)),
  );
  if (at < 0 || !words.some(({ text }) => STILL.has(text)) || words.some(({ text }) => OF_WEEK.has(text)))
    return null;
  const after = spans.filter(({ from }) => from > at && from <= at + 3);
  const named = after.flatMap(({ meaning }) => (meaning.is === 'course' ? meaning.code : []));
  // "I'm thinking of dropping COMPSCI 121. If I drop it …".
  const isIt = OF_IT.has(words[at + 1]?.text ?? '');
  const it = isIt ? [...turn.frame.codes, ...turn.context.focus].slice(0, 1) : [];
  const [gone] = [...named, ...it, ...after.flatMap((span) => ownOf(turn, span.meaning))];
  if (gone === undefined) return null;
  const isOther = (code: string): boolean => code !== gone;
  // "If I drop it can I still finish philosophy by May".
  if (words.some(({ text }) => FINISHING.has(text)))
    return { kind: 'requirements', programme: programmeMeant(turn), without: [gone] };
  const said = turn.frame.codes.filter(isOther);
  const spoken = OF_ONE.has(turn.context.last?.kind ?? 'week') ? turn.context.focus.filter(isOther) : [];
  const codes = said.length > 0 ? said : spoken;
  return codes.length === 0
    ? null
    : { kind: 'prerequisites', codes: [...codes], titles: [], taken: [], without: [gone] };
};
const OF_IT = new Set(['it', 'that', 'this']);
const FINISHING = new Set('finish graduate complete degree major concentration track'.split(' '));
const IF = new Set('if when suppose say once'.split(' '));
const GIVING_UP = new Set(
  'drop dropped dropping skip skipped skipping quit fail failed failing withdrew withdraw'.split(' '),
);
const STILL = new Set(
  'still mess messes screw screws matter affect affects hurt ruin ready able can could eligible stuck'.split(
    ' ',
  ),
);
/** Asked of times, and not of what a course needs. */
const OF_WEEK = new Set(
  'fit fits work works clash clashes schedule week free hours units credits'.split(' '),
);
const OF_ONE: ReadonlySet<Request['kind']> = new Set(['facts', 'compare', 'prerequisites', 'path']);

/** "Whether I can take BIOL 110 or if I need CHEM 27 first": what the first of them asks for, and no week of both. */
export const ofWhatComesFirst = (turn: Turn): Request | null => {
  const { frame, reading } = turn;
  const { words } = reading;
  const [first, second] = frame.codes;
  if (first === undefined || second === undefined || !does(turn, 'ready')) return null;
  const isAsked = words.some(({ text }, at) => text === 'first' && !OF_LIST.has(words[at - 1]?.text ?? ''));
  const isNeeded = words.some(({ text }) => NEEDING.has(text));
  return isAsked && isNeeded
    ? { kind: 'prerequisites', codes: [first], titles: [], taken: namedAs(turn, 'taken') }
    : null;
};
const OF_LIST = new Set(['the', 'my', 'a']);
const NEEDING = new Set('need have must should'.split(' '));

/** The student's only course of a subject. */
const ownOf = ({ had }: Turn, meaning: Turn['reading']['spans'][number]['meaning']): string[] => {
  if (meaning.is !== 'conditions') return [];
  const subjects = meaning.conditions.flatMap((condition) =>
    condition.on === 'subjects' ? condition.value : [],
  );
  const some = had.filter((code) => subjects.some((subject) => code.startsWith(`${subject} `)));
  return some.length === 1 ? some : [];
};
