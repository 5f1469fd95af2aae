/** The fields of a catalogue record that requirement counting uses. */
export type TaggedCourse = { class_tag: string; aliases: readonly string[]; codes?: readonly string[] };

export type CatalogueEntry = {
  tag: string;
  key: string;
  subject: string;
  number: number | null;
  aliases: string[];
};

/** One entry per code of the catalogue, over all terms and sections. Built by `indexCatalogue`. */
export type RequirementCatalogue = {
  byKey: ReadonlyMap<string, CatalogueEntry>;
  /** In the order of offered options: by number, then spelling. */
  bySubject: ReadonlyMap<string, readonly CatalogueEntry[]>;
  /** Former codes → the courses that have them as aliases. */
  byOldCode: ReadonlyMap<string, readonly CatalogueEntry[]>;
};

/** Normalised form for comparing codes: upper case, single spaces. */
export const codeKey = (code: string): string => code.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Subject and number of a code: `COMPSCI 124R` → `COMPSCI`, 124; `6.1010` → `6`, 1010. The number is the first run of
 * digits after the subject, without letters; null if there is none (`ARABIC AA`).
 */
export function codeParts(code: string): { subject: string; number: number | null } {
  const key = codeKey(code);
  const space = key.indexOf(' ');
  const cut = space >= 0 ? space : key.indexOf('.');
  if (cut < 0) return { subject: key, number: null };
  const digits = /\d+/.exec(key.slice(cut + 1));
  return { subject: key.slice(0, cut), number: digits ? Number(digits[0]) : null };
}

/** Indexes a catalogue, for counting several programmes. Codes may repeat. */
export function indexCatalogue(courses: Iterable<TaggedCourse>): RequirementCatalogue {
  const byKey = new Map<string, CatalogueEntry>();
  for (const { class_tag, aliases: old, codes = [] } of courses)
    for (const tag of [class_tag, ...codes]) {
      const key = codeKey(tag);
      const aliases = [...codes, ...old].map(codeKey).filter((alias) => alias !== key);
      const known = byKey.get(key);
      if (known) known.aliases = [...new Set([...known.aliases, ...aliases])];
      else byKey.set(key, { tag, key, ...codeParts(tag), aliases });
    }
  const bySubject = new Map<string, CatalogueEntry[]>();
  const byOldCode = new Map<string, CatalogueEntry[]>();
  for (const entry of [...byKey.values()].sort(byNumber)) {
    const sameSubject = bySubject.get(entry.subject);
    if (sameSubject) sameSubject.push(entry);
    else bySubject.set(entry.subject, [entry]);
    for (const alias of entry.aliases)
      if (!byKey.has(alias)) byOldCode.set(alias, [...(byOldCode.get(alias) ?? []), entry]);
  }
  return { byKey, bySubject, byOldCode };
}

/**
 * Every code of a course, its own first: the other code of a cross-listed pair, former codes, and for a former code
 * the course that has it now. Two current codes are the same class only if each names the other: registrars reuse a
 * former code for another class, and those two must stay apart.
 */
export function codesOfSameClass(code: string, catalogue: RequirementCatalogue): Set<string> {
  const key = codeKey(code);
  const codes = new Set([key]);
  const current = catalogue.byKey.get(key);
  const open = current ? [current] : [...(catalogue.byOldCode.get(key) ?? [])];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    codes.add(entry.key);
    for (const alias of entry.aliases) {
      if (codes.has(alias)) continue;
      const other = catalogue.byKey.get(alias);
      if (!other) codes.add(alias);
      else if (other.aliases.includes(entry.key)) open.push(other);
    }
  }
  return codes;
}

function byNumber(a: CatalogueEntry, b: CatalogueEntry): number {
  const difference = (a.number ?? -1) - (b.number ?? -1);
  if (difference !== 0) return difference;
  return a.key < b.key ? -1 : 1;
}
