import type { Check, Fact, Statement } from '../../../contract.ts';
import type { Figure, Mark } from '../markdown/marks.ts';

/** Marks of a reply made before statements were checked: of its incorrect claims. */
const marksOfChecks = (checks: readonly Check[]): Mark[] =>
  checks
    .filter(({ ok }) => !ok)
    .map(({ field, said, record, start, end }) => ({
      start,
      end,
      said,
      record,
      kind: field === 'code' ? 'unknown' : 'differs',
    }));

/** Values that the server wrote and that the catalogue has changed since. */
const marksOfFacts = (facts: readonly Fact[]): Mark[] =>
  facts.flatMap(({ start, end, value, now }) =>
    now === undefined ? [] : [{ start, end, said: value, record: now, kind: 'outdated' }],
  );

/**
 * The marks in the text of a reply: values that have changed since, values that contradict the record, unknown codes, and
 * checked statements.
 */
export const marksOf = (
  content: string,
  {
    statements,
    checks = [],
    facts = [],
  }: { statements: readonly Statement[] | null; checks?: readonly Check[]; facts?: readonly Fact[] },
): Mark[] => {
  const outdated = marksOfFacts(facts);
  if (statements === null) return [...marksOfChecks(checks), ...outdated];
  // A changed value inside a statement replaces the statement's mark.
  const isFree = ({ start, end }: Mark): boolean =>
    outdated.every((mark) => mark.end <= start || mark.start >= end);
  return [...outdated, ...marksOfStatements(content, statements).filter(isFree)];
};

type Claim = Statement['claims'][number];

const NUMBER = /\d+(?:\.\d+)?/;

/** The figure of a claim that says just what the record does; null for a bound, and for other fields. */
const figureOf = ({ field, said, record, agrees }: Claim): Figure | null => {
  if (agrees !== 'yes' || (field !== 'rating' && field !== 'workload')) return null;
  const [value] = NUMBER.exec(record ?? '') ?? [];
  return value === undefined || value !== NUMBER.exec(said)?.[0] ? null : { of: field, value: Number(value) };
};

/** The marks of a statement that the catalogue bears out: each figure in it has its own. */
const aroundFigures = (content: string, { start, end, claims }: Statement): Mark[] => {
  const part = (from: number, to: number): Mark => ({
    start: from,
    end: to,
    said: content.slice(from, to),
    record: null,
    kind: 'verified',
  });
  const marks: Mark[] = [];
  let done = start;
  for (const claim of claims.toSorted((one, other) => one.start - other.start)) {
    const figure = figureOf(claim);
    if (figure === null || claim.start < done || claim.end > end) continue;
    if (claim.start > done) marks.push(part(done, claim.start));
    marks.push({ ...part(claim.start, claim.end), figure });
    done = claim.end;
  }
  return done < end ? [...marks, part(done, end)] : marks;
};

const marksOfStatements = (content: string, statements: readonly Statement[]): Mark[] => {
  // If nothing was checked, the line under the reply says so, and no statement is marked.
  const isMixed = statements.some(({ verdict }) => verdict !== 'own_words');
  return statements.flatMap((statement): Mark[] => {
    const { start, end, verdict, claims } = statement;
    const said = content.slice(start, end);
    if (verdict === 'verified') return aroundFigures(content, statement);
    if (verdict === 'quoted') return [{ start, end, said, record: null, kind: verdict }];
    if (verdict === 'own_words') return isMixed ? [{ start, end, said, record: null, kind: 'own' }] : [];
    return claims
      .filter(({ agrees }) => agrees === 'no')
      .map(({ field, said, record, start: from, end: to }) => ({
        start: from,
        end: to,
        said,
        record,
        // A reference to nothing has no record to differ from.
        kind: field === 'code' || field === 'reference' ? 'unknown' : 'differs',
      }));
  });
};

/** The figures of which a stretch of a reply says something, right or wrong. */
export const figuresSaid = (
  statements: readonly Statement[],
  place: { start: number; end: number },
): Figure['of'][] =>
  statements.flatMap(({ claims }) =>
    claims.flatMap(({ field, start }) =>
      (field === 'rating' || field === 'workload') && start >= place.start && start < place.end
        ? [field]
        : [],
    ),
  );
