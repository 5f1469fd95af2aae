import type { ScriptContext } from '../script.ts';

export const [FALL, SPRING] = ['2025 Fall', '2026 Spring'] as const;

/** Six weeks into the fall, when students plan the spring. */
export const IN_OCTOBER = {
  today: '2025-10-15',
  terms: [
    { name: FALL, start: '2025-09-02', end: '2025-12-15' },
    { name: SPRING, start: '2026-01-26', end: '2026-05-15' },
  ],
  profile: { year: 'Junior' },
  lacks: [],
} as unknown as ScriptContext;
