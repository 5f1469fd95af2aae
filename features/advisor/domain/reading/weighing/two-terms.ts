import { merged } from '../parts/several-questions.ts';
import type { Request } from '../request.ts';
import type { Turn } from '../turn.ts';

/**
 * "Is ECON 110 better in fall or spring": a question about one course that holds two of its terms against each other. Whether
 * it is given in one or the other is a plain fact.
 */
export const inTwoTerms = (requests: readonly Request[], turn: Turn): Request[] => {
  const held = requests.map((request) => ofTwoTerms(request, turn));
  return held.some(({ kind }) => kind === 'two_terms') ? merged(held) : held;
};

const ofTwoTerms = (request: Request, { frame, reading: { words } }: Turn): Request => {
  // "CHEM 17 fall or spring, which is easier" asks for no easier course.
  const isThan = request.kind === 'recommend' && request.wish.than !== null && frame.codes.length === 1;
  const isOfCourse =
    OF_COURSES.has(request.kind) && 'codes' in request && !('meetsOn' in request && request.meetsOn !== null);
  if (!isThan && !isOfCourse) return request;
  // "COMPSCI 50, fall or spring", after another course, is about that one.
  const codes = frame.codes.length > 0 || !('codes' in request) ? frame.codes : request.codes;
  if (codes.length !== 1) return request;
  const said = new Set(words.map(({ text }) => text));
  const isOfBoth =
    [...said].filter((text) => SEASONS.has(text)).length > 1 ||
    words.some(({ text }, at) => CHOOSING.has(text) && TERMS.has(words[at + 1]?.text ?? ''));
  const asked = 'fields' in request ? request.fields : [];
  const fields = asked.filter((field) => field !== 'term');
  const isCompared = fields.length > 0 || [...said].some((text) => COMPARING.has(text));
  return isOfBoth && isCompared ? { kind: 'two_terms', codes: [...codes], fields } : request;
};
const OF_COURSES: ReadonlySet<Request['kind']> = new Set(['facts', 'compare', 'prerequisites']);
const SEASONS = new Set('fall autumn spring winter summer'.split(' '));
const CHOOSING = new Set('which both either what'.split(' '));
const TERMS = new Set('term terms semester semesters quarter quarters'.split(' '));
const COMPARING = new Set(
  'better best worse easier harder lighter different difference differ same change changes compare vs versus less more wait'.split(
    ' ',
  ),
);
