import { existsSync } from 'node:fs';
import path from 'node:path';

const DATA = path.join(import.meta.dirname, '../../../shared/data');

/**
 * Whether the real catalogues are present. They are not part of the repository, so tests that need them are skipped
 * without.
 */
export const hasRealCatalogues = existsSync(DATA);

/** Path of one of the real catalogues' files. */
export const realFile = (name: string): string => path.join(DATA, name);

/** Arguments of `npm run import` for the real catalogues, without the output folder. */
export const REAL_IMPORTS = {
  /** 6,852 classes as our own records. */
  harvard: [
    'json',
    realFile('harvard-2025-26.json.gz'),
    '--subjects',
    realFile('subjects.json'),
    '--programs',
    realFile('programs.json'),
    '--term-dates',
    '2025 Fall=2025-09-02..2025-12-03',
    '--term-dates',
    '2026 Spring=2026-01-26..2026-04-29',
  ],
  /** 4,840 classes in the planner format. */
  mit: ['planner', realFile('hydrant-f25.json.gz'), realFile('hydrant-s26.json.gz')],
} as const satisfies Record<string, readonly string[]>;
