import { useQuery } from '@tanstack/react-query';
import { noticesQuery } from '../saved.queries.ts';

/** A dot beside the link to the saved page if there are notices; screen readers hear how many. */
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
