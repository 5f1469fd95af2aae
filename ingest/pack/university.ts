import { basename, resolve } from 'node:path';
import * as z from 'zod';
import { termShape } from '#features/catalogue/domain/pack/shapes.ts';
import { ImportError, type TermDates } from './pack-draft.ts';

/**
 * Fields of university.json: the given ones, otherwise those of the replaced pack (`before`, its text), otherwise
 * defaults from the folder's name. `notes` list the defaults used; `terms` are those of the replaced pack.
 */
export function universityOf(
  given: Record<string, unknown>,
  before: string | null,
  out: string,
): { university: Record<string, unknown>; terms: TermDates[]; notes: string[] } {
  const { fields, terms } = fieldsToKeep(before, out);
  const university = { ...fields, ...given };
  const notes: string[] = [];
  const folder = basename(resolve(out));
  if (university['name'] === undefined) {
    university['name'] = folder.replace(
      /(^|[-_ ]+)(\p{L})/gu,
      (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
    );
    notes.push(
      `The university is named ${String(university['name'])} after its folder; --name says otherwise.`,
    );
  }
  if (
    university['possessive'] === undefined ||
    (given['name'] !== undefined && given['possessive'] === undefined)
  ) {
    const name = String(university['name']);
    university['possessive'] = name.endsWith('s') ? `${name}'` : `${name}'s`;
  }
  if (university['feedback_email'] === undefined) {
    university['feedback_email'] = `advising@${
      folder
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'university'
    }.example`;
    notes.push(
      `The Review link writes to ${String(university['feedback_email'])}, which is nobody's; set --feedback-email.`,
    );
  }
  return { university: sortFields(university), terms, notes };
}

/** A fixed order, so that equal packs have equal bytes. */
const FIELD_ORDER = [
  'name',
  'product',
  'assistant',
  'possessive',
  'accent',
  'feedback_email',
  'email_placeholder',
  'country',
  'time_zone',
  'support',
];

function sortFields(fields: Record<string, unknown>): Record<string, unknown> {
  const names = [...new Set([...FIELD_ORDER, ...Object.keys(fields)])];
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

const termsShape = z.array(termShape);

/** All fields except the terms, which come from the new data. */
function fieldsToKeep(before: string | null, out: string) {
  if (before === null) return { fields: {}, terms: [] };
  try {
    const { terms, ...fields } = JSON.parse(before) as Record<string, unknown>;
    return { fields, terms: termsShape.safeParse(terms).data ?? [] };
  } catch {
    throw new ImportError(`${out}/university.json is not JSON; mend it, or carry nothing over with --fresh.`);
  }
}
