import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Reads <em>Beloved</em> and <I>Sula</I>.', 'Reads Beloved and Sula.'],
  ['<sup>1</sup>H NMR of C<sub>60</sub>, 10<sup>-6</sup>', '¹H NMR of C₆₀, 10⁻⁶'],
  ['the 19<sup>th</sup> century', 'the 19th century'],
  ["<p class='Default'>One.</p><p style='margin-left:5.0pt'>Two.<br/>Three.</p>", 'One.\n\nTwo.\nThree.'],
  ['R&amp;D &plus; &#8217;tis &nbsp;so; &unknown; AT&T', 'R&D + ’tis  so; &unknown; AT&T'],
  ['x &lt;b&gt; y', 'x <b> y'],
  ['where a < b and c > d, <x, y> is', 'where a < b and c > d, <x, y> is'],
  ['<!-- note --><style>p {}</style>Text', 'Text'],
  ['', ''],
])('converts %s to %s', (source, text) => {
  expect(plainText(source)).toBe(text);
});

it('converts a text of many brackets in little time', () => {
  expect(plainText('<p '.repeat(5000)).length).toBeGreaterThan(0);
});
