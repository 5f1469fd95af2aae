import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToMessage } from './scroll-to-message.ts';

beforeEach(() => {
  // happy-dom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = vi.fn<Element['animate']>();
  vi.stubGlobal('scrollBy', () => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  render(
    <div data-message="one" tabIndex={-1}>
      <p>Part 1 of 15, on rocks.</p>
      <p>Part 14, on rivers.</p>
      <p>
        <b>Part</b> 15, on lakes.
      </p>
    </div>,
  );
});

it.each([
  ['the first place of a word', 'part', 'Part'],
  ['a phrase where it stands, across marks', 'part 15', 'Part 15'],
  ['the first of words that stand apart', 'lakes 15', '15'],
  ['nothing that is not there', 'volcanoes', ''],
])('selects %s, and gives the message the focus', (_, words, selected) => {
  document.getSelection()?.removeAllRanges();
  scrollToMessage('one', words.split(' '));
  expect(document.activeElement).toHaveAttribute('data-message', 'one');
  expect(document.getSelection()?.toString()).toBe(selected);
});
