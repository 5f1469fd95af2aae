import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '#platform/ui/overlays/dialog-panel.tsx';
import '#platform/ui/overlays/dialog.tsx';
import '#platform/ui/overlays/sheet-panel.tsx';
import '#platform/ui/overlays/sheet.tsx';

// Only what never comes is to fail. The default of one second is too short on a busy machine, which takes ten times
// as long (vitest.config.ts).
configure({ asyncUtilTimeout: 30_000 });

// Parts that wait for a student's first act: a test's is on a screen that they have looked at for a while.
window.dispatchEvent(new Event('keydown'));
await new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
