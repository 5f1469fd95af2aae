import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Level } from '../../../domain/levels.ts';
import type { FacetValue } from '../../../domain/search/filters/facets.ts';
import type { NameOfValue } from '../../../domain/search/filters/filter-chips.ts';
import type { StudentLists } from '../../../domain/search/filters/student-courses.ts';
import type { CatalogueState } from '../../client/catalogue-client.ts';
import { universityQuery } from '../../shared/university.queries.ts';
import type { FilterChoices } from './field-props.ts';
import type { Choice } from './multi-select.tsx';

const LEVEL_NAMES: Record<Level, string> = {
  introductory: 'Introductory',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  graduate: 'Graduate',
};

/** The options of lists: the university's terms and subjects, values of its courses, and the student's own. */
export const useFilterChoices = (
  state: CatalogueState | null,
  { groups }: StudentLists,
): { choices: FilterChoices; nameOf: NameOfValue; asOf: string | null } => {
  const { data } = useQuery(universityQuery);
  const codes = state?.subjects;
  const facets = state?.facets;
  const choices = useMemo(() => {
    const departments = data?.subjects ?? {};
    const known = codes && codes.length > 0 ? codes : Object.keys(departments);
    return {
      terms: (data?.terms ?? []).map(({ name }) => ({ value: name, label: name })),
      subjects: known.toSorted(byCode).map((code) => {
        const department = departments[code];
        return { value: code, label: department ? `${code} · ${department}` : code };
      }),
      levels: (facets?.levels ?? []).map(toChoice),
      kinds: (facets?.kinds ?? []).map(toChoice),
      groups: (groups ?? []).map(({ name }) => ({
        value: name,
        label: name,
      })),
    };
  }, [data, codes, facets, groups]);
  const nameOf = useCallback<NameOfValue>((_, value) => LEVEL_NAMES[value as Level] ?? value, []);
  const date = data?.catalogue_date;
  return { choices, nameOf, asOf: dayOf(date) };
};

const toChoice = ({ value }: FacetValue): Choice => ({
  value,
  label: LEVEL_NAMES[value as Level] ?? value,
});

const byCode = new Intl.Collator('en', { numeric: true }).compare;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Nov 3`. By hand: the browser's first formatting of a date takes a slow phone as long as drawing five rows. */
const dayOf = (date: string | undefined): string | null => {
  if (date === undefined) return null;
  const [, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${day}`;
};
