import { existsSync } from 'node:fs';
import path from 'node:path';

const DATA = path.join(import.meta.dirname, '../../../shared/data');

/** Whether real catalogues lie beside the project. They are no part of it, so what reads them skips without, and says so. */
export const hasRealCatalogues = existsSync(DATA);

/** The place of one of their files. */
export const realFile = (name: string): string => path.join(DATA, name);

/** What `npm run import` is told to make packs of them, save for where they go. */
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
