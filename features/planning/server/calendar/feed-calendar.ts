import { createHash } from 'node:crypto';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { keepPerCatalogue } from '#features/catalogue/server/shared/keep-per-catalogue.ts';
import { calendarOfWeek, lastChange } from '../../domain/calendar/calendar-of-week.ts';
import { itemsOf, type VersionRow } from '../planning.access.ts';
import type { PlanningContext } from '../planning.context.ts';
import { weekOf } from '../week-of.ts';
import type { FeedRow } from './feeds.access.ts';

export interface FeedCalendar {
  text: string;
  etag: string;
}

/** Maximum number of cached calendars per instance; about ten kilobytes each. */
const MOST_KEPT = 500;

/** Cache by address, with the version's state it was made from; dropped with the catalogue. */
const kept = keepPerCatalogue<FeedCalendar>(MOST_KEPT);

/**
 * The calendar at an address. Rebuilt only when the version or the catalogue has changed: a calendar program that polls
 * every minute costs only the one read that looks up its address.
 */
export const feedCalendar = async (
  ctx: PlanningContext,
  { feed, version }: { feed: FeedRow; version: VersionRow },
): Promise<FeedCalendar> => {
  const catalogue = ctx.catalogue.current();
  const madeOf = `${version.edits} ${version.revision}`;
  const known = kept.find(catalogue, feed.id, madeOf);
  if (known) return known;
  const text = await makeCalendar(ctx, catalogue, { feed, version });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return kept.keep(catalogue, feed.id, madeOf, { text, etag });
};

const makeCalendar = async (
  ctx: PlanningContext,
  catalogue: Catalogue,
  { feed, version }: { feed: FeedRow; version: VersionRow },
): Promise<string> => {
  const { week, term } = weekOf(ctx, version, await itemsOf(ctx.db, version));
  const { time_zone: timeZone, product } = catalogue.university;
  return calendarOfWeek({
    version: { version_id: version.id, term: version.term, name: version.name },
    week,
    term,
    timeZone,
    product,
    changedAt: lastChange(version, catalogue.date),
    ownHours: feed.withOwnHours ? 'busy' : 'none',
  });
};
