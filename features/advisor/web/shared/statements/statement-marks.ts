import type { Check, Fact, Statement } from '../../../contract.ts';
import type { Mark } from '../markdown/marks.ts';

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
 * What stands in the text of a reply: values that were changed since, what differs with the record's value, what is
 * unknown, and what was checked.
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
  // A statement's quiet mark gives way to what is said of a value in it.
  const isFree = ({ start, end }: Mark): boolean =>
    outdated.every((mark) => mark.end <= start || mark.start >= end);
  return [...outdated, ...marksOfStatements(content, statements).filter(isFree)];
};

const marksOfStatements = (content: string, statements: readonly Statement[]): Mark[] => {
  // Where nothing was checked the line under the reply says so once.
  const isMixed = statements.some(({ verdict }) => verdict !== 'own_words');
  return statements.flatMap(({ start, end, verdict, claims }): Mark[] => {
    const said = content.slice(start, end);
    if (verdict === 'verified' || verdict === 'quoted')
      return [{ start, end, said, record: null, kind: verdict }];
    if (verdict === 'own_words') return isMixed ? [{ start, end, said, record: null, kind: 'own' }] : [];
    return claims
      .filter(({ agrees }) => agrees === 'no')
      .map(({ field, said, record, start: from, end: to }) => ({
        start: from,
        end: to,
        said,
        record,
        // A reference that names nothing has no record that it could differ from.
        kind: field === 'code' || field === 'reference' ? 'unknown' : 'differs',
      }));
  });
};
