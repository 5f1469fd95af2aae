import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, vi } from 'vitest';
import './light-diagnostics.ts';

// Only hanging tests should fail. The default of one second is too short on a busy machine, which takes ten times as
// long (vitest.config.ts).
configure({ asyncUtilTimeout: 30_000 });

/** A lazily loaded part may contain others. */
const DEEPEST = 3;

// Preloads parts that wait for a student's first interaction: tests assume that the screen has been open for a while.
// After the file's imports; otherwise it would depend on the files that ran before in the same worker, which share
// modules.
beforeAll(async () => {
  for (let depth = 0; depth < DEEPEST; depth++) {
    window.dispatchEvent(new Event('keydown'));
    await vi.dynamicImportSettled();
  }
});

afterEach(() => {
  cleanup();
  // Kept in a module, which files of the same worker share.
  toast.remove();
  localStorage.clear();
  sessionStorage.clear();
});
