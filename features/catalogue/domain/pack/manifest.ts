import * as z from 'zod';
import { COURSES_FILE } from './read-courses.ts';
import { packText, type PackTexts } from './read-pack.ts';

/**
 * Written last by whoever creates a pack: what it contains when it is complete. Optional, but a truncated copy of a
 * pack without one cannot be detected.
 */
export const MANIFEST_FILE = 'manifest.json';

const manifestShape = z.object({
  /** Rows of `courses.ndjson`, not counting blank ones. */
  rows: z.number().int().min(0),
  /** Hash over every file of the pack, in hexadecimal. */
  sha256: z.string(),
});
type Manifest = z.infer<typeof manifestShape>;

const rowsIn = (files: PackTexts): number =>
  (files[COURSES_FILE] ?? '').split('\n').filter((line) => line.trim() !== '').length;

const manifestOf = async (files: PackTexts): Promise<Manifest> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(packText(files)));
  const sha256 = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { rows: rowsIn(files), sha256 };
};

/** The content of the manifest of a complete pack. */
export const manifestText = async (files: PackTexts): Promise<string> =>
  `${JSON.stringify(await manifestOf(files), null, 2)}\n`;

/**
 * How the files of a pack differ from its manifest.
 *
 * @param text content of the manifest
 * @returns the end of a sentence; null when the pack is complete
 */
export const differenceFrom = async (text: string, files: PackTexts): Promise<string | null> => {
  const said = readManifest(text);
  if (said === null) return `${MANIFEST_FILE} cannot be read`;
  const found = await manifestOf(files);
  if (found.rows !== said.rows)
    return `${COURSES_FILE} has ${found.rows} rows where ${MANIFEST_FILE} says ${said.rows}`;
  return found.sha256 === said.sha256
    ? null
    : `its files are not those that ${MANIFEST_FILE} was written for`;
};

const readManifest = (text: string): Manifest | null => {
  try {
    return manifestShape.parse(JSON.parse(text));
  } catch {
    // A truncated file is neither JSON nor of this shape.
    return null;
  }
};
