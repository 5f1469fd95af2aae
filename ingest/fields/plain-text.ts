/** Block and inline elements. Anything else between `<` and `>` is text: `a < b`. */
const BLOCKS = 'address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul';
const INLINE = 'a|abbr|b|cite|code|em|font|i|img|mark|q|s|small|span|strike|strong|sub|sup|u|var|o:p';
const tagOf = (names: string): string => String.raw`<\/?(?:${names})(?:\s[^<>]{0,500})?\s?\/?>`;
const BLOCK_TAG = new RegExp(String.raw`[ \t]{0,20}${tagOf(BLOCKS)}[ \t]{0,20}`, 'gi');
const INLINE_TAG = new RegExp(tagOf(INLINE), 'gi');
const HIDDEN = /<!--[^>]{0,2000}-->|<(style|script)\b[^<>]{0,500}>[^<]{0,5000}<\/\1>/gi;

const FIGURES = /<(sup|sub)>([0-9+\-−()=]{1,20})<\/\1>/gi;
const PLAIN = '0123456789+-−()=';
const SMALL = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾⁼', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎₌' };

const ENTITY = /&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  plus: '+',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  deg: '°',
  middot: '·',
  times: '×',
  eacute: 'é',
};

/** Converts an exported text to plain text: without HTML tags, `<sup>2</sup>` as ², `&amp;` as &. */
export const plainText = (source: string): string => {
  if (!/[<&]/.test(source)) return source;
  return source
    .replaceAll(HIDDEN, '')
    .replaceAll(FIGURES, (_, kind: string, figures: string) =>
      figures.replaceAll(/./g, (each) =>
        SMALL[kind.toLowerCase() as 'sup' | 'sub'].charAt(PLAIN.indexOf(each)),
      ),
    )
    .replaceAll(BLOCK_TAG, '\n')
    .replaceAll(INLINE_TAG, '')
    .replaceAll(ENTITY, decoded)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};

const decoded = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : entity;
};
