import { useQuery } from '@tanstack/react-query';
import { noticesQuery } from '../saved.queries.ts';

/** Beside a link to what is saved: a dot where something of it changed, which says how much to screen readers. */
export function NoticeMark() {
  const { data: notices = [] } = useQuery(noticesQuery);
  const count = notices.length;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className="ml-1.5 inline-block size-2 shrink-0 rounded-full bg-accent" />
      <span className="sr-only">{` (${count} ${count === 1 ? 'notice' : 'notices'})`}</span>
    </>
  );
}
