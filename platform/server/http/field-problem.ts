import type { ZodError } from 'zod';

type Issue = ZodError['issues'][number];

/** More values than these are not listed. */
const MOST_LISTED = 12;
/** The library's own messages, which are for programmers; ours begin with a small letter. */
const OF_LIBRARY = /^(?:Invalid|Too|Unrecognized|Expected)/u;

const COUNTED: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', set: 'entries' };
const amount = (origin: string, count: number | bigint): string =>
  COUNTED[origin] === undefined
    ? String(count)
    : `${count} ${count === 1 || count === 1n ? SINGULAR[origin] : COUNTED[origin]}`;
const SINGULAR: Readonly<Record<string, string>> = { string: 'character', array: 'entry', set: 'entry' };

/** What is wrong with a field, as words that continue after its name: "must have at most 80 characters". */
export const fieldProblem = (issue: Issue | undefined): string => {
  if (issue === undefined) return 'is not valid';
  if (issue.code === 'invalid_type')
    return issue.message.endsWith('received undefined') ? 'is missing' : `must be of type ${issue.expected}`;
  if (!OF_LIBRARY.test(issue.message)) return issue.message;
  const verb = (origin: string) => (COUNTED[origin] === undefined ? 'must be' : 'must have');
  switch (issue.code) {
    case 'too_small':
      return `${verb(issue.origin)} at least ${amount(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `${verb(issue.origin)} at most ${amount(issue.origin, issue.maximum)}`;
    case 'invalid_value':
      return issue.values.length > MOST_LISTED
        ? 'is none of the values it may have'
        : `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return 'is of no kind that is known here';
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.slice(0, MOST_LISTED).join(', ')}`;
    default:
      return issue.message;
  }
};
