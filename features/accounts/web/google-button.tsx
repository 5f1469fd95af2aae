import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from '#platform/ui/display/banner.tsx';
import { callApi } from '#platform/web/api/api-client.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { useTheme } from '#platform/web/theme/theme.ts';
import { startFederatedSignIn } from '../contract.ts';
import { loadGoogleIdentity } from './google-script.ts';

const MAX_WIDTH = 400;
const RENEW_NONCE_MS = 50 * 60_000;

/** The identity provider's own button, rendered by its library. */
export function GoogleButton({
  clientId,
  onCredential,
}: {
  clientId: string;
  onCredential: (credential: string, proof: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  /** Incremented whenever a new nonce is needed: each is used once, and valid for at most an hour. */
  const [round, setRound] = useState(0);
  const theme = useTheme();
  const handleCredential = useEffectEvent(onCredential);
  useEffect(() => {
    let isUnmounted = false;
    const render = async (): Promise<void> => {
      const [google, { nonce, proof }] = await Promise.all([
        loadGoogleIdentity(),
        callApi(startFederatedSignIn, {}),
      ]);
      const parent = place.current;
      if (isUnmounted || !parent) return;
      google.initialize({
        client_id: clientId,
        nonce,
        callback: ({ credential }) => {
          handleCredential(credential, proof);
          setRound(round + 1);
        },
      });
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
    const renewing = setTimeout(() => setRound(round + 1), RENEW_NONCE_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(renewing);
    };
  }, [clientId, theme, round]);
  return isMissing ? (
    <Banner>Signing in with Google is not available just now. Please use your email and password.</Banner>
  ) : (
    <div ref={place} className="min-h-11" />
  );
}
