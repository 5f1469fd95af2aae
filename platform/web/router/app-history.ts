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
  /** The next back or forward is a blocked one, repeated. */
  #isRepeating = false;
  /** How many entries the browser is away from the shown one, by blocked steps back and forward. */
  #away = 0;
  /** The step that undoes them and is on its way; 0 for none. */
  #undoing = 0;

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
      this.#settle();
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
    // Without a delta it is unknown how to undo it.
    if (delta === null || (this.#isRepeating && delta !== this.#undoing)) return false;
    if (this.#undoing === 0) {
      if (!this.#blocker?.isBlocked(location)) return false;
      this.#away = delta;
      this.#undo();
      this.#blocker.onBlocked(() => {
        this.#isRepeating = true;
        this.#history.go(delta);
      });
      return true;
    }
    this.#away += delta;
    if (this.#away === 0) this.#undoing = 0;
    // Steps of the student's before this one were counted, too: what is left of them is undone now.
    else if (delta === this.#undoing) this.#undo();
    return true;
  }

  #undo(): void {
    this.#undoing = -this.#away;
    this.#history.go(this.#undoing);
  }

  #settle(): void {
    this.#isRepeating = false;
    this.#away = 0;
    this.#undoing = 0;
  }
}
