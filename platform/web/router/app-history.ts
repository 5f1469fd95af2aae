import {
  type Location,
  type NavigateOptions,
  type Navigator,
  NavigationType,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The current location, and how the student got there. */
export interface Visit {
  location: Location;
  action: NavigationType;
  /** Keeps the scroll position instead of scrolling to the top. */
  keepsScroll: boolean;
}

/** Blocks navigation away from unsaved changes. */
export interface Blocker {
  isBlocked: (next: Pick<Location, 'pathname'>) => boolean;
  /** @param proceed continues the blocked navigation */
  onBlocked: (proceed: () => void) => void;
}

/**
 * Wraps React Router's history so that a navigation can be blocked until the student has decided. The browser reports back
 * and forward only after they happened, so these are undone and repeated.
 */
export class AppHistory implements Navigator {
  readonly #history: History;
  #blocker: Blocker | null = null;
  #keepsScroll = false;
  /** What the next back or forward is: the student's, the undoing of one, or a repeated one. */
  #nextPop: 'new' | 'undo' | 'repeat' = 'new';

  constructor(history: History) {
    this.#history = history;
  }

  get visit(): Visit {
    return { location: this.#history.location, action: this.#history.action, keepsScroll: false };
  }

  readonly createHref = (to: To): string => this.#history.createHref(to);
  readonly createURL = (to: To): URL => this.#history.createURL(to);

  readonly push = (to: To, state?: unknown, options?: NavigateOptions): void =>
    this.#navigate(to, options, () => this.#history.push(to, state));

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions): void =>
    this.#navigate(to, options, () => this.#history.replace(to, state));

  readonly go = (delta: number): void => this.#history.go(delta);

  /** Returns a function that removes the blocker. */
  readonly setBlocker = (blocker: Blocker): (() => void) => {
    this.#blocker = blocker;
    return () => {
      if (this.#blocker === blocker) this.#blocker = null;
    };
  };

  /** Takes one listener. Returns a function that removes it. */
  readonly listen = (show: (visit: Visit) => void): (() => void) =>
    this.#history.listen(({ action, location, delta }) => {
      const isPop = action === NavigationType.Pop;
      if (isPop && this.#isPopBlocked(location, delta)) return;
      show({ location, action, keepsScroll: !isPop && this.#keepsScroll });
    });

  #navigate(to: To, options: NavigateOptions | undefined, go: () => void): void {
    const { pathname } = this.#history.createURL(to);
    const proceed = (): void => {
      this.#keepsScroll = options?.preventScrollReset ?? false;
      go();
    };
    if (this.#blocker?.isBlocked({ pathname })) this.#blocker.onBlocked(proceed);
    else proceed();
  }

  #isPopBlocked(location: Location, delta: number | null): boolean {
    const kind = this.#nextPop;
    this.#nextPop = 'new';
    if (kind === 'undo') return true;
    // Without a delta it is unknown how to undo it.
    if (kind === 'repeat' || delta === null || !this.#blocker?.isBlocked(location)) return false;
    this.#nextPop = 'undo';
    this.#history.go(-delta);
    this.#blocker.onBlocked(() => {
      this.#nextPop = 'repeat';
      this.#history.go(delta);
    });
    return true;
  }
}
