/** `13:30` as students read it: `1:30 PM`. */
export const clockSaid = (clock: string): string => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};
