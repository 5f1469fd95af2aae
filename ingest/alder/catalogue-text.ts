import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCatalogue } from './catalogue.ts';
import { readSource } from './source.ts';

const here = import.meta.dirname;

export const PACK = join(here, '../../universities/alder');
export const SOURCE = join(here, 'source');

/**
 * Content of the demonstration's `courses.ndjson`, one record per line. Deterministic: the same source gives the same
 * bytes.
 */
export function catalogueText(): string {
  const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const records = buildCatalogue(
    readSource(SOURCE),
    { faculty: json(join(here, 'faculty.json')), preceptors: json(join(here, 'preceptors.json')) },
    json(join(PACK, 'subjects.json')),
  );
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
