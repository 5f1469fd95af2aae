import type { Clock } from '#platform/server/clock.ts';
import type { Settings } from '#platform/server/settings.ts';

/** The day by which terms run, are to come or are over: the setting TODAY, else the clock's. */
export const todayOf = ({ clock, settings }: { clock: Clock; settings: Pick<Settings, 'today'> }): Date =>
  settings.today === null ? clock.now() : new Date(`${settings.today}T12:00:00Z`);
