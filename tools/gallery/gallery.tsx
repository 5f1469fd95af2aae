import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#platform/ui/styles/styles.css';
import { Toaster } from '#platform/ui/overlays/toaster.tsx';
import { ThemeButton } from '#platform/web/theme/theme-button.tsx';
import { followTheme } from '#platform/web/theme/theme.ts';
import { Controls } from './controls.tsx';
import { Floats } from './floats.tsx';
import { Ground } from './ground.tsx';

followTheme();

const root = document.getElementById('root');
if (!root) throw new Error('the gallery has no #root');
createRoot(root).render(
  <StrictMode>
    <main className="mx-auto max-w-4xl px-4 py-8">
      <div className="flex items-center justify-between">
        <h1 className="text-40">The kit</h1>
        <ThemeButton />
      </div>
      <Ground />
      <Controls />
      <Floats />
    </main>
    <Toaster />
  </StrictMode>,
);
