/**
 * Parses a time as registrars write it (`9:45am`, `1:30 PM`, `13:30`, `9am`, `2025-09-03T13:30:00`) to `HH:MM`; null
 * if it is not a time.
 */
export function readClock(text: string): string | null {
  const time = text.trim().replace(/^\d{4}-\d{2}-\d{2}[T ]/, '');
  const match = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(time);
  if (match === null) return null;
  const [, hourText, minuteText, half] = match;
  if (minuteText === undefined && half === undefined) return null;
  let hour = Number(hourText);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  const minute = Number(minuteText ?? '0');
  return hour < 24 && minute < 60 ? clock(hour * 60 + minute) : null;
}

/** Minutes after midnight as `HH:MM`. */
export function clock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `13:30` as `1:30 PM`. */
export function twelveHour(time: string): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
