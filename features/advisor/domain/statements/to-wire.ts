import { type Check, CHECKED_FIELDS, type Statement as WireStatement } from '../../contract.ts';
import type { Recognised } from '#features/catalogue/domain/recogniser/recogniser.ts';
import type { Statement } from './account-for.ts';
import type { JudgedClaim } from './compare/judged-claims.ts';

type WireClaim = WireStatement['claims'][number];

/** Most checks of one reply; failed ones are kept first. */
export const CHECKS_MAX = 500;

const isChecked = (field: string): field is Check['field'] =>
  (CHECKED_FIELDS as readonly string[]).includes(field);

const codeCheck = ({ code, text, start, end, known, candidates }: Recognised): Check => ({
  code,
  field: 'code',
  said: text,
  record: known ? code : null,
  ok: known || candidates !== undefined,
  start,
  end,
});

const toWireClaim = ({ code, field, said, record, agrees, term, start, end }: JudgedClaim): WireClaim => ({
  code,
  field,
  said,
  record,
  agrees,
  term,
  start,
  end,
});

/**
 * The statements as they are stored and sent, and the checks that follow from them: every code, and every claim of a
 * field that was compared.
 */
export const toWire = ({
  statements,
  mentions,
}: {
  statements: readonly Statement[];
  mentions: readonly Recognised[];
}): { statements: WireStatement[]; checks: Check[] } => {
  const checks = [
    ...mentions.map(codeCheck),
    ...statements.flatMap(({ claims }) =>
      claims.flatMap(({ code, field, said, record, agrees, start, end }): Check[] =>
        agrees === 'open' || !isChecked(field) || field === 'code' || code === ''
          ? []
          : [{ code, field, said, record, ok: agrees === 'yes', start, end }],
      ),
    ),
  ];
  const byPlace = (a: Check, b: Check): number => a.start - b.start || a.end - b.end;
  // If there are too many, checks that passed are dropped before ones that failed.
  const kept = checks.toSorted((a, b) => Number(a.ok) - Number(b.ok) || byPlace(a, b)).slice(0, CHECKS_MAX);
  return {
    statements: statements.map(({ start, end, verdict, claims }) => ({
      start,
      end,
      verdict,
      claims: claims.map(toWireClaim),
    })),
    checks: kept.toSorted(byPlace),
  };
};
