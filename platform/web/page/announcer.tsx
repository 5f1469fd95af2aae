import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { LiveRegion } from '#platform/ui/display/live-region.tsx';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says a sentence to screen readers, politely. The same sentence twice is said twice. */
export const useAnnouncer = (): Announce => use(AnnounceContext);

/** The one standing region that speaks for every screen. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const announce = useCallback<Announce>(
    // A trailing no-break space makes a repeated sentence a change, which is what gets read.
    (next) => setMessage((last) => (last === next ? `${next}\u00a0` : next)),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <LiveRegion message={message} />
    </AnnounceContext>
  );
}
