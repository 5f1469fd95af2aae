/** What opens an address in other programs. */
export interface CalendarLinks {
  /** The device's own calendar. */
  app: string;
  google: string;
  outlook: string;
}

/**
 * @param url of the calendar
 * @param name what it is to be called there
 */
export const calendarLinks = (url: string, name: string): CalendarLinks => {
  const app = url.replace(/^https?:/, 'webcal:');
  const inOutlook = new URLSearchParams({ url, name });
  return {
    app,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: app }).toString()}`,
    // Outlook reads a plus sign as one.
    outlook: `https://outlook.office.com/calendar/0/addfromweb?${inOutlook.toString().replaceAll('+', '%20')}`,
  };
};
