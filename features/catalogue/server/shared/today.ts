import type { Catalogue } from './catalogue.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Settings } from '#platform/server/settings.ts';

/** The day by which terms run, are to come or are over: the setting TODAY, else the clock's. */
export const todayOf = ({ clock, settings }: { clock: Clock; settings: Pick<Settings, 'today'> }): Date =>
  settings.today === null ? clock.now() : new Date(`${settings.today}T12:00:00Z`);

/** Since when the catalogue has been served, ISO; where the setting TODAY lies before, nothing is of a day to come. */
export const catalogueDate = ({ date }: Pick<Catalogue, 'date'>, today: Date): string => {
  const day = today.toISOString().slice(0, 10);
  return date < day ? date : day;
};
