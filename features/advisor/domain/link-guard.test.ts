import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { LinkGuard } from './link-guard.ts';

const REPORT = 'https://reports.birch.example/q/42';
const isAllowed = (address: string) => address === REPORT;

const guard = (pieces: readonly string[]): string => {
  const it = new LinkGuard(isAllowed);
  return pieces.map((piece) => it.push(piece)).join('') + it.end();
};
const inPieces = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));

interface Node {
  type: string;
  url?: string;
  children?: Node[];
}

/** Every URL that a markdown parser finds in a text. */
const addressesIn = (text: string): string[] => {
  const found: string[] = [];
  const walk = (node: Node) => {
    if (node.url !== undefined) found.push(node.url);
    node.children?.forEach(walk);
  };
  walk(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node);
  return found;
};
const HERE = 'https://lectern.example';
const leadsAway = (address: string): boolean => {
  // Punctuation after an allowed URL may count as part of it; its target is unchanged.
  if (address.startsWith(REPORT) || address.startsWith('mailto:')) return false;
  return !URL.canParse(address, HERE) || new URL(address, HERE).origin !== HERE;
};

describe('a reply', () => {
  it.each([
    ['a picture that carries data', '![x](https://evil.example/p.png?q=COMPSCI) done', '![x](#) done'],
    ['a link', 'See [the page](https://evil.example/a).', 'See [the page](#).'],
    ['a bare address', 'Go to https://evil.example/a?b=c, now', 'Go to (address removed), now'],
    ['a bare host', 'Go to www.evil.example/a now', 'Go to (address removed) now'],
    ['an address in angle brackets', 'Go <https://evil.example> now', 'Go (address removed) now'],
    ['an address without scheme', '[a](//evil.example/x)', '[a](#)'],
    ['a scheme that runs code', '[a](javascript:alert)', '[a](#)'],
    ['an address with brackets of its own', '[a](javascript:alert(1)), then', '[a](#), then'],
    [
      'a hidden address before an open one',
      'http:&#47;&#x2f;evil.example!https://evil.example/',
      '(address removed)',
    ],
    ['an escaped address', String.raw`[a](https:\//evil.example)`, '[a](#)'],
  ])('loses %s', (_what, text, cleaned) => {
    expect(guard([text])).toBe(cleaned);
  });

  it.each([
    'Nothing here, e.g. 3/4 of CS/Math, and/or 1:30 PM.',
    '**COMPSCI 50** meets Mon/Wed; see [all courses](/courses) and [above](#top).',
    `The [report](${REPORT}) and ${REPORT}.`,
    'h, ht, http and www are letters.',
    'Wow [1] and a < b & c \\ d',
    '| code | rating |\n|---|---|\n| 6.1010 | 4.2 |',
  ])('keeps harmless links: %s', (text) => {
    expect(guard([text])).toBe(text);
    expect(guard(inPieces(text, 1))).toBe(text);
  });

  it('emits ordinary words at once', () => {
    const it = new LinkGuard(isAllowed);
    expect(it.push('Hello')).toBe('Hello');
    expect(it.push(' there,')).toBe(' there,');
  });

  const MATTER =
    'https://evil.example/ HTTPS://EVIL.example ftp://evil.example http: // www. evil.example ]( [ ] ( ) ![ < > ' +
    '\\ / : &#47; &#x2f; &sol; &colon; &#104;ttps "t" [a]: ` * /courses # ? _';
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(...MATTER.split(' '), ' ', '\n', 'COMPSCI 50', REPORT),
        fc.string({ maxLength: 4 }),
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join(''));

  it('contains no foreign URL, in any notation', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(addressesIn(guard([text])).filter(leadsAway)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the same result for any split into pieces', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 7 }), (text, size) => {
        expect(addressesIn(guard(inPieces(text, size))).filter(leadsAway)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('holds back an endless word, and emits it unchanged if harmless', () => {
    const word = `[${'http'.repeat(5_000)}`;
    expect(guard(inPieces(word, 4))).toBe(word);
    expect(guard(inPieces(`${word}](//evil.example/)`, 4))).toBe(`${word}](#)`);
  });
});
