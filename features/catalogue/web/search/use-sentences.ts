import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '#platform/web/api/api-client.ts';
import { findSentences } from '../../contract.ts';
import { identityOf } from '../../domain/search/duplicates.ts';
import type { Found } from './use-course-search.ts';

/** Courses that only matched by topic; the others show in their row why they matched. */
const OF_TOPIC = (found: Found | null) =>
  (found?.answer.items ?? [])
    .filter(({ isOfTopic, closeTo }) => isOfTopic && closeTo === undefined)
    .map(({ row: { course_id, class_number } }) => ({ course_id, class_number }));

/**
 * The answer with the matching sentence added to each row that only matched by topic, once the server has returned it;
 * without sentences if it cannot.
 */
export const useSentences = (found: Found | null): Found['answer'] | null => {
  const courses = OF_TOPIC(found);
  const { text = '', expansion = true } = found?.asked ?? {};
  const { data } = useQuery({
    queryKey: [findSentences.name, text, expansion, courses.map(identityOf)],
    queryFn: () => callApi(findSentences, { text, expansion, courses }),
    enabled: courses.length > 0,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  const answer = found?.answer ?? null;
  return useMemo(() => {
    if (!answer || !data || data.sentences.length === 0) return answer;
    const told = new Map(data.sentences.map((sentence) => [identityOf(sentence), sentence]));
    const items = answer.items.map((hit) => {
      const sentence = told.get(identityOf(hit.row));
      return sentence && hit.isOfTopic ? { ...hit, sentence } : hit;
    });
    return { ...answer, items };
  }, [answer, data]);
};
