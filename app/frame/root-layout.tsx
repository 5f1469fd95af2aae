import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '#platform/ui/display/skip-link.tsx';
import { AnnouncerProvider } from '#platform/web/page/announcer.tsx';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { startShortcuts } from '#platform/web/page/shortcuts.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

/** Loaded after the screen, which shows no toast before; earlier toasts wait in the library's queue. */
const Toaster = lazy(async () => ({
  default: (await import('#platform/ui/overlays/toaster.tsx')).Toaster,
}));

/** Layout of every screen. Renders nothing until the stored token has been verified. */
export function RootLayout() {
  const { status } = useAuth();
  useEffect(startShortcuts, []);
  // Deferred, so that React renders the first screen in interruptible steps.
  const isChecked = useDeferredValue(status !== 'starting', false);
  if (!isChecked) return null;
  return (
    <AnnouncerProvider>
      <SkipLink />
      <Outlet />
      <ShortcutHelp />
      <Suspense>
        <Toaster />
      </Suspense>
    </AnnouncerProvider>
  );
}
