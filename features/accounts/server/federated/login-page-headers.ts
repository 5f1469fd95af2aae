import { CONTENT_SECURITY_POLICY } from '#platform/server/http/security-headers.ts';
import type { Settings } from '#platform/server/settings.ts';

const LIBRARY = 'https://accounts.google.com/gsi/';

/** The product's policy, and beside it what the identity provider's library loads and shows. */
const WITH_LIBRARY = CONTENT_SECURITY_POLICY.replace(
  "script-src 'self'",
  `script-src 'self' ${LIBRARY}client; style-src 'self' ${LIBRARY}style; frame-src ${LIBRARY}; connect-src 'self' ${LIBRARY}`,
);

/**
 * Headers of a page, by its path. Where federated sign-in is set up, /login alone lets the identity provider's library
 * in, opens its window, and tells it which site asks; no other page does any of that.
 */
export const loginPageHeaders =
  (google: Settings['google']) =>
  (pathname: string): Record<string, string> =>
    google && pathname === '/login'
      ? {
          'content-security-policy': WITH_LIBRARY,
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'referrer-policy': 'strict-origin-when-cross-origin',
        }
      : {};
