import type { Context as HonoContext } from 'hono';

/**
 * The caller's address: the socket's, or, behind `trustedProxies` proxies of ours, the one the outermost of them saw
 * (each appends to `x-forwarded-for`, so it is counted from the end; what stands before it the caller may have made up).
 */
export const clientAddress = (http: HonoContext, trustedProxies: number): string => {
  const socket = (http.env as { incoming?: { socket?: { remoteAddress?: string } } }).incoming?.socket;
  const direct = socket?.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = (http.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? direct;
};
