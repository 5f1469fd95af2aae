/**
 * Paths present in `raw` but not in `parsed`: fields that the schema ignores, usually misspellings. List indexes
 * are left out of the path, so that a field repeated in every entry is reported once.
 */
export function unknownFields(
  raw: unknown,
  parsed: unknown,
  path = '',
  found = new Set<string>(),
): Set<string> {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    raw.forEach((entry, index) => unknownFields(entry, parsed[index], path, found));
  } else if (isRecord(raw) && isRecord(parsed)) {
    for (const [key, value] of Object.entries(raw)) {
      const here = path === '' ? key : `${path}.${key}`;
      if (Object.hasOwn(parsed, key)) unknownFields(value, parsed[key], here, found);
      else found.add(here);
    }
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
