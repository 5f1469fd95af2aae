import { fieldsOf, isReady } from '../about-courses.ts';
import type { FactField } from '../askable.ts';
import type { LineOfWhole, Request } from '../request.ts';
import { does, type Turn } from '../turn.ts';
import { questionStarts } from '../parts/several-questions.ts';
import { asksMuch, MUCH, withWholeCourse } from './whole-course.ts';

/** Of more courses what is told of each would be no answer, but a catalogue. */
const MOST = 3;

/** Requests about courses beside which each of them may be told in short. */
type OfCourses = Extract<
  Request,
  { kind: 'facts' | 'compare' | 'prerequisites' | 'counts' | 'conflicts' | 'term_total' }
>;
const isOfCourses = (request: Request): request is OfCourses => KINDS.has(request.kind);
const KINDS: ReadonlySet<Request['kind']> = new Set([
  'facts',
  'compare',
  'prerequisites',
  'counts',
  'conflicts',
  'term_total',
]);

/** What the answer to a request has told of each of its courses. */
const TOLD: Partial<Record<Request['kind'], readonly LineOfWhole[]>> = {
  compare: ['students'],
  prerequisites: ['needs', 'notes'],
  counts: ['counts'],
};
/** The answer for more courses quotes no notes. */
const MOST_QUOTED = 2;

/**
 * The requests of a message that asks much of a course that it names, or of two or three: beside what was read, all of that course,
 * or each of them in short, is told, so that what is asked in other words, or of the second one only, is answered, too. Other
 * requests stay as they are.
 */
export const withAll = (read: readonly Request[], turn: Turn): Request[] => {
  // What would be without a course is all that is asked.
  if (read.some((request) => 'without' in request)) return [...read];
  const found = withWholeCourse(read, turn);
  const kept = found.map((request) => withoutTaken(request, turn));
  const [only, ...more] = kept;
  if (only?.kind === 'recommend' && more.length === 0) return [withAsked(only, turn)];
  if (only?.kind === 'ask' && more.length === 0) return [ofAll(only, turn)];
  const codes = [...new Set(turn.frame.codes)].filter((code) => !turn.taken.includes(code));
  if (codes.length < 2 || codes.length > MOST || !hasMore(kept, turn)) return kept;
  if (does(turn, 'after', 'more', 'plan', 'swap', 'drop', 'path')) return kept;
  const of = kept.filter(isOfCourses);
  const isOther = (request: Request): boolean =>
    !isOfCourses(request) && !(request.kind === 'outside' && request.about === 'unheld');
  const isPlain = ({ codes: some, titles = [] }: OfCourses): boolean =>
    titles.length === 0 && some.every((code) => turn.frame.codes.includes(code));
  if (of.length === 0 || kept.some(isOther) || !of.every(isPlain) || of.some(isOfSections)) return kept;
  const facts = of.flatMap((request) => (request.kind === 'facts' ? [request] : []));
  const others = kept.filter((request) => request.kind !== 'facts');
  const told = others.flatMap((request) => {
    const lines = TOLD[request.kind];
    if (lines === undefined || !isOfCourses(request) || !hasAll(request.codes, codes)) return [];
    return lines.filter((each) => each !== 'notes' || request.codes.length <= MOST_QUOTED);
  });
  const term = of.flatMap((request) => ('term' in request && request.term ? [request.term] : []))[0] ?? null;
  const fields = [...new Set<FactField>([...facts.flatMap((each) => each.fields), ...fieldsOf(turn)])];
  return [
    ...others,
    {
      kind: 'facts',
      codes,
      titles: [],
      fields,
      unheld: [...new Set(facts.flatMap(({ unheld }) => unheld))],
      term,
      meetsOn: null,
      free: facts.find(({ free }) => free !== null)?.free ?? null,
      isWhole: true,
      told,
    },
  ];
};

/** "The course on teaching reading: how many credits is it, is there room": a wish by its words, a question if one course fits. */
const withAsked = (request: Extract<Request, { kind: 'recommend' }>, turn: Turn): Request => {
  const fields = fieldsOf(turn);
  const saysMuch = turn.isQuestion && turn.reading.words.length >= MUCH;
  const isPlain = turn.frame.fields.length === 0 && !isReady(turn) && !saysMuch;
  if (isPlain || request.wish.counted || request.wish.isAmongShown) return request;
  return { ...request, asks: isReady(turn) ? [...new Set<FactField>([...fields, 'prerequisites'])] : fields };
};

/** "Whichever has fewer hours, who runs it", of two or three: each is told, instead of asked which is meant. */
const ofAll = (request: Extract<Request, { kind: 'ask' }>, turn: Turn): Request => {
  const { codes, about } = request;
  const fields = [...new Set(fieldsOf(turn))];
  const isByFigure = turn.reading.words.some(({ text }) => BY_FIGURE.has(text));
  const isFew = codes.length === 2 || (codes.length === MOST && isByFigure);
  if (about !== 'which_of' || !isFew || !isByFigure || fields.length === 0) return request;
  return {
    kind: 'facts',
    codes,
    titles: [],
    fields,
    unheld: [],
    term: null,
    meetsOn: null,
    free: null,
    isWhole: true,
  };
};
const BY_FIGURE = new Set(
  'whichever better best worse worst fewer less least more most easier harder lighter heavier smaller bigger'.split(
    ' ',
  ),
);

/** Whether the message asks more than the requests answer: more questions, or words that were read as nothing. */
const hasMore = (found: readonly Request[], turn: Turn): boolean => {
  if (turn.reading.words.length < MUCH) return false;
  if (found.some((request) => request.kind === 'facts' && request.isWhole === true)) return false;
  // What no field of a record holds may stand in a note.
  if (found.some((request) => 'unheld' in request && (request.unheld ?? []).length > 0)) return true;
  const answered = found.reduce((sum, request) => sum + pointsOf(request), 0);
  return answered < questionStarts(turn.reading).length || (answered < 2 && asksMuch(turn));
};

/** How many questions an answer settles: the table of a comparison has figures and times. */
const pointsOf = (request: Request): number =>
  request.kind === 'compare' ? OF_TABLE : request.kind === 'facts' ? request.fields.length : 1;
const OF_TABLE = 3;

const hasAll = (some: readonly string[], codes: readonly string[]): boolean =>
  codes.every((code) => some.includes(code));

/** "Which labs of CHEM 17 are on a Friday" is answered as such. */
const isOfSections = (request: Request): boolean =>
  request.kind === 'facts' && (request.sections !== undefined || request.isEach === true);

/** What was taken already is held against no other course: "I've done BIOL 10, can I take CHEM 11 with BIOL 50". */
const withoutTaken = (request: Request, { taken }: Turn): Request => {
  if (request.kind !== 'conflicts') return request;
  const codes = request.codes.filter((code) => !taken.includes(code));
  return codes.length > 1 ? { ...request, codes } : request;
};
