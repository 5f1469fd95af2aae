import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import { useRated } from '#features/catalogue/web/shared/use-rated.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { codesSetOut, FEWEST_TO_COMPARE } from '../../domain/course-lookups.ts';
import type { ShownMessage } from '../conversation/conversation-state.ts';
import { AskContext } from './ask-context.ts';

interface FollowUpsProps {
  message: ShownMessage;
  /** What it answers: not offered again. */
  question: string;
}

/** Questions that a reply leads to: those that the rules answer of any list that a search found, and of any course. */
export function FollowUps({ message, question: answered }: FollowUpsProps) {
  const ask = use(AskContext);
  const questions = [...useListQuestions(message), ...useCourseQuestions(message)].filter(
    (question) => question !== answered,
  );
  if (!ask || questions.length === 0) return null;
  return (
    <ul aria-label="Questions to go on with" className="flex flex-wrap gap-2 pt-3 print:hidden">
      {questions.map((question) => (
        <li key={question}>
          <Button
            size="small"
            className="border-line! font-normal! text-ink-quiet!"
            onClick={() => ask(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What was asked is no search, or has the order already. */
const NOT_SEARCHED = new Set(['after', 'call', 'codes', 'like', 'sort', 'than']);

const useListQuestions = (message: ShownMessage): string[] => {
  const { rating, hours } = useRated();
  const conditions = message.reading?.asked?.conditions;
  const isSearch = conditions !== undefined && conditions.every(({ id }) => !NOT_SEARCHED.has(id));
  if (!isSearch || codesSetOut(message).listed.length < FEWEST_TO_COMPARE) return [];
  return [
    ...(hours ? ['Which of these takes the fewest hours a week?'] : []),
    ...(rating ? ['Which of these is rated best?'] : []),
  ];
};

/** Of a reply that tells of one course only. */
const useCourseQuestions = ({ checks, provider }: ShownMessage): string[] => {
  const codes = new Set(checks.flatMap(({ field, ok, code }) => (field === 'code' && ok ? [code] : [])));
  const [code] = codes.size === 1 && provider !== 'care' ? codes : [];
  const { data } = useQuery({ ...courseQuery(code ?? ''), retry: false, enabled: code !== undefined });
  if (code === undefined || !data) return [];
  return [
    ...(data.course.course_requirements === '' ? [] : [`Am I ready for ${code}?`]),
    `Which courses are like ${code}?`,
  ];
};
