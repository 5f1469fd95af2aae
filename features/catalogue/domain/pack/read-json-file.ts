import type * as z from 'zod';
import { type PackProblem, problemsOf } from './problems.ts';
import { unknownFields } from './unknown-fields.ts';

/**
 * Reads one JSON file of the pack. `value` is null when the file cannot be used, with a fatal problem. Unknown
 * fields are warnings.
 */
export function readJsonFile<Shape extends z.ZodType>(
  file: string,
  text: string,
  shape: Shape,
): { value: z.infer<Shape> | null; problems: PackProblem[] } {
  let raw: unknown;
  try {
    raw = JSON.parse(withoutByteOrderMark(text));
  } catch (error) {
    return {
      value: null,
      problems: [notJson(file, String(error instanceof Error ? error.message : error), text)],
    };
  }
  const parsed = shape.safeParse(raw);
  if (!parsed.success) {
    return {
      value: null,
      problems: problemsOf(parsed.error.issues, raw, { severity: 'fatal', file, line: null }),
    };
  }
  const problems = [...unknownFields(raw, parsed.data)].map((field): PackProblem => ({
    severity: 'warning',
    file,
    line: null,
    field,
    message: 'is no field of a pack and is not read',
  }));
  return { value: parsed.data, problems };
}

export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Converts the parser's character offset to a line number. */
function notJson(file: string, message: string, text: string): PackProblem {
  const position = /position (\d+)/.exec(message)?.[1];
  const line = position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
  return {
    severity: 'fatal',
    file,
    line,
    field: null,
    message: 'is not JSON: the text breaks off or has a stray character',
  };
}
