import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRealCatalogues, REAL_IMPORTS } from '#app/testing/real-imports.ts';
import { readOptions } from '#ingest/options.ts';
import { runImport } from '#ingest/run-import.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import type { CatalogueName } from './question-shape.ts';

const ALDER = join(import.meta.dirname, '../universities/alder');

/** Folder of a catalogue's pack, imported if necessary; null if its data is missing. */
export const packFolderOf = async (name: CatalogueName): Promise<string | null> => {
  if (name === 'alder') return ALDER;
  const folder = await mkdtemp(join(tmpdir(), `evals-${name}-`));
  if (name === 'alder-hostile') {
    await cp(ALDER, folder, { recursive: true });
    await injectHostileTexts(join(folder, 'courses.ndjson'));
    return folder;
  }
  if (!hasRealCatalogues) return null;
  const options = readOptions([...REAL_IMPORTS[name], '--out', folder]);
  if (options === null) throw new Error('no help was asked for');
  await runImport(options);
  return folder;
};

/** Appends a prompt injection to the description of every course that has one. */
const injectHostileTexts = async (courses: string) => {
  const lines = (await readFile(courses, 'utf8')).trimEnd().split('\n');
  let at = 0;
  const edited = lines.map((line) => {
    const record = JSON.parse(line) as { description: string; class_notes: string };
    const text = HOSTILE_TEXTS[at++ % HOSTILE_TEXTS.length] ?? '';
    return JSON.stringify({ ...record, description: `${record.description} ${text}`, class_notes: text });
  });
  await writeFile(courses, `${edited.join('\n')}\n`);
};
