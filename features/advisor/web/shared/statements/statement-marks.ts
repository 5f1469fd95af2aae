import type { Check, Statement } from '../../../contract.ts';
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

/** What stands in the text of a reply: what differs with the record's value, what is unknown, and what was checked. */
export const marksOf = (
  content: string,
  { statements, checks = [] }: { statements: readonly Statement[] | null; checks?: readonly Check[] },
): Mark[] =>
  statements === null
    ? marksOfChecks(checks)
    : statements.flatMap(({ start, end, verdict, claims }): Mark[] => {
        if (verdict === 'verified' || verdict === 'quoted')
          return [{ start, end, said: content.slice(start, end), record: null, kind: verdict }];
        return claims
          .filter(({ agrees }) => agrees === 'no')
          .map(({ field, said, record, start: from, end: to }) => ({
            start: from,
            end: to,
            said,
            record,
            kind: field === 'code' ? 'unknown' : 'differs',
          }));
      });
