import type { Course } from '#features/catalogue/contract.ts';
import { acceptsCode } from '#features/profile/domain/requirements.ts';
import { checkPrerequisites } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import { isTerm, type Records } from './book.ts';
import { type Claim, type Judgement, open, told } from '../claim.ts';
import { foldedWords, foldText } from '../words/fold.ts';
import { shortFormsOf } from '../words/given-names.ts';
import { inScope, isKind } from './sections-spoken-of.ts';

type Of<Says extends Claim['says']> = Extract<Claim, { says: Says }>;

/** Whether words name a person: in full, by family name, or with a short form of the given name. */
const isPerson = (said: string, name: string): 'yes' | 'no' | 'open' => {
  const words = foldedWords(said).filter((word) => !/^(?:professor|prof|dr)$/.test(word));
  const own = foldedWords(name);
  if (words.length === 0) return 'open';
  if (words.every((word) => own.includes(word)) && words.includes(own.at(-1) ?? '')) return 'yes';
  if (!words.includes(own.at(-1) ?? ''))
    return words.some((word) => word.length > 2 && own.includes(word)) ? 'open' : 'no';
  const given = words[0] ?? '';
  const first = own[0] ?? '';
  return shortFormsOf(first).includes(given) ? 'yes' : given[0] === first[0] ? 'open' : 'no';
};

export const judgePerson = ({ name, only, section }: Of<'person'>, course: Course): Judgement => {
  const spoken =
    section === null
      ? course.instructors
      : inScope(course, section).flatMap(({ instructors }) => instructors);
  const names = [...new Set(spoken)];
  const record = names.length === 0 ? null : names.join(', ');
  if (names.length === 0) return open();
  const found = names.map((each) => isPerson(name, each));
  if (found.includes('yes')) {
    if (!only) return told(true, record);
    return told(names.length === 1, record);
  }
  const everyone = course.sections.flatMap(({ instructors }) => instructors);
  const isElsewhere = [...everyone, ...course.instructors].some((each) => isPerson(name, each) !== 'no');
  return found.includes('open') || isElsewhere ? open(record) : told(false, record);
};

/** Compares with who taught in an earlier term, by its evaluation; null if no record has that term. */
export const judgeEarlierPerson = (
  { name, only, section, terms }: Of<'person'>,
  records: readonly Course[],
): Judgement | null => {
  if (section !== null) return null;
  for (const { history } of records)
    for (const { term, instructors } of history)
      if (instructors.length > 0 && terms.some((each) => each.year !== null && isTerm(term, each))) {
        const found = instructors.map((each) => isPerson(name, each));
        const isSo = found.includes('yes') && (!only || instructors.length === 1);
        const record = instructors.join(', ');
        return found.includes('open') ? { ...open(record), term } : { ...told(isSo, record), term };
      }
  return null;
};

const SMALL = new Set(['and', 'the', 'of', 'in', 'to', 'a', 'an', 'for', 'on', 'with', 'from', 'its', 'at']);

const alike = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one)));

export const judgeTitle = ({ title: said }: Of<'title'>, course: Course): Judgement => {
  const { class_name: title } = course;
  if (title.trim() === '') return open();
  const [one, other] = [foldText(said), foldText(title)];
  if (one === other || foldText(title.split(/[:(]/)[0] ?? '') === one) return told(true, title);
  const spoken = foldedWords(said).filter((word) => !SMALL.has(word));
  const own = foldedWords(title).filter((word) => !SMALL.has(word));
  const shared = spoken.filter((word) => own.some((each) => alike(word, each)));
  const isShort = spoken.some((word) => word.length < 4);
  const all = spoken.length + own.length - shared.length;
  return shared.length / Math.max(1, all) < 0.34 && spoken.length > 1 && !(isShort && shared.length > 0)
    ? told(false, title)
    : open(title);
};

export const judgePlace = ({ name, section }: Of<'place'>, course: Course): Judgement => {
  const placesOf = (sections: Course['sections']): string[] => [
    ...new Set(
      sections.flatMap(({ meetings }) => meetings.flatMap(({ place }) => (place === '' ? [] : [place]))),
    ),
  ];
  const spoken = placesOf(inScope(course, section));
  const said = foldText(name);
  const is = (place: string): boolean =>
    foldText(place) === said || ` ${foldText(place)} `.includes(` ${said} `);
  if (spoken.length === 0) return open();
  if (spoken.some(is)) return spoken.every(is) ? told(true, spoken.join('; ')) : open(spoken.join('; '));
  const isAlike = placesOf(course.sections).some((place) =>
    foldedWords(place).some(
      (word) =>
        foldedWords(name).includes(word) &&
        word.length > 2 &&
        !/^(?:hall|room|center|building|house)$/.test(word),
    ),
  );
  // Another room in the same building is open.
  return isAlike && !/\d/.test(name) ? open(spoken.join('; ')) : told(false, spoken.join('; '));
};

export const judgeUnplaced = ({ section }: Of<'unplaced'>, course: Course): Judgement => {
  const places = inScope(course, section).flatMap(({ meetings }) => meetings.map(({ place }) => place));
  const stated = [...new Set(places.filter((place) => place !== ''))];
  if (stated.length === 0) return told(true, null);
  return places.includes('') ? open(stated.join('; ')) : told(false, stated.join('; '));
};

export const judgeComponent = ({ kind, isAmong, section }: Of<'component'>, course: Course): Judgement => {
  if (section?.name != null) {
    const own = [
      ...new Set(inScope(course, { kind: null, name: section.name }).map(({ component }) => component)),
    ];
    const [first] = own;
    return first === undefined || own.length > 1 ? open() : told(isKind(first, kind), first);
  }
  const kinds = [...new Set([course.component, ...course.sections.map(({ component }) => component)])].filter(
    (each) => each !== '',
  );
  if (kinds.length === 0) return open();
  if (isKind(course.component, kind)) return told(true, course.component);
  if (isAmong)
    return told(
      kinds.some((each) => isKind(each, kind)),
      kinds.join(', '),
    );
  return kinds.some((each) => isKind(each, kind)) ? open(kinds.join(', ')) : told(false, kinds.join(', '));
};

export const judgeDepartment = ({ name }: Of<'department'>, { department, codes }: Course): Judgement => {
  if (department === '') return open();
  const [said, own] = [foldText(name), foldText(department)];
  if (said === own) return told(true, department);
  if (codes.length > 1) return open(department);
  const shared = said
    .split(' ')
    .some((word) => word.length > 3 && own.split(' ').some((each) => alike(word, each)));
  return shared ? open(department) : told(false, department);
};

export const judgeAttribute = ({ name }: Of<'attribute'>, { attributes }: Course): Judgement => {
  if (attributes.length === 0) return open();
  const record = attributes.map(({ scheme, value }) => `${scheme}: ${value}`).join('; ');
  const said = foldText(name);
  const isListed = attributes.some(
    ({ scheme, value }) => foldText(value) === said || foldText(`${scheme} ${value}`) === said,
  );
  return told(isListed, record);
};

export const judgeNoAttribute = ({ attributes }: Course): Judgement =>
  told(
    attributes.length === 0,
    attributes.map(({ scheme, value }) => `${scheme}: ${value}`).join('; ') || null,
  );

/** Whether the attributes of the sentence belong to the scheme it names. */
export const judgeScheme = (
  { name, of }: Of<'scheme'>,
  { attributes }: Course,
  named: readonly string[],
): Judgement => {
  const said = of === undefined ? named : [of];
  const own = attributes.filter(({ scheme }) => foldText(scheme) === foldText(name));
  const isOfScheme = said.every((each) => own.some(({ value }) => foldText(value) === foldText(each)));
  return isOfScheme && own.length > 0 ? told(true, own.map(({ value }) => value).join(', ')) : open();
};

/** What identifies a class across codes; unique if no time or teacher is stated. */
const classOf = ({ course_id, class_name, instructors, sections }: Course): string => {
  const meetings = sections.flatMap((section) =>
    section.meetings.map(({ days, start, end }) => [days, start, end]),
  );
  const isTold = instructors.length > 0 && meetings.some(([, start]) => start !== '');
  return JSON.stringify(isTold ? [class_name, instructors, meetings] : course_id);
};

export const judgeAlias = ({ code }: Of<'alias'>, course: Course, records: Records): Judgement => {
  const record = course.codes.join(', ');
  if (course.codes.includes(code)) return told(true, record);
  // Two records are one class if they have the same title, people and meetings in one term.
  if (records.of(code).some((other) => other.term === course.term && classOf(other) === classOf(course)))
    return told(true, record);
  const isApart = records.of(code).some(({ course_id }) => course_id !== course.course_id);
  return isApart && !course.meets_with.includes(code) ? told(false, record) : open(record);
};

export const judgeNoAlias = ({ codes, meets_with }: Course): Judgement => {
  if (codes.length > 1) return told(false, codes.join(', '));
  return meets_with.length === 0 ? told(true, null) : open(meets_with.join(', '));
};

export const judgeMeetsWith = ({ code }: Of<'meets with'>, course: Course): Judgement => {
  const record = course.meets_with.join(', ') || null;
  return course.meets_with.includes(code) ? told(true, record) : open(record);
};

/** Whether the course is given in a term: it has a record or an evaluation of it. */
export const judgeTerm = (
  { season, year, only }: Of<'term'>,
  all: readonly Course[],
  records: Records,
): Judgement => {
  const spoken = { season, year };
  const terms = [...new Set(all.map(({ term }) => term))];
  const record = terms.join(', ');
  const offered = all.flatMap((course) =>
    course.offered.map((each) => each.toLowerCase().replace('autumn', 'fall')),
  );
  if (terms.some((term) => isTerm(term, spoken))) {
    if (!only) return told(true, record);
    const isAlone = terms.every((term) => isTerm(term, spoken));
    if (!isAlone) return told(false, record);
    return offered.some((each) => each !== season) ? open(record) : told(true, record);
  }
  if (all.some(({ history }) => history.some(({ term }) => year !== null && isTerm(term, spoken))))
    return open(record);
  if (!records.hasTerm(spoken) || (year === null && offered.includes(season))) return open(record);
  return told(false, record);
};

export const judgeBothTerms = (all: readonly Course[], records: Records): Judgement => {
  const given = new Set(all.map(({ term }) => term));
  const record = [...given].join(', ');
  if (records.book.terms.every(({ name }) => given.has(name))) return told(true, record);
  const offered = new Set(all.flatMap((course) => course.offered.map((each) => each.toLowerCase())));
  return offered.size > 1 ? open(record) : told(false, record);
};

export const judgeNoPrerequisites = (
  of: 'stated' | 'needed' | 'recommended',
  course: Course,
  records: Records,
): Judgement => {
  const { stated, certain, codes, recommended } = records.prerequisitesOf(course);
  if (of === 'recommended') return told(recommended === null, recommended);
  if (stated === null) return of === 'stated' ? told(true, null) : open();
  if (certain && codes.length === 0 && /^\W*none\W*$|\bno prerequisites?\b/i.test(stated))
    return told(true, stated);
  return told(false, stated);
};

export const judgeNeeds = (claim: Of<'needs'>, course: Course, records: Records): Judgement => {
  const read = records.prerequisitesOf(course);
  const { stated, requirement, certain, codes, recommended, recommendedCodes } = read;
  const same = (one: string, other: string): boolean =>
    one === other || records.of(one).some((each) => each.codes.includes(other));
  const isAmong = (list: readonly string[], code: string): boolean => list.some((each) => same(code, each));
  if (claim.strength === 'recommended') {
    if (recommended === null) return open();
    if (claim.codes.every((code) => isAmong(recommendedCodes, code))) return told(true, recommended);
    return claim.codes.some((code) => !isAmong(recommendedCodes, code) && !isAmong(codes, code))
      ? told(false, recommended)
      : open(recommended);
  }
  if (stated === null) return open(recommended);
  // "Applied Computation 209A" may be a code spelled with its department's name.
  const isAlike = (code: string): boolean => {
    const number = /\d\S*$/.exec(code)?.[0];
    const text = ` ${foldText(stated)} `;
    const isNamed = text.includes(` ${foldText(code)} `);
    return number !== undefined && !isNamed && text.includes(` ${foldText(number)} `);
  };
  // "Not open to those who took STAT 139" names it, though not as needed.
  const isWritten = (code: string): boolean =>
    claim.strength === 'named' && ` ${foldText(stated)} `.includes(` ${foldText(code)} `);
  if (claim.codes.some((code) => !isAmong(codes, code) && (isAlike(code) || isWritten(code))))
    return open(stated);
  if (claim.codes.some((code) => !isAmong(codes, code)))
    return claim.codes.some((code) => isAmong(recommendedCodes, code)) ? open(stated) : told(false, stated);
  if (claim.strength === 'named') return told(true, stated);
  if (requirement === null || !certain) return open(stated);
  const without = (missing: readonly string[]): boolean =>
    checkPrerequisites(read, (code) => !missing.some((each) => same(each, code))).verdict === 'not_met';
  const isRight =
    claim.joint === 'and'
      ? claim.codes.every((code) => without([code]))
      : without(claim.codes) && !claim.codes.every((code) => without([code]));
  return isRight ? told(true, stated) : open(stated);
};

/** Agrees if the record's words name it; else what a student needs is open. */
export const judgePermission = ({ course_requirements: stated }: Course): Judgement =>
  /\b(?:permission|consent|approval)\b/i.test(stated) &&
  !/\bor (?:\w+ )?(?:permission|consent|approval)\b/i.test(stated)
    ? told(true, stated)
    : open(stated === '' ? null : stated);

/** Fewest words of a part that can be quoted on its own. */
const LEAST_PART = 5;

export const judgePrerequisiteText = ({ text, of }: Of<'prerequisite text'>, course: Course): Judgement => {
  const own = of === 'needed' ? course.course_requirements : course.recommended_prep;
  const other = of === 'needed' ? course.recommended_prep : course.course_requirements;
  if (own.trim() === '') return open();
  const said = ` ${foldText(text)} `;
  const whole = ` ${foldText(own)} `;
  // "STAT 110", out of "COMPSCI 50 or STAT 110": a short part may omit its alternatives.
  if (whole !== said && whole.includes(said) && said.split(' ').length - 2 < LEAST_PART) return open(own);
  if (whole.includes(said)) return told(true, own);
  return ` ${foldText(other)} `.includes(said) ? open(own) : told(false, own);
};

/** Share of a quotation's words that a record may lack if it is quoted loosely. */
const LOOSE = 0.34;

export const judgeQuotation = ({ text }: Of<'quotation'>, course: Course): Judgement => {
  const own = [
    course.description,
    course.course_requirements,
    course.recommended_prep,
    course.class_notes,
    course.class_name,
  ].map((each) => foldText(each));
  const said = foldText(text);
  if (own.some((each) => ` ${each} `.includes(` ${said} `))) return told(true, null);
  if (course.description.trim() === '') return open();
  const known = new Set(own.flatMap((each) => each.split(' ')));
  const words = said.split(' ').filter((word) => word.length > 3);
  const strange = words.filter((word) => !known.has(word));
  return words.length > 3 && strange.length / words.length > LOOSE
    ? told(false, firstWords(course.description))
    : open();
};

const firstWords = (text: string): string => (text.length > 120 ? `${text.slice(0, 120).trimEnd()}…` : text);

export const judgeMet = (course: Course, records: Records): Judgement => {
  if (records.book.student === null) return open();
  const read = records.prerequisitesOf(course);
  const { verdict } = checkPrerequisites(read, (code) => records.isTaken(code));
  if (verdict === 'met') return told(true, read.stated);
  return verdict === 'not_met' ? told(false, read.stated) : open(read.stated);
};

export const judgeCounts = (
  { programme, group }: Of<'counts'>,
  course: Course,
  { book }: Records,
): Judgement => {
  const { concentrations, secondary_fields } = book.programs;
  const names = programme === '' ? (book.student?.programmes ?? []) : [programme];
  const known = [...concentrations, ...secondary_fields].filter(
    ({ name, groups }) => groups.length > 0 && names.some((each) => foldText(each) === foldText(name)),
  );
  if (known.length === 0) return open();
  const found = known
    .flatMap(({ groups }) => groups)
    .filter(({ options }) =>
      options.some((option) => course.codes.some((code) => acceptsCode(option, code))),
    );
  // A group that no programme has leaves it open.
  if (group !== undefined && !known.some(({ groups }) => groups.some(({ name }) => name === group)))
    return open();
  return told(
    group === undefined ? found.length > 0 : found.some(({ name }) => name === group),
    found.length > 0 ? found.map(({ name }) => name).join(', ') : `not in ${names.join(', ')}`,
  );
};
