import type { MiddlewareHandler } from 'hono';

/** The policy of every page and answer: nothing is loaded from, framed by or sent to another host. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'";

/** What no page of ours ever asks a browser for, so that nothing that gets into one can. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer, by their lower-case names. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const YEAR_SECONDS = 31_536_000;

/**
 * Sets the security headers of every answer; a handler may set its own of any of them before.
 *
 * @param publicUrl where the product is reached: over https, browsers are told never to come by http again
 */
export const securityHeaders = (publicUrl: string): MiddlewareHandler => {
  const all = Object.entries({
    ...SECURITY_HEADERS,
    ...(publicUrl.startsWith('https://') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  });
  return async (http, next) => {
    await next();
    const { headers } = http.res;
    for (const [name, value] of all) if (!headers.has(name)) headers.set(name, value);
  };
};
