import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from '#platform/ui/display/banner.tsx';
import { logFailure } from '#platform/web/page/log.ts';
import { useTheme } from '#platform/web/theme/theme.ts';
import { loadGoogleIdentity } from './google-script.ts';

const MAX_WIDTH = 400;

/** The identity provider's own button, rendered by its library. */
export function GoogleButton({
  clientId,
  onCredential,
}: {
  clientId: string;
  onCredential: (credential: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const theme = useTheme();
  const handleCredential = useEffectEvent(onCredential);
  useEffect(() => {
    let isUnmounted = false;
    const render = async (): Promise<void> => {
      const google = await loadGoogleIdentity();
      const parent = place.current;
      if (isUnmounted || !parent) return;
      google.initialize({ client_id: clientId, callback: ({ credential }) => handleCredential(credential) });
      parent.replaceChildren();
      google.renderButton(parent, {
        type: 'standard',
        text: 'continue_with',
        theme: theme === 'dark' ? 'filled_black' : 'outline',
        width: Math.min(MAX_WIDTH, parent.clientWidth),
      });
    };
    render().catch((error: unknown) => {
      logFailure('The Google button could not be drawn', error);
      if (!isUnmounted) setIsMissing(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [clientId, theme]);
  return isMissing ? (
    <Banner>Signing in with Google is not available just now. Please use your email and password.</Banner>
  ) : (
    <div ref={place} className="min-h-11" />
  );
}
