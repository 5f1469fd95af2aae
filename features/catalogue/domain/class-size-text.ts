/** `About 41 students on average over past terms`; empty where the source does not say, or it rounds to none. */
export const classSizeText = (mean: number | null): string => {
  const students = Math.round(mean ?? 0);
  if (students === 0) return '';
  return `About ${students} ${students === 1 ? 'student' : 'students'} on average over past terms`;
};
