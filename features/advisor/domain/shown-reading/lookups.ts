import type { ConditionsAsked } from '../../reading.contract.ts';
import type { SearchInput } from './search-parts.ts';
import { clockSaid } from '../facts/clock-said.ts';
import { sectionSearch } from '../section-search.ts';
import { TOOLS, type ToolInput, type ToolName } from '../tools.ts';
import type { Wish } from '../reading/request.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import { storable, toConditionsAsked } from './to-reading.ts';
import { wishOf } from './wish-parts.ts';
import { fewOf } from './words-of-chips.ts';

/** A model's lookup; `wish` is set for a search, so that a student can change it. */
export interface Lookup {
  asked: ConditionsAsked & { tool: string };
  wish: Wish | null;
}

type LabelOf<Name extends ToolName> = (input: ToolInput<Name>) => string;

/** A short description of each tool's call, except the search. */
const LABELS: { [Name in Exclude<ToolName, 'search_courses'>]: LabelOf<Name> } = {
  get_course: ({ code, term }) => (term === undefined ? code : `${code} in ${term}`),
  find_sections: ({ codes = [], class_number: number, open, starts_at: time }) =>
    [
      'sections',
      codes.length === 0 ? '' : `of ${fewOf(codes, 'and')}`,
      number === undefined ? '' : `numbered ${number}`,
      time === undefined ? '' : `that begin at ${clockSaid(time)}`,
      open ? 'with a free place' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  courses_after: ({ code }) => `what comes after ${code}`,
  compare_courses: ({ codes }) => fewOf(codes, 'and'),
  check_prerequisites: ({ code, term }) =>
    term === undefined ? `prerequisites of ${code}` : `prerequisites of ${code} in ${term}`,
  check_conflicts: ({ codes }) => `times of ${fewOf(codes, 'and')}`,
  get_requirement_progress: ({ programme, course, also_taking: also = [] }) =>
    [
      course === undefined ? '' : `what ${course} counts towards in`,
      programme === undefined ? 'your requirements' : `requirements of ${programme}`,
      also.length === 0 ? '' : `with ${fewOf(also, 'and')}`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  sum_term: ({ codes }) => `total of ${fewOf(codes, 'and')}`,
  read_plan: ({ term }) => (term === undefined ? 'your plan' : `your plan of ${term}`),
  find_timetables: ({ codes, choose }) => {
    const places = choose.reduce((sum, { count }) => sum + count, 0);
    const others =
      places === 0 ? '' : `${places} ${codes.length > 0 ? 'more' : places === 1 ? 'course' : 'courses'}`;
    const parts = [codes.length === 0 ? '' : fewOf(codes, 'and'), others].filter((part) => part !== '');
    return `a week${parts.length === 0 ? '' : ` with ${parts.join(', ')}`}`;
  },
  judge_change: ({ add, drop, frees }) =>
    [
      frees === undefined ? '' : `what frees ${frees}`,
      add.length === 0 ? '' : `a week with ${fewOf(add, 'and')}`,
      drop.length === 0 ? '' : `a week without ${fewOf(drop, 'and')}`,
    ]
      .filter((part) => part !== '')
      .join(', ') || 'your week',
};

/** A tool call as shown to a student; null for one without arguments, or with invalid ones. */
export const lookupOf = (tool: string, given: unknown, words: CatalogueWords): Lookup | null => {
  if (!(tool in TOOLS)) return null;
  const input = TOOLS[tool as ToolName].input.safeParse(given);
  if (!input.success) return null;
  if (tool === 'search_courses') {
    const wish = wishOf(input.data as SearchInput);
    const asked = toConditionsAsked(wish, words);
    return asked.conditions.length === 0 ? null : { asked: { ...asked, tool }, wish };
  }
  // The table's type relates names to inputs; the type of one entry does not.
  const label = LABELS[tool as keyof typeof LABELS](input.data as never);
  const beside =
    tool === 'find_sections'
      ? toConditionsAsked(wishOf(sectionSearch(input.data as ToolInput<'find_sections'>)), words).conditions
      : [];
  const conditions = [{ ...BARE, id: 'call', label: storable(label) }, ...beside];
  return { asked: { tool, conditions, address: null, unsaid: [] }, wish: null };
};

const BARE = { negated: false, filter: null, values: [], changeable: false };
