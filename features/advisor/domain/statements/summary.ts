import type { Fact, Statement } from '../../contract.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `14 August`, with the year if it is not the current one; null: always with the year. */
export const dayOf = (date: string, today: string | null): string => {
  const [year = '', month = '1', day = '1'] = date.split('-');
  const name = new Date(`${date}T12:00:00Z`).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${Number(day)} ${month === '' ? '' : name}${today?.startsWith(year) ? '' : ` ${year}`}`;
};

/** The line under a reply that is older than statements. */
export const MADE_BEFORE = 'Made before statements were checked.';
export const NOTHING_CHECKED = 'Nothing in this reply was checked against the catalogue.';

/** A part of the line under a reply. The text names the verdict it counts; null if it counts nothing. */
export interface SummaryPart {
  of: 'differs' | 'unknown' | 'checked' | 'own' | 'outdated' | null;
  text: string;
}

interface SummarySetting {
  assistant: string;
  /** The day since which this catalogue has been served, as an ISO date. */
  date: string | null;
  /** ISO date; null where the line is read in another year too. */
  today: string | null;
  /** How many values the catalogue has changed since the reply. */
  changed?: number;
}

/** Without claims, an unknown statement is taken to name an unknown course. */
type Summed = Pick<Statement, 'verdict'> & Partial<Pick<Statement, 'claims'>>;

/** Whether the unknown parts of a statement are all unresolved references: `[[GEOL 10 charm]]`. */
const isOfReference = ({ verdict, claims = [] }: Summed): boolean => {
  const wrong = claims.filter(({ agrees }) => agrees === 'no');
  return (
    verdict === 'unknown_course' && wrong.length > 0 && wrong.every(({ field }) => field === 'reference')
  );
};

/** The line under a reply: contradictions first. It claims no more than was checked, and says if nothing agreed. */
export const summaryParts = (
  statements: readonly Summed[],
  { assistant, date, today, changed = 0 }: SummarySetting,
): SummaryPart[] => {
  const of = (counts: Statement['verdict']): number =>
    statements.filter(({ verdict }) => verdict === counts).length;
  const [differing, unknown, own, checked, quoted] = [
    of('contradicted'),
    of('unknown_course'),
    of('own_words'),
    of('verified'),
    of('quoted'),
  ];
  if (differing + unknown + checked + quoted + changed === 0) return [{ of: null, text: NOTHING_CHECKED }];
  const invented = statements.filter(isOfReference).length;
  const parts: [number, SummaryPart['of'], string, string][] = [
    [differing, 'differs', 'statement differs from the catalogue', 'statements differ from the catalogue'],
    [
      unknown - invented,
      'unknown',
      'names a course that is not in the catalogue',
      'name courses that are not in the catalogue',
    ],
    [
      invented,
      'unknown',
      'refers to what the catalogue does not have',
      'refer to what the catalogue does not have',
    ],
    [checked, 'checked', 'statement from the catalogue', 'statements from the catalogue'],
    // Counted apart: a quotation repeats the registrar's words, which are not compared with anything.
    checked > 0
      ? [quoted, 'checked', 'quoted from it', 'quoted from it']
      : [quoted, 'checked', 'statement quoted from the catalogue', 'statements quoted from the catalogue'],
    [own, 'own', `in ${assistant}’s own words`, `in ${assistant}’s own words`],
    [changed, 'outdated', 'value has changed since', 'values have changed since'],
  ];
  const counts = parts
    .filter(([count]) => count > 0)
    .map(([count, part, one, many]): SummaryPart => ({ of: part, text: counted(count, one, many) }));
  return date === null ? counts : [...counts, { of: null, text: `catalogue of ${dayOf(date, today)}` }];
};

/** The parts joined to one line. */
export const summaryOf = (statements: readonly Summed[], setting: SummarySetting): string =>
  summaryParts(statements, setting)
    .map(({ text }) => text)
    .join(' · ');

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
