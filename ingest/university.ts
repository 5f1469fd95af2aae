import { basename, resolve } from 'node:path';
import { ImportError } from './draft.ts';

/**
 * The fields of university.json: those given, then those of the pack that is replaced (`before`, its text), then what the
 * folder's name says. `notes` tell what was made up.
 */
export function universityOf(
  given: Record<string, unknown>,
  before: string | null,
  out: string,
): { university: Record<string, unknown>; notes: string[] } {
  const university = { ...carriedOver(before, out), ...given };
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
  return { university: inOrder(university), notes };
}

/** One order for all imports: the same pack is the same bytes. */
const ORDER = [
  'name',
  'product',
  'assistant',
  'possessive',
  'accent',
  'feedback_email',
  'email_placeholder',
  'country',
  'support',
];

function inOrder(fields: Record<string, unknown>): Record<string, unknown> {
  const names = [...new Set([...ORDER, ...Object.keys(fields)])];
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

/** All but the terms, which are the new data's. */
function carriedOver(before: string | null, out: string): Record<string, unknown> {
  if (before === null) return {};
  try {
    const { terms: _, ...fields } = JSON.parse(before) as Record<string, unknown>;
    return fields;
  } catch {
    throw new ImportError(`${out}/university.json is not JSON; mend it, or carry nothing over with --fresh.`);
  }
}
