import { sectionSearch } from '../../section-search.ts';
import type { ToolInput, ToolOutput } from '../../tools.ts';
import { clockSaid } from '../clock-said.ts';
import { listed, quoted } from '../record-text.ts';
import { phrasesOf } from '../search-said.ts';
import { bold, type Decision, decision } from './decision.ts';

type Asked = ToolInput<'find_sections'>;
type Found = ToolOutput<'find_sections'>;

/**
 * How many sections match, and how many may match too but lack the data. None where the catalogue does not know what was asked
 * for, or where it is not said of which term nothing was found.
 */
export const decisionsOfSections = (found: Found, asked: Asked): Decision[] => {
  const terms = termsOf(found, asked);
  if (found.not_recognised.length > 0 || terms === null) return [];
  const codes = [...new Set(asked.codes ?? found.sections.map(({ code }) => code))];
  const about = { codes, term: terms.length === 1 ? (terms[0] ?? null) : null };
  const { total, unknown } = found;
  const said = sectionsSaid(asked, terms, total === 1);
  const leftOut = leftOutSaid(unknown);
  return [
    decision(
      'found',
      total === 0 ? `No section fits all of that: ${said}` : `I found ${total === 1 ? 'one' : total} ${said}`,
      about,
    ),
    ...(leftOut === null ? [] : [decision('left-out', leftOut, about)]),
  ];
};

/** The terms that a total is of; null where the answer does not show them. */
const termsOf = ({ sections, total }: Found, { term, class_number }: Asked): string[] | null => {
  if (term !== undefined) return [term];
  if (class_number !== undefined && total === 0) return [];
  const shown = [...new Set(sections.map((section) => section.term))];
  return total === 0 || total > sections.length ? null : shown;
};

const sectionsSaid = (asked: Asked, terms: readonly string[], isOne: boolean): string => {
  const { codes, component, class_number, open, starts_at } = asked;
  const kind = component === undefined ? '' : `${quoted(component).toLowerCase()} `;
  const whose = codes === undefined ? '' : ` of ${listed(codes.map((code) => bold(quoted(code))))}`;
  const when = terms.length === 0 ? ' in any term' : ` in ${listed(terms.map(quoted))}`;
  const others = [
    ...(class_number === undefined ? [] : [`with the class number ${quoted(class_number)}`]),
    ...phrasesOf(sectionSearch(asked)).flatMap(({ keys, said }) => (keys.includes('terms') ? [] : [said])),
    ...(starts_at === undefined ? [] : [`beginning at ${clockSaid(starts_at)}`]),
    ...(open ? ['with a free place'] : []),
  ];
  return [`${kind}section${isOne ? '' : 's'}${whose}${when}`, ...others].join(', ');
};

const leftOutSaid = ({ times, places }: Found['unknown']): string | null => {
  const parts = [
    ...(times > 0 ? [`${times} with no stated meeting times`] : []),
    ...(places > 0 ? [`${places} with no known places`] : []),
  ];
  return parts.length === 0
    ? null
    : `I left out ${times + places === 1 ? 'a section' : 'sections'} that may fit too: ${listed(parts)}`;
};
