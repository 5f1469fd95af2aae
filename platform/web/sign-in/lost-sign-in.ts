type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Calls the listener when the server no longer accepts the sign-in, before /login is opened with a full page load: the
 * last opportunity for a form to keep its input. Not called when the student signs out.
 *
 * @returns unsubscribes
 */
export const subscribeToLostSignIn = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const announceLostSignIn = (): void => {
  for (const listener of listeners) listener();
};
