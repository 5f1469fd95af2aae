import { subjectOfTag } from '#features/catalogue/domain/pack/subject-of-tag.ts';
import type { CourseRecord, JudgedCatalogue } from '../judged-catalogue.ts';
import { evaluate, NotStated, type Setting } from './expression.ts';
import { formsOf, say } from './forms.ts';
import type { Pick, Template } from './template.ts';
import { neededBy, type Picked, valueOf } from './values.ts';

/** A template filled with the values of some records. */
export interface Filled {
  template: Template;
  /** `before`, `text` and `after`. */
  content: string;
  /** Where the statement begins in it. */
  start: number;
  end: number;
  taken: string[];
  programme: string | null;
}

/** Pseudo-random numbers in [0, 1), deterministic for a seed. */
const drawsOf = (seed: string) => {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Maximum number of combinations of records tried before giving up on a catalogue. */
const TRIES = 30_000;

/** `{a.days}`, `{a.days|shifted,long}` or `{a.days|shifted|long}`. */
const PLACEHOLDER = /\{([^{}|]+)(?:\|([^{}]+))?\}/g;

/** The template filled with records of the catalogue; null if none fit. */
export const fill = (template: Template, catalogue: JudgedCatalogue, seed: string): Filled | null => {
  const draw = drawsOf(`${seed}/${template.id}`);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const picked = pickAll(template, catalogue, draw);
    if (picked === null) continue;
    const filled = fillWith(template, picked, catalogue);
    if (filled !== null) return filled;
    if (Object.keys(template.pick).length === 0) return null;
  }
  return null;
};

const fillWith = (
  template: Template,
  picked: ReadonlyMap<string, Picked>,
  catalogue: JudgedCatalogue,
): Filled | null => {
  const taken = template.taken.flatMap((letter) => {
    const of = picked.get(letter);
    return of && 'record' in of ? of.record.codes : [letter];
  });
  const setting: Setting = { picked, catalogue, taken };
  try {
    for (const condition of template.where) if (evaluate(condition, setting).value !== true) return null;
    const [before, text, after] = [template.before, template.text, template.after].map((part) =>
      part.replaceAll(PLACEHOLDER, (_, expression: string, forms = '') =>
        filledIn(expression, String(forms), setting),
      ),
    ) as [string, string, string];
    const programme = template.programme === undefined ? undefined : picked.get(template.programme);
    return {
      template,
      content: before + text + after,
      start: before.length,
      end: before.length + text.length,
      taken,
      programme: programme && 'programme' in programme ? programme.programme.name : null,
    };
  } catch (error) {
    if (error instanceof NotStated) return null;
    throw error;
  }
};

const filledIn = (expression: string, forms: string, setting: Setting): string => {
  const { value, fields } = evaluate(expression, setting);
  const decimals = fields.some((field) => field === 'rating' || field === 'hours') ? 1 : null;
  return say(value, formsOf(forms), decimals, fields[0] ?? '');
};

type Draw = () => number;

const oneOf = <T>(list: readonly T[], draw: Draw): T | undefined => list[Math.floor(draw() * list.length)];

const pickAll = (
  { pick, where }: Template,
  catalogue: JudgedCatalogue,
  draw: Draw,
): Map<string, Picked> | null => {
  const picked = new Map<string, Picked>();
  // Sorts by dependencies: a programme before the course that counts towards it.
  const depth = (each: Pick): number =>
    each.programme
      ? -1
      : each.section_of || each.history_of || each.other_term_of || each.same_subject_as
        ? 1
        : 0;
  for (const [letter, asked] of Object.entries(pick).toSorted(([, a], [, b]) => depth(a) - depth(b))) {
    const found = pickOne(letter, asked, picked, { where, catalogue, draw });
    if (found === null) return null;
    picked.set(letter, found);
  }
  return picked;
};

const pickOne = (
  letter: string,
  asked: Pick,
  picked: ReadonlyMap<string, Picked>,
  { where, catalogue, draw }: { where: readonly string[]; catalogue: JudgedCatalogue; draw: Draw },
): Picked | null => {
  if (asked.programme) {
    const programme = oneOf(
      catalogue.pack.programs.concentrations.filter(({ groups }) => groups.length > 0),
      draw,
    );
    return programme ? { programme } : null;
  }
  const of = (other: string | undefined) => {
    const found = other === undefined ? undefined : picked.get(other);
    return found && 'record' in found ? found : undefined;
  };
  const whole = of(asked.section_of);
  if (whole) {
    const used = [...picked.values()].flatMap((each) =>
      'section' in each && each.section ? [each.section] : [],
    );
    const section = oneOf(
      whole.record.sections.filter(
        (each) =>
          !used.includes(each) &&
          each.status !== 'cancelled' &&
          (asked.component === undefined || each.component === asked.component),
      ),
      draw,
    );
    return section ? { record: whole.record, section } : null;
  }
  const evaluated = of(asked.history_of);
  if (evaluated) {
    const { record } = evaluated;
    const entry = oneOf(record.history, draw);
    return entry ? { record, history: entry } : null;
  }
  const record = oneOf(candidatesFor(letter, asked, { picked, where, catalogue, of }), draw);
  if (record === undefined || !fits(record, asked, catalogue)) return null;
  const others = [...picked.values()].flatMap((each) =>
    'record' in each && !each.section && !each.history ? [each.record] : [],
  );
  const isNew = !others.some(({ codes }) => codes.some((code) => record.codes.includes(code)));
  return isNew || asked.other_term_of !== undefined ? { record } : null;
};

/** Candidate records: those for which a condition can be true, otherwise all. */
const candidatesFor = (
  letter: string,
  asked: Pick,
  {
    picked,
    where,
    catalogue,
    of,
  }: {
    picked: ReadonlyMap<string, Picked>;
    where: readonly string[];
    catalogue: JudgedCatalogue;
    of: (other: string | undefined) => Extract<Picked, { record: CourseRecord }> | undefined;
  },
): readonly CourseRecord[] => {
  const { courses } = catalogue.pack;
  const twin = of(asked.other_term_of)?.record;
  if (twin)
    return courses.filter(({ class_tag, term }) => class_tag === twin.class_tag && term !== twin.term);
  const neighbour = of(asked.same_subject_as)?.record;
  if (neighbour) {
    const subject = subjectOfTag(neighbour.class_tag);
    return courses.filter(({ class_tag }) => subjectOfTag(class_tag) === subject);
  }
  for (const condition of where) {
    const needs = /^needs\(([a-z]),([a-z])\)$/.exec(condition.replaceAll(' ', ''));
    const asking = needs?.[2] === letter ? of(needs[1]) : undefined;
    if (asking) return neededBy(asking.record, catalogue).flatMap((code) => catalogue.recordsOf(code));
    const counts = /^counts\(([a-z]),([a-z])\)$/.exec(condition.replaceAll(' ', ''));
    const programme = counts?.[1] === letter ? picked.get(counts[2] ?? '') : undefined;
    if (programme && 'programme' in programme)
      return programme.programme.groups.flatMap(({ options }) =>
        options.flatMap((option) => (typeof option === 'string' ? catalogue.recordsOf(option) : [])),
      );
  }
  return courses;
};

const fits = (record: CourseRecord, asked: Pick, catalogue: JudgedCatalogue): boolean => {
  if (asked.term !== undefined && record.term !== asked.term) return false;
  if (asked.component !== undefined && record.component !== asked.component) return false;
  if (asked.one_section && record.sections.length !== 1) return false;
  if (asked.many_sections && record.sections.length < 2) return false;
  if (asked.only_term && catalogue.recordsOf(record.class_tag).some(({ term }) => term !== record.term))
    return false;
  const stated = (field: string) => valueOf({ record }, field, catalogue) !== null;
  return (asked.has ?? []).every(stated) && !(asked.missing ?? []).some(stated);
};
