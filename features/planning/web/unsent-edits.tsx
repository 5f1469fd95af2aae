import { useEffect } from 'react';
import { Banner } from '#platform/ui/display/banner.tsx';
import { useOnline } from '#platform/web/page/use-online.ts';
import { useWaitingEdits } from './plan.queries.ts';

/** Shows that edits are waiting for the network, and warns before the page is closed. */
export function UnsentEdits() {
  const isWaiting = useWaitingEdits().length > 0;
  const isOnline = useOnline();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWaiting]);
  return isWaiting && !isOnline ? (
    <Banner className="print:hidden">
      You are offline. What you change is kept here and saved when the network is back: leave this page open.
    </Banner>
  ) : null;
}
