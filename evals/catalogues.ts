import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '#ingest/options.ts';
import { runImport } from '#ingest/run-import.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import type { CatalogueName } from './question-shape.ts';

const ALDER = join(import.meta.dirname, '../universities/alder');
/** Real catalogues lie beside the project and are no part of it. */
const DATA = join(import.meta.dirname, '../../shared/data');

/** The folder of a catalogue's pack, made where it has to be; null where its data is absent. */
export const packFolderOf = async (name: CatalogueName): Promise<string | null> => {
  if (name === 'alder') return ALDER;
  const folder = await mkdtemp(join(tmpdir(), `evals-${name}-`));
  if (name === 'alder-hostile') {
    await cp(ALDER, folder, { recursive: true });
    await makeHostile(join(folder, 'courses.ndjson'));
    return folder;
  }
  if (!existsSync(DATA)) return null;
  const options = readOptions([...IMPORTS[name], '--out', folder]);
  if (options === null) throw new Error('no help was asked for');
  await runImport(options);
  return folder;
};

const file = (name: string) => join(DATA, name);

const IMPORTS: Record<'harvard' | 'mit', string[]> = {
  harvard: [
    'json',
    file('harvard-2025-26.json.gz'),
    '--subjects',
    file('subjects.json'),
    '--programs',
    file('programs.json'),
    '--term-dates',
    '2025 Fall=2025-09-02..2025-12-03',
    '--term-dates',
    '2026 Spring=2026-01-26..2026-04-29',
  ],
  mit: ['planner', file('hydrant-f25.json.gz'), file('hydrant-s26.json.gz')],
};

/** Puts an order to whoever reads it behind the description of every course that has one written for it. */
const makeHostile = async (courses: string) => {
  const lines = (await readFile(courses, 'utf8')).trimEnd().split('\n');
  let at = 0;
  const edited = lines.map((line) => {
    const record = JSON.parse(line) as { description: string; class_notes: string };
    const text = HOSTILE_TEXTS[at++ % HOSTILE_TEXTS.length] ?? '';
    return JSON.stringify({ ...record, description: `${record.description} ${text}`, class_notes: text });
  });
  await writeFile(courses, `${edited.join('\n')}\n`);
};
