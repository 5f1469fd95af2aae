import type { Fact, Statement } from '../../contract.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `14 August`, with the year where it is not this one's. */
const dayOf = (date: string, today: string): string => {
  const [year = '', month = '1', day = '1'] = date.split('-');
  const name = new Date(`${date}T12:00:00Z`).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${Number(day)} ${month === '' ? '' : name}${today.startsWith(year) ? '' : ` ${year}`}`;
};

/** What stands under a reply that was made before there were statements. */
export const MADE_BEFORE = 'Made before statements were checked.';
export const NOTHING_CHECKED = 'Nothing in this reply was checked against the catalogue.';

/**
 * The line under a reply. Claims no more than was done: contradictions first, and where nothing agreed, that.
 *
 * @param date since when the catalogue has been served, ISO
 * @param today ISO date
 * @param changed values that the catalogue has changed since
 */
export const summaryOf = (
  statements: readonly Pick<Statement, 'verdict'>[],
  {
    assistant,
    date,
    today,
    changed = 0,
  }: { assistant: string; date: string | null; today: string; changed?: number },
): string => {
  const of = (...verdicts: Statement['verdict'][]): number =>
    statements.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [differing, unknown, own, checked] = [
    of('contradicted'),
    of('unknown_course'),
    of('own_words'),
    of('verified', 'quoted'),
  ];
  if (differing + unknown + checked + changed === 0) return NOTHING_CHECKED;
  return [
    differing > 0
      ? counted(differing, 'statement differs from the catalogue', 'statements differ from the catalogue')
      : '',
    unknown > 0
      ? counted(
          unknown,
          'names a course that is not in the catalogue',
          'name courses that are not in the catalogue',
        )
      : '',
    checked > 0 ? counted(checked, 'statement from the catalogue', 'statements from the catalogue') : '',
    own > 0 ? `${own} in ${assistant}’s own words` : '',
    changed > 0 ? counted(changed, 'value has changed since', 'values have changed since') : '',
    date === null ? '' : `catalogue of ${dayOf(date, today)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
};

/** "GEOL 10, 2026 Spring, on 3 November: Tue 1:30 PM; now Wed 1:30 PM". */
export const changeText = (
  { code, term, value, now }: Fact,
  { date, today }: { date: string | null; today: string },
): string => {
  const place = [code, term].filter((part) => part !== '').join(', ');
  const then = date === null ? place : `${place}, on ${dayOf(date, today)}`;
  return `${then}: ${value}; ${now == null ? 'no longer in the catalogue' : `now ${now}`}`;
};

const VERDICT_WORDS: Record<Statement['verdict'], string> = {
  contradicted: 'Differs from the catalogue',
  unknown_course: 'Not in the catalogue',
  own_words: 'Own words, not checked',
  quoted: 'Quoted from the catalogue',
  verified: 'From the catalogue',
};

export const wordsOfVerdict = (verdict: Statement['verdict']): string => VERDICT_WORDS[verdict];
