import { useDeferredValue, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '#platform/ui/display/skip-link.tsx';
import { Toaster } from '#platform/ui/overlays/toaster.tsx';
import { AnnouncerProvider } from '#platform/web/page/announcer.tsx';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { startShortcuts } from '#platform/web/page/shortcuts.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

/** What every screen stands in. Nothing at all is shown before the first check of the stored token has ended. */
export function RootLayout() {
  const { status } = useAuth();
  useEffect(startShortcuts, []);
  // A first screen is drawn as something deferred: in small steps, between which the page answers.
  const isChecked = useDeferredValue(status !== 'starting', false);
  if (!isChecked) return null;
  return (
    <AnnouncerProvider>
      <SkipLink />
      <Outlet />
      <ShortcutHelp />
      <Toaster />
      <ScrollRestoration />
    </AnnouncerProvider>
  );
}
