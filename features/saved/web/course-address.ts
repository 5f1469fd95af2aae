/** URL of the course list with a course open. */
export const courseAddress = (tag: string): string => `/courses?${new URLSearchParams({ course: tag })}`;
