import { isClock, isSpan, type Value } from './values.ts';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const LONG: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
const LETTERS: Record<string, string> = {
  Mon: 'M',
  Tue: 'T',
  Wed: 'W',
  Thu: 'Th',
  Fri: 'F',
  Sat: 'S',
  Sun: 'Su',
};
const WEEK = Object.keys(LONG);

const inWords = (value: number): string => {
  if (!Number.isInteger(value) || value > 99 || value < 0) return shortest(value);
  const ten = TENS[Math.floor(value / 10) - 2];
  if (ten === undefined) return WORDS[value] ?? shortest(value);
  return value % 10 === 0 ? ten : `${ten}-${WORDS[value % 10]}`;
};

const shortest = (value: number): string => String(Math.round(value * 100) / 100);

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const clockText = (minutes: number, form: string): string => {
  const at = ((minutes % 1440) + 1440) % 1440;
  const [hour, minute] = [Math.floor(at / 60), at % 60];
  const padded = String(minute).padStart(2, '0');
  const twelve = hour % 12 || 12;
  const half = hour < 12 ? 'AM' : 'PM';
  if (form === '24h') return `${String(hour).padStart(2, '0')}:${padded}`;
  if (form === 'bare') return `${twelve}:${padded}`;
  if (form === 'ampm') return `${twelve}:${padded}${half.toLowerCase()}`;
  if (form === 'hour') return `${twelve} ${half}`;
  if (form === 'part') return hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return `${twelve}:${padded} ${half}`;
};

const person = (name: string, form: string): string => {
  const parts = name.split(' ');
  if (form === 'last') return parts.at(-1) ?? name;
  if (form === 'first') return parts[0] ?? name;
  return form === 'initial' ? `${parts[0]?.[0]}. ${parts.at(-1)}` : name;
};

const turned = (term: string): string => term.replace(/^(\d{4}) (.+)$/, '$2 $1');
const otherTerm = (term: string): string =>
  term.startsWith('2025') ? '2026 Spring' : term.startsWith('2026') ? '2025 Fall' : term;

const nextCode = (code: string): string =>
  code.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));

const TEXT_FORMS: Record<string, (text: string) => string> = {
  glued: (text) => text.replaceAll(' ', ''),
  lower: (text) => text.toLowerCase(),
  next: nextCode,
  short: (text) => text.split(':')[0] ?? text,
  turned,
  other: otherTerm,
  long: (text) => LONG[text] ?? text,
  plural: (text) => `${LONG[text] ?? text}s`,
  last: (text) => person(text, 'last'),
  first: (text) => person(text, 'first'),
  initial: (text) => person(text, 'initial'),
};

const ofList = (list: readonly string[], form: string): readonly string[] | string => {
  if (form === 'shifted') return list.map((day) => WEEK[(WEEK.indexOf(day) + 1) % 7] ?? day);
  if (form === 'long') return listed(list.map((day) => LONG[day] ?? day));
  if (form === 'plural') return listed(list.map((day) => `${LONG[day] ?? day}s`));
  if (form === 'letters') return list.map((day) => LETTERS[day] ?? day).join('');
  return form === 'last' ? listed(list.map((name) => person(name, 'last'))) : list;
};

const FORMS: ReadonlySet<string> = new Set([
  ...Object.keys(TEXT_FORMS),
  'shifted',
  'letters',
  'word',
  'ten',
  '12h',
  '24h',
  'bare',
  'ampm',
  'hour',
  'part',
  'to',
]);

/**
 * Forms after a placeholder's first bar, applied in sequence: `shifted,long` or `shifted|long`. Ignoring an unknown
 * name would leave a statement meant to be false true.
 *
 * @throws Error that names an unknown form
 */
export const formsOf = (text: string): string[] => {
  const forms = text
    .split(/[,|]/)
    .map((form) => form.trim())
    .filter((form) => form !== '');
  for (const form of forms)
    if (!FORMS.has(form) && !/^\d$/.test(form)) throw new Error(`there is no form ${form}`);
  return forms;
};

/** A value in words in a given form; the default if a form does not apply. `decimals` is for figures. */
export const say = (
  value: Value,
  forms: readonly string[],
  decimals: number | null,
  field: string,
): string => {
  if (typeof value === 'number') {
    if (forms.includes('word')) return inWords(Math.round(value * 100) / 100);
    if (forms.includes('ten')) return String(Math.round(value / 10) * 10);
    const [digits] = forms.filter((form) => /^\d$/.test(form));
    const places = digits === undefined ? decimals : Number(digits);
    return places === null ? shortest(value) : value.toFixed(places);
  }
  if (isClock(value)) return clockText(value.clock, forms[0] ?? '12h');
  if (isSpan(value)) {
    const form = forms.includes('to') ? '12h' : (forms[0] ?? '12h');
    const joint = forms.includes('to') ? ' to ' : forms.length > 0 ? '-' : ' – ';
    return `${clockText(value.from, form)}${joint}${clockText(value.to, form)}`;
  }
  if (Array.isArray(value)) {
    let said: readonly string[] | string = value as readonly string[];
    for (const form of forms) if (typeof said !== 'string') said = ofList(said, form);
    if (typeof said === 'string') return said;
    return field === 'days' ? said.join(', ') : listed(said);
  }
  let text = String(value);
  for (const form of forms) text = TEXT_FORMS[form]?.(text) ?? text;
  return text;
};
