import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';

/**
 * Calls `onEnd` once: when the response was handed over whole, or when its connection is gone, even while it still waits behind
 * others on it. At once where there is no connection.
 */
export const onSent = (http: HonoContext, onEnd: () => void): void => {
  const { incoming, outgoing } = http.env as Partial<HttpBindings>;
  if (!incoming || !outgoing || incoming.destroyed || outgoing.destroyed) return onEnd();
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
  };
  outgoing.once('close', end);
  // A response that waits behind others hears nothing of its connection, but its request does.
  incoming.once('close', end);
};
