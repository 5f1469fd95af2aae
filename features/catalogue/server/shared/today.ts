import type { Catalogue } from './catalogue.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Settings } from '#platform/server/settings.ts';

/** The date that decides which terms are current, upcoming or over: the setting TODAY, otherwise the clock's. */
export const todayOf = ({ clock, settings }: { clock: Clock; settings: Pick<Settings, 'today'> }): Date =>
  settings.today === null ? clock.now() : new Date(`${settings.today}T12:00:00Z`);

/** Since when the catalogue has been served, ISO; never later than the setting TODAY. */
export const catalogueDate = ({ date }: Pick<Catalogue, 'date'>, today: Date): string => {
  const day = today.toISOString().slice(0, 10);
  return date < day ? date : day;
};
