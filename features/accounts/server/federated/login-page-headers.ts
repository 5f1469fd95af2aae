import { CONTENT_SECURITY_POLICY } from '#platform/server/http/security-headers.ts';
import type { Settings } from '#platform/server/settings.ts';

const LIBRARY = 'https://accounts.google.com/gsi/';

/** The product's policy, extended by what the identity provider's library loads and shows. */
const WITH_LIBRARY = CONTENT_SECURITY_POLICY.replace(
  "script-src 'self'",
  `script-src 'self' ${LIBRARY}client; style-src 'self' ${LIBRARY}style; frame-src ${LIBRARY}; connect-src 'self' ${LIBRARY}`,
);

/**
 * Response headers by page path. With federated sign-in configured, only /login allows the identity provider's
 * library and its popup, and sends the origin as referrer.
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
