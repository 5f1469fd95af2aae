import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../profile.queries.ts';

const NONE: readonly string[] = [];

/** Codes of the courses in the student's profile; empty while loading. */
export const useCoursesTaken = (): readonly string[] => useQuery(profileQuery).data?.courses_taken ?? NONE;
