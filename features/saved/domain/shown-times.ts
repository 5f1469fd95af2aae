const RANGE = /(\d{1,2}:\d\d) ([AP]M) - (\d{1,2}:\d\d) ([AP]M)/g;

/**
 * A state's times in the format of the course list: `Mon 10:30 – 11:45 AM`. States keep the registrar's long form for
 * comparison.
 */
export const shownTimes = (times: string): string =>
  times.replace(RANGE, (_, start: string, from: string, end: string, to: string) =>
    from === to ? `${start} – ${end} ${to}` : `${start} ${from} – ${end} ${to}`,
  );
