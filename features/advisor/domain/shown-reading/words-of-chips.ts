import type { Area } from '#features/catalogue/domain/areas.ts';
import type { Weekday } from '#features/catalogue/contract.ts';
import { pluralDayName } from '#features/catalogue/domain/sections/weekdays.ts';
import type { CatalogueWords } from './catalogue-words.ts';

/** Maximum number of names in a chip; beyond, the first ones and the number of others. */
const MOST_NAMES = 3;

/** "A, B or C", "A, B or 4 others". */
export const fewOf = (names: readonly string[], joint = 'or'): string => {
  const shown = names.length > MOST_NAMES ? [...names.slice(0, 2), `${names.length - 2} others`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${joint} ${shown.at(-1)}`;
};

const AREA_NAMES: Record<Area, string> = {
  humanities: 'Humanities',
  languages: 'Languages',
  'social-science': 'Social sciences',
  science: 'Natural sciences',
  engineering: 'Engineering',
  professional: 'Professional fields',
};

export const areasLabel = (areas: readonly Area[]): string => {
  const isStem = areas.includes('science') && areas.includes('engineering');
  const others = areas.filter((area) => !isStem || (area !== 'science' && area !== 'engineering'));
  return fewOf([...(isStem ? ['STEM'] : []), ...others.map((area) => AREA_NAMES[area])]);
};

/** Uses a department's name if all of its subjects were requested; a name that the catalogue lacks stays as typed. */
export const subjectsLabel = (names: readonly string[], words: CatalogueWords): string => {
  const codes = [...new Set(names.flatMap((name) => words.subjectsNamed(name)))];
  const strange = names.filter((name) => words.subjectsNamed(name).length === 0);
  return fewOf([...words.subjectNames(codes), ...strange]);
};

export const daysLabel = (days: readonly Weekday[], joint: string): string => {
  const names = days.map(pluralDayName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
};

/** Uses a scheme's name if all of its values were requested; otherwise the values, short ones with their scheme. */
export const attributesLabel = (
  named: readonly { scheme: string; value: string }[],
  words: CatalogueWords,
  joint: string,
): string => {
  const schemes = Map.groupBy(named, ({ scheme }) => scheme);
  const names = [...schemes].flatMap(([scheme, some]) => {
    const values = [...new Set(some.map(({ value }) => value))];
    if (values.length === words.valuesOf(scheme).length) return [scheme];
    return values.map((value) => (value.length <= SHORT ? `${scheme} ${value}` : value));
  });
  return fewOf(names, joint);
};
const SHORT = 3;
