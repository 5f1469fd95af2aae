import type { Request } from '../request.ts';
import type { Turn } from '../turn.ts';

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
  const [gone] = named.length > 0 ? named : after.flatMap((span) => ownOf(turn, span.meaning));
  if (gone === undefined) return null;
  const isOther = (code: string): boolean => code !== gone;
  const said = turn.frame.codes.filter(isOther);
  const spoken = OF_ONE.has(turn.context.last?.kind ?? 'week') ? turn.context.focus.filter(isOther) : [];
  const codes = said.length > 0 ? said : spoken;
  return codes.length === 0
    ? null
    : { kind: 'prerequisites', codes: [...codes], titles: [], taken: [], without: [gone] };
};
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

/** The student's only course of a subject. */
const ownOf = ({ had }: Turn, meaning: Turn['reading']['spans'][number]['meaning']): string[] => {
  if (meaning.is !== 'conditions') return [];
  const subjects = meaning.conditions.flatMap((condition) =>
    condition.on === 'subjects' ? condition.value : [],
  );
  const some = had.filter((code) => subjects.some((subject) => code.startsWith(`${subject} `)));
  return some.length === 1 ? some : [];
};
