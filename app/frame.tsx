import { useDeferredValue, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '#platform/ui/skip-link.tsx';
import { Toaster } from '#platform/ui/toaster.tsx';
import { AnnouncerProvider } from '#platform/web/announcer.tsx';
import { useAuth } from '#platform/web/auth-state.ts';
import { startShortcuts } from '#platform/web/shortcuts.ts';
import { ShortcutHelp } from './shortcut-help.tsx';

/** What every screen stands in. Nothing at all is shown before the first check of the stored token has ended. */
export function Frame() {
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
