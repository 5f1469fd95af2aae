type Part = { text: string; isProse: boolean } | { parts: Part[]; separator: string };

/**
 * Prerequisites as text: `6.1000/(6.100A, 6.100B)` becomes `6.1000 or (6.100A and 6.100B)`. Prose between doubled
 * quotes is kept. Text of another form, or with "/" and "," mixed on one level (ambiguous precedence), is returned
 * unchanged but without the quotes.
 */
export function prerequisiteText(source: string): string {
  const text = source.trim();
  const tokens = text.match(/''.*?''|[/,()]|(?:[^/,()']|'(?!')|\((?:GIR)\))+/g) ?? [];
  const reading = { tokens: tokens.map((token) => token.trim()).filter((token) => token !== ''), at: 0 };
  const part = readList(reading);
  if (part === null || reading.at < reading.tokens.length) return text.replaceAll("''", '');
  return toText(part);
}

interface Reading {
  tokens: string[];
  at: number;
}

function readList(reading: Reading): Part | null {
  const parts: Part[] = [];
  let separator = '';
  for (;;) {
    const part = readItem(reading);
    if (part === null) return null;
    parts.push(part);
    const next = reading.tokens[reading.at];
    if (next !== '/' && next !== ',') break;
    if (separator !== '' && next !== separator) return null;
    separator = next;
    reading.at += 1;
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { parts, separator };
}

function readItem(reading: Reading): Part | null {
  const token = reading.tokens[reading.at];
  if (token === undefined) return null;
  if (token === '(') {
    reading.at += 1;
    const inner = readList(reading);
    if (inner === null || reading.tokens[reading.at] !== ')') return null;
    reading.at += 1;
    return inner;
  }
  if (token === '/' || token === ',' || token === ')') return null;
  reading.at += 1;
  if (token.startsWith("''")) return { text: token.slice(2, -2), isProse: true };
  const isKnown = /^[0-9A-Z]+\.[0-9A-Z]+$|\(GIR\)$|^None$/.test(token);
  return isKnown ? { text: token, isProse: false } : null;
}

function toText(part: Part): string {
  if ('text' in part) return part.text;
  const inner = part.parts.map((each) => ('text' in each ? each.text : `(${toText(each)})`));
  if (part.separator === '/') return inner.join(' or ');
  const isAllProse = part.parts.every((each) => 'text' in each && each.isProse);
  return inner.join(isAllProse ? ', ' : ' and ');
}
