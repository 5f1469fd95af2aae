import type { Requirement } from '../../prerequisites/requirement.ts';

/**
 * Packs a requirement into a short text for the rows of the list:
 *
 * - a code as it is
 * - `?`: a part that cannot be evaluated, such as a permission
 * - `2(A;B;C)`: at least two of these; `0()`: explicitly nothing
 * - `1(A;B;?)`: courses with a required attribute, which a student may also have in another way
 *
 * `%`, `(`, `)`, `;` and `?` in a code are percent-encoded: `%28`.
 *
 * @param requirement null if something is stated that could not be parsed
 */
export const packRequirement = (requirement: Requirement | null): string => {
  if (requirement === null) return '?';
  switch (requirement.kind) {
    case 'course':
      return escaped(requirement.code);
    case 'carried':
      return `1(${[...requirement.codes.map(escaped), '?'].join(';')})`;
    case 'other':
      return '?';
    case 'all':
      return `${requirement.of.length}(${requirement.of.map(packRequirement).join(';')})`;
    case 'some':
      return `${requirement.need}(${requirement.of.map(packRequirement).join(';')})`;
  }
};

const escaped = (code: string): string =>
  code.replace(/[%();?]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const unescaped = (text: string): string =>
  text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const GROUP = /^(\d+)\($/;

/**
 * Whether a student with these courses meets the requirement; null if that depends on a part that cannot be evaluated,
 * or if the text was not made by `packRequirement`.
 */
export const isRequirementMet = (packed: string, isTaken: (code: string) => boolean): boolean | null => {
  const tokens = packed.match(/\d+\(|\)|;|[^();]+/g) ?? [];
  let at = 0;
  const read = (): boolean | null => {
    const token = tokens[at++] ?? '?';
    const group = GROUP.exec(token);
    if (!group) return token === '?' ? null : isTaken(unescaped(token));
    const answers: (boolean | null)[] = [];
    while (at < tokens.length && tokens[at] !== ')') {
      answers.push(read());
      if (tokens[at] === ';') at += 1;
    }
    at += 1;
    return atLeast(Number(group[1]), answers);
  };
  return read();
};

const atLeast = (need: number, answers: readonly (boolean | null)[]): boolean | null => {
  const sure = answers.filter((answer) => answer === true).length;
  const possible = answers.filter((answer) => answer !== false).length;
  return sure >= need ? true : possible < need ? false : null;
};
