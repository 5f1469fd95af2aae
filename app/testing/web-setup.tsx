import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

// Only what never comes is to fail. The default of one second is too short on a busy machine, which takes ten times
// as long (vitest.config.ts).
configure({ asyncUtilTimeout: 30_000 });

/** A part that is fetched later may have parts of its own. */
const DEEPEST = 3;

// Parts that wait for a student's first act: a test's is on a screen that they have looked at for a while. After the
// file's imports, or what it finds would depend on the files before it, with which it shares modules.
beforeAll(async () => {
  for (let depth = 0; depth < DEEPEST; depth++) {
    window.dispatchEvent(new Event('keydown'));
    await vi.dynamicImportSettled();
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
