import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

/** Some proxies append the port, which differs with each connection. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/**
 * The client's address: the socket's, or, behind `trustedProxies` trusted proxies, the one that the outermost of them
 * saw. Each appends to `x-forwarded-for`, so it is counted from the end; the client can forge earlier entries.
 */
export const clientAddress = (http: HonoContext, trustedProxies: number): string => {
  const socket = (http.env as { incoming?: { socket?: { remoteAddress?: string } } }).incoming?.socket;
  const direct = socket?.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = (http.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return withoutPort(forwarded.at(-trustedProxies) ?? direct);
};

/**
 * Logs once if requests come through a proxy that is not configured: all clients then share one address, and their
 * attempts are counted together.
 */
export const warnOfUntrustedProxy = (trustedProxies: number, log: Log): MiddlewareHandler => {
  let isSaid = trustedProxies > 0;
  return (http, next) => {
    if (!isSaid && http.req.header('x-forwarded-for') !== undefined) {
      isSaid = true;
      log.warn(
        'X-Forwarded-For arrives, but TRUST_PROXY is 0: everybody behind that proxy counts as one address. Set TRUST_PROXY to the number of proxies in front.',
      );
    }
    return next();
  };
};
