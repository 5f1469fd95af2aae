import type * as z from 'zod';

/** `fatal`: the pack cannot be used. `refused`: the row is omitted. `warning`: used, but should be checked. */
export type Severity = 'fatal' | 'refused' | 'warning';

export interface PackProblem {
  severity: Severity;
  file: string;
  /** Line in the file, from 1; null when no single line applies. */
  line: number | null;
  /** Path of the field, `start_times.3`; null for the whole row or file. */
  field: string | null;
  /** A predicate or a sentence without its position: `"25:00" is not a time written HH:MM`. */
  message: string;
}

/** A sentence with its position: `courses.ndjson, line 12, start_times.3: "25:00" is not a time written HH:MM.` */
export function sentenceOf(problem: PackProblem): string {
  const place = [problem.file];
  if (problem.line !== null) place.push(`line ${problem.line}`);
  if (problem.field !== null) place.push(problem.field);
  return `${place.join(', ')}: ${problem.message}.`;
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
};

const FORMAT_NAMES: Record<string, string> = {
  email: 'an e-mail address',
  date: 'a date written YYYY-MM-DD',
  url: 'a web address that starts with http:// or https://',
};

/** Converts schema issues to problems; `raw` is the parsed input. */
export function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  raw: unknown,
  place: Pick<PackProblem, 'severity' | 'file' | 'line'>,
): PackProblem[] {
  return issues.map((issue) => ({
    ...place,
    field: issue.path.length === 0 ? null : issue.path.join('.'),
    message: messageOf(issue, valueAt(raw, issue.path)),
  }));
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `${shown(value)} should be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `${shown(value)} is not one of ${issue.values.join(', ')}`;
    case 'too_small':
      return typeof value === 'number' ? `${shown(value)} is below ${issue.minimum}` : 'is empty';
    case 'too_big':
      return typeof value === 'number'
        ? `${shown(value)} is above ${issue.maximum}`
        : `is longer than ${issue.maximum} ${typeof value === 'string' ? 'characters' : 'entries'}`;
    case 'invalid_format':
      return issue.format in FORMAT_NAMES
        ? `${shown(value)} is not ${FORMAT_NAMES[issue.format]}`
        : `${shown(value)} ${issue.message}`;
    case 'invalid_key':
      return 'is not a weekday key from "1" (Monday) to "7" (Sunday)';
    case 'unrecognized_keys':
      return `has the unknown key ${issue.keys.map((key) => shown(key)).join(', ')}`;
    case 'invalid_union':
      return `${shown(value)} has none of the forms allowed here`;
    default:
      return issue.message;
  }
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** A value as quoted in messages, cut to 60 characters. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}
