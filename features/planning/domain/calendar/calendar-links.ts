/** Links that subscribe other programs to a calendar URL. */
export interface CalendarLinks {
  /** Opens the device's own calendar. */
  app: string;
  google: string;
  outlook: string;
}

/**
 * @param url of the calendar
 * @param name the calendar's name in the other program
 */
export const calendarLinks = (url: string, name: string): CalendarLinks => {
  const app = url.replace(/^https?:/, 'webcal:');
  const inOutlook = new URLSearchParams({ url, name });
  return {
    app,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: app }).toString()}`,
    // Outlook does not decode `+` as a space.
    outlook: `https://outlook.office.com/calendar/0/addfromweb?${inOutlook.toString().replaceAll('+', '%20')}`,
  };
};
