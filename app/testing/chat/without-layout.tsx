import { vi } from 'vitest';

/** happy-dom has no layout: there is nothing to scroll, and nothing that could move. */
export const withoutLayout = (): void => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({}) as Animation;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('scrollBy', () => undefined);
};
