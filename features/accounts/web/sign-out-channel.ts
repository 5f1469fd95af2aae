let shared: BroadcastChannel | null = null;

/** One channel per page: a message reaches all other tabs but not its sender. */
const channel = (): BroadcastChannel => (shared ??= new BroadcastChannel('sign-out'));

/** Notifies other tabs of an explicit sign-out, unlike an expired token. */
export const announceSignOut = (): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel().postMessage(null);
};

/** Subscribes to sign-outs in other tabs. Returns the unsubscribe function. */
export const onSignOutElsewhere = (callback: () => void): (() => void) => {
  channel().addEventListener('message', callback);
  return () => channel().removeEventListener('message', callback);
};
