import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, it } from 'vitest';
import { withoutHtml } from './without-html.ts';

it.each([
  ['<img src=x onerror="alert(1)">', '&lt;img src=x onerror="alert(1)">'],
  ['a <!-- note --> b <?php ?> c </p>', 'a &lt;!-- note --> b &lt;?php ?> c &lt;/p>'],
  ['3 < 4, x <- y, <3', '3 < 4, x <- y, <3'],
  ['```html\n<b>\n```\n<b>', '```html\n<b>\n```\n&lt;b>'],
  ['~~~\n<b>\n```\n   ~~~~\n<b>', '~~~\n<b>\n```\n   ~~~~\n&lt;b>'],
  ['```\n<b>', '```\n<b>\n```'],
  [' ```\n```\n<b>', ' ```\n```\n&lt;b>'],
  ['- a\n  ```\n  <b>\n<b>', '- a\n  ```\n  &lt;b>\n&lt;b>'],
  ['``` a`\n<b>', '``` a`\n&lt;b>'],
  ['~~~\r~~~\r<b>', '~~~\n~~~\n&lt;b>'],
])('%j becomes %j', (text, without) => {
  expect(withoutHtml(text)).toBe(without);
});

it('leaves no HTML for a viewer to read, whatever surrounds it', () => {
  const piece = fc.constantFrom(
    '<img onerror=x>',
    '<b>',
    '</b>',
    '<!-- ',
    '<?x',
    '```',
    '````',
    '~~~',
    '`',
    '\n',
    '\n\n',
    '\r',
    '> ',
    '- ',
    '1. ',
    '  ',
    '    ',
    'word',
    '[a]: /b "',
    '\\',
    '&',
    '# ',
    '***\n',
  );
  const types = (markdown: string): string[] => {
    const found: string[] = [];
    const open = [fromMarkdown(markdown) as { type: string; children?: unknown[] }];
    for (let node = open.pop(); node; node = open.pop()) {
      found.push(node.type);
      open.push(...((node.children ?? []) as (typeof node)[]));
    }
    return found;
  };
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      expect(types(withoutHtml(pieces.join('')))).not.toContain('html');
    }),
  );
});
