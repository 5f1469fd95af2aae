import { MOST_KEPT_SECTIONS, type WeekAsk } from '../../../week/week-tools.ts';
import type { WeekSaid } from '../../context.ts';
import type { Request } from '../../request.ts';

/** What asks for other sections than those shown. */
const OF_SECTIONS = ['few_gaps', 'short_days', 'max_days'] as const;

const codesOf = ({ codes, choose, prefer }: WeekAsk): string[] => [
  ...codes,
  ...choose.flatMap(({ among = [] }) => among),
  ...prefer,
];

const withoutKept = ({ keep_sections: _kept, ...asked }: WeekAsk): string => JSON.stringify(asked);

/**
 * The requests, of which a changed week keeps the sections of the week shown before: "swap the last one" moves no other
 * class. The same week asked for again, or one with fewer gaps or days, is put together anew.
 */
export const keepingShownSections = (requests: readonly Request[], week: WeekSaid | null): Request[] =>
  requests.map((request) => {
    if (request.kind !== 'week' || !week?.sections) return request;
    const { ask } = request;
    const named = new Set(codesOf(ask));
    const isOther = OF_SECTIONS.some((name) => ask[name] !== undefined && ask[name] !== week.asked[name]);
    const kept = week.sections.filter(({ code }) => named.has(code)).slice(0, MOST_KEPT_SECTIONS);
    return isOther || kept.length === 0 || withoutKept(ask) === withoutKept(week.asked)
      ? request
      : { ...request, ask: { ...ask, keep_sections: kept } };
  });
