import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { LiveRegion } from '#platform/ui/display/live-region.tsx';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Announces a sentence to screen readers, politely; also if it is repeated. */
export const useAnnouncer = (): Announce => use(AnnounceContext);

/** The live region shared by all screens. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const announce = useCallback<Announce>(
    // A trailing no-break space makes a repeated sentence a change, so that it is announced.
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
