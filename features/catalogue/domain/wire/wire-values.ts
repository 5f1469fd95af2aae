/** Reads values from any backend's record, which may have other types than the contract's. */

export function text(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  const trimmed = value.trim();
  return /^nan$/i.test(trimmed) ? '' : trimmed;
}

/** `|| 0` turns -0 into 0: JSON cannot represent it. */
export function number(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const parsed = typeof value === 'string' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed || 0 : null;
}

export function count(value: unknown): number | null {
  const rounded = Math.round(number(value) ?? Number.NaN);
  return Number.isSafeInteger(rounded) ? rounded || 0 : null;
}

/** Names from a list, JSON text, a Python list literal, or a single name. */
export function list(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.map(text).filter((name) => name !== ''))];
  const line = text(value);
  if (!line.startsWith('[')) return line === '' || line === 'N/A' ? [] : [line];
  try {
    return list(JSON.parse(line));
  } catch {
    const quoted = line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g);
    return list([...quoted].map(([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1')));
  }
}

/** The objects of a list; anything else is ignored. */
export const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    : [];
