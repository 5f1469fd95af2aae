import type { MiddlewareHandler } from 'hono';

/** The content security policy of every response: nothing is loaded from, framed by or sent to another host. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'";

/**
 * Browser features that no page uses, and that injected code must not use. Only names that browsers know: of any other, such as
 * `bluetooth`, they warn in the console of every page.
 */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
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

/** Headers of every response, in lower case. */
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
 * Sets the security headers of every response, except those a handler has set itself.
 *
 * @param publicUrl the product's URL; with https, browsers are told to always use it
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
