import { checkPrerequisites } from '#features/catalogue/domain/prerequisites/check-prerequisites.ts';
import { acceptsCode } from '#features/profile/domain/requirements.ts';
import { readPrerequisites } from '#features/catalogue/domain/prerequisites/read-prerequisites.ts';
import { chooseTogether, withTimes } from '../raw-records.ts';
import type { Setting } from './expression.ts';
import { isClock, isSpan, neededBy, type Picked, type Value } from './values.ts';

/** A function call in a condition, with its arguments: letters or values. */
export interface Call {
  name: string;
  args: (Picked | Value)[];
}

const textOf = (arg: Picked | Value | undefined): string =>
  typeof arg === 'string' || typeof arg === 'number' ? String(arg) : '';

const isPicked = (arg: Picked | Value | undefined): arg is Picked =>
  typeof arg === 'object' && arg !== null && ('record' in arg || 'programme' in arg);

const recordOf = (arg: Picked | Value | undefined) => {
  if (!isPicked(arg) || !('record' in arg)) throw new Error('needs a course');
  return arg.record;
};
const listOf = (arg: Picked | Value | undefined): readonly string[] =>
  Array.isArray(arg) ? (arg as string[]) : [textOf(arg)];
const minutesOf = (arg: Picked | Value | undefined): number => {
  if (typeof arg === 'object' && arg !== null && !isPicked(arg)) {
    if (isClock(arg)) return arg.clock;
    if (isSpan(arg)) return arg.from;
  }
  throw new Error('needs a time');
};

const goTogether = (args: Call['args']): boolean | null => {
  const timed = args.map((arg) => withTimes(recordOf(arg)));
  const known = timed.filter((record) => record !== null);
  const isWhole = args.every((arg) => {
    const { sections } = recordOf(arg);
    return sections.every(
      ({ meetings }) => meetings.length > 0 && meetings.every(({ start }) => start != null),
    );
  });
  if (known.length < args.length) return null;
  return chooseTogether(known) === null ? false : isWhole ? true : null;
};

const verdictOf = (arg: Picked | Value | undefined, { catalogue, taken }: Setting) => {
  const stated = readPrerequisites(recordOf(arg), catalogue);
  if (stated.stated === null || !stated.certain || stated.codes.length === 0) return 'none';
  return checkPrerequisites(stated, (code) => taken.includes(code)).verdict;
};

/** @throws Error for an unknown function */
export const callFunction = ({ name, args }: Call, setting: Setting): Value => {
  const [a, b] = args;
  switch (name) {
    case 'abs':
      return Math.abs(Number(a));
    case 'minute':
      return minutesOf(a) % 60;
    case 'hour':
      return Math.floor(minutesOf(a) / 60);
    case 'clash':
      return goTogether(args) === false;
    case 'together':
      return goTogether(args) === true;
    case 'needs':
      return neededBy(recordOf(a), setting.catalogue).some((code) => recordOf(b).codes.includes(code));
    case 'disjoint':
      return !listOf(a).some((each) => listOf(b).includes(each));
    case 'in':
      return listOf(b).includes(textOf(a));
    case 'includes':
      return textOf(a).toLowerCase().includes(textOf(b).toLowerCase());
    case 'met':
      return verdictOf(a, setting) === 'met';
    case 'unmet':
      return verdictOf(a, setting) === 'not_met';
    case 'counts': {
      if (!isPicked(b) || !('programme' in b)) throw new Error('counts needs a programme');
      const { codes } = recordOf(a);
      return (b.programme.groups ?? []).some(({ options }) =>
        options.some((option) => codes.some((code) => acceptsCode(option, code))),
      );
    }
    default:
      throw new Error(`there is no function ${name}`);
  }
};
