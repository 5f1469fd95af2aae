import type { Records, RecordText } from '../compare/book.ts';
import { foldText } from './fold.ts';

const TEXTS: readonly RecordText[] = [
  'description',
  'course_requirements',
  'recommended_prep',
  'class_notes',
  'class_name',
];

/** The texts of a record that a quotation may be from, given the words before it. */
const fieldsOf = (before: string): readonly RecordText[] => {
  if (/\b(?:recommend|suggest)/i.test(before)) return ['recommended_prep'];
  if (/\b(?:prereq|pre-req|requir|asked|asks for|needs?)/i.test(before)) return ['course_requirements'];
  return /\b(?:description|describe|blurb)/i.test(before) ? ['description'] : TEXTS;
};

/** Whether a text is contained in the records of these courses. */
export const isVerbatim = (
  said: string,
  codes: readonly string[],
  records: Records,
  atLeast = 4,
  fields = TEXTS,
): boolean => {
  const words = foldText(said.replaceAll(/\\(.)/g, '$1').replace(/…\s*$/, ''));
  return (
    words.split(' ').length >= atLeast &&
    codes.some((code) =>
      records
        .of(code)
        .some((course) => fields.some((field) => records.foldedOf(course)[field].includes(` ${words} `))),
    )
  );
};

/** Whether a text is all of the field named, however short: "Prerequisites for A: Permission of instructor". */
const isWholeField = (
  said: string,
  codes: readonly string[],
  records: Records,
  fields: readonly RecordText[],
): boolean => {
  const words = foldText(said);
  return (
    fields !== TEXTS &&
    words !== '' &&
    codes.some((code) =>
      records
        .of(code)
        .some((course) => fields.some((field) => records.foldedOf(course)[field].trim() === words)),
    )
  );
};

/** Words that introduce a quotation, apart from words that add nothing. */
export const QUOTING: ReadonlySet<string> = new Set(
  'background advised advice wording knowledge coursework exact text recommended suggested preparation prep beforehand before first asked required requirement requirements prerequisite prerequisites prereqs description blurb introduces introduce reads like this so how pre - requisite requisites'.split(
    ' ',
  ),
);

/** The index after a colon or quotation mark, if everything behind it is quoted from a record; else null. */
export const colonBefore = (said: string, codes: readonly string[], records: Records): number | null => {
  for (const { index, 0: sign } of [...said.matchAll(/:[\s"“”*]+|[“"]/g)].slice(0, 3))
    if (
      isVerbatim(said.slice(index + sign.length), codes, records, 5, fieldsOf(said.slice(0, index))) ||
      (!/["“]/.test(sign) &&
        isWholeField(said.slice(index + sign.length), codes, records, fieldsOf(said.slice(0, index))))
    )
      return index + sign.length;
  return null;
};
