import { inIdleSteps } from '#platform/web/page/idle.ts';
import { splitBlocks } from './split-blocks.ts';

/** What replies are made of. */
const KINDS = [
  'A **bold** `word`',
  '# Heading',
  '- one\n- *two*',
  '1. one',
  '| a | b |\n| - | -: |\n| 1 | 2 |',
];

/** What a reply draws in a font, or a size of one, that the screen before it has not: its heading, and as `renderNode` draws. */
const FONTS = [
  ['h2', 'text-16'],
  ['h3', 'text-20'],
  ['strong', 'font-semibold'],
  ['code', 'font-mono text-14'],
  ['em', ''],
] as const;

const drawOutOfView = ([tag, look]: (typeof FONTS)[number]): void => {
  const word = document.createElement(tag);
  word.className = `sr-only ${look}`;
  word.ariaHidden = 'true';
  word.textContent = tag;
  document.body.append(word);
  word.getBoundingClientRect();
  word.remove();
};

function* drawAndRead(): Generator<void, void> {
  for (const font of FONTS) {
    yield;
    drawOutOfView(font);
  }
  for (const kind of KINDS) {
    yield;
    splitBlocks(kind, true);
  }
}

/**
 * Parses and renders a little markdown while the browser is idle. The browser loads a font on its first use and compiles
 * the parser on its first run: on a phone the first words of a reply would wait for both.
 */
export const readyMarkdown = (): void => {
  inIdleSteps(drawAndRead(), () => undefined);
};
