/** How a course must match the values of a scheme. */
export const ATTRIBUTE_MODES = ['any', 'all', 'none'] as const;
export type AttributeMode = (typeof ATTRIBUTE_MODES)[number];

/** The selection in one scheme: any, all or none of some values. */
export interface AttributeChoice {
  scheme: string;
  mode: AttributeMode;
  values: readonly string[];
}

const SIGNS: Record<AttributeMode, string> = { any: '', all: '+', none: '-' };
const MODE_OF: Record<string, AttributeMode> = { '+': 'all', '-': 'none' };

/** `+` and `-` at the start and `:` anywhere have a special meaning in the URL. */
const escaped = (scheme: string): string =>
  scheme.replace(/[%:]|^[+-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const unescaped = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** `Writing:Intensive` for any of, `+Writing:Intensive` for all of, `-Writing:Intensive` for none of. */
export const writeAttributes = (choices: readonly AttributeChoice[]): string[] =>
  choices.flatMap(({ scheme, mode, values }) =>
    values.map((value) => `${SIGNS[mode]}${escaped(scheme)}:${value}`),
  );

/** The inverse of `writeAttributes`. The sign of a scheme's first value determines its mode. */
export const readAttributes = (texts: readonly string[]): AttributeChoice[] => {
  const choices = new Map<string, { mode: AttributeMode; values: string[] }>();
  for (const text of texts) {
    const [, sign = '', scheme = '', value = ''] = /^([+-]?)([^:]+):(.+)$/s.exec(text) ?? [];
    if (value === '') continue;
    const name = unescaped(scheme);
    const choice = choices.get(name) ?? { mode: MODE_OF[sign] ?? 'any', values: [] };
    choices.set(name, choice);
    if (!choice.values.includes(value)) choice.values.push(value);
  }
  return [...choices].map(([scheme, choice]) => ({ scheme, ...choice }));
};

interface WithAttributes {
  attributes: readonly { scheme: string; value: string }[];
}

/** Whether a course matches the selection in every scheme. */
export const hasAttributes = ({ attributes }: WithAttributes, choices: readonly AttributeChoice[]): boolean =>
  choices.every(({ scheme, mode, values }) => {
    const isOfCourse = (value: string): boolean =>
      attributes.some((each) => each.scheme === scheme && each.value === value);
    if (mode === 'all') return values.every(isOfCourse);
    return values.some(isOfCourse) === (mode === 'any');
  });

/** The choices with those of one scheme replaced; no values removes the scheme. */
export const withChoice = (
  choices: readonly AttributeChoice[],
  choice: AttributeChoice,
): AttributeChoice[] => {
  const isAsked = choices.some(({ scheme }) => scheme === choice.scheme);
  const next = isAsked
    ? choices.map((each) => (each.scheme === choice.scheme ? choice : each))
    : [...choices, choice];
  return next.filter(({ values }) => values.length > 0);
};
