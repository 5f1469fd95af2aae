/** `20 October 2025`, as replies write dates. Of an ISO date it is that day in every time zone. */
export const shownDay = (at: string, { withYear = true } = {}): string =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
    ...(/T/.test(at) ? {} : { timeZone: 'UTC' }),
  });

/** `20 October 2025, 10:42 AM`, of an instant. */
export const shownMoment = (instant: string): string =>
  `${shownDay(instant)}, ${new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
