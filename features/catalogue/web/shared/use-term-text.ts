import { useQuery } from '@tanstack/react-query';
import { isOver } from '../../domain/is-over.ts';
import { universityQuery } from './university.queries.ts';

/** A term as it is shown beside a course: `2025 Fall`, or `2025 Fall, over`. */
export const useTermText = (): ((term: string) => string) => {
  const { data } = useQuery(universityQuery);
  return (term) => (data && isOver(term, data.terms, data.today) ? `${term}, over` : term);
};
