import type * as z from 'zod';
import { problemsOf } from '#features/catalogue/domain/pack/problems.ts';
import { type Draft, ImportError, type Place, type SourceFile } from '../pack/pack-draft.ts';

/** Throws ImportError when the file is not JSON. */
export function parseJson(file: SourceFile): unknown {
  try {
    return JSON.parse(file.text);
  } catch {
    throw new ImportError(`${file.name} is not JSON.`);
  }
}

/** Refuses a record that does not match its format's schema, with the first issue as reason. */
export function refuseRecord(
  draft: Draft,
  place: Place,
  { noun, raw, error }: { noun: string; raw: unknown; error: z.ZodError },
): void {
  const [first] = problemsOf(error.issues, raw, { severity: 'refused', file: place.file, line: null });
  draft.refused.add(`${first?.field ?? noun} cannot be read`, place, first?.field ?? null, first?.message);
}
