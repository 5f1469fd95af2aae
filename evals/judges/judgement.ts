import type { Reply } from '../eval-product.ts';
import type { JudgedCatalogue } from '../judged-catalogue.ts';
import type { Expectation, Student } from '../question-shape.ts';

/** A ratio: `right` of `of`. */
export interface Share {
  right: number;
  of: number;
}

export const NONE: Share = { right: 0, of: 0 };
export const one = (isRight: boolean): Share => ({ right: isRight ? 1 : 0, of: 1 });

/** Scores of one reply; a measure that does not apply counts 0 of 0. */
export interface Judgement {
  constraints: Share;
  facts: Share;
  abstention: Share;
  recall: Share;
  understood: boolean;
  /** Descriptions of what was wrong. */
  faults: string[];
}

/** A reply and its context, without the expectation. */
export interface Asked {
  reply: Reply;
  /** The previous reply in the same conversation. */
  before: Reply | null;
  catalogue: JudgedCatalogue;
  student: Student;
}

export interface Case<Kind extends Expectation['kind'] = Expectation['kind']> extends Asked {
  expectation: Extract<Expectation, { kind: Kind }>;
}

export const judgement = (parts: Partial<Judgement> & { understood: boolean }): Judgement => ({
  constraints: NONE,
  facts: NONE,
  abstention: NONE,
  recall: NONE,
  faults: [],
  ...parts,
});

/** Whether one of these tools was called with all of these courses. */
export const lookedUp = (
  { reply, catalogue }: Asked,
  tools: readonly string[],
  codes: readonly string[],
): boolean => {
  const asked = reply.tools.filter(({ name }) => tools.includes(name));
  const said = new Set(
    asked.flatMap(({ input }) => codesOf(input)).map((code) => catalogue.recogniser.normalise(code) ?? code),
  );
  return asked.length > 0 && codes.every((code) => said.has(catalogue.recogniser.normalise(code) ?? code));
};

const codesOf = (input: Record<string, unknown>): string[] =>
  [input.code, ...(Array.isArray(input.codes) ? input.codes : [])].filter(
    (code): code is string => typeof code === 'string',
  );
