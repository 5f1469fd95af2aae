import { expect, it } from 'vitest';
import { alikeByCode } from './alike.ts';

it.each([
  ['what else is like it in spring', ['CHEM 17'], 'are there other courses like CHEM 17 in spring'],
  ['anything similar to that one?', ['CHEM 17'], 'are there other courses like CHEM 17?'],
  ['do people like it', ['CHEM 17'], 'do people like it'],
  ['what else is like it', ['CHEM 17', 'HIST 12'], 'are there other courses like it'],
  ['i really like that', ['CHEM 17'], 'i really like that'],
])('means courses like the one that is spoken of: %s', (message, focus, meant) =>
  expect(alikeByCode(message, focus)).toBe(meant),
);
