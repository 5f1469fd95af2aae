import { use } from 'react';
import { useRated } from '#features/catalogue/web/shared/use-rated.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { codesSetOut, FEWEST_TO_COMPARE } from '../../domain/course-lookups.ts';
import type { ShownMessage } from '../conversation/conversation-state.ts';
import { AskContext } from './ask-context.ts';

/** Questions that a list leads to: those that the rules answer of any list that a search found. */
export function FollowUps({ message }: { message: ShownMessage }) {
  const ask = use(AskContext);
  const { rating, hours } = useRated();
  const questions = [
    ...(hours ? ['Which of these takes the fewest hours a week?'] : []),
    ...(rating ? ['Which of these is rated best?'] : []),
  ];
  const conditions = message.reading?.asked?.conditions;
  const isSearch = conditions !== undefined && conditions.every(({ id }) => !NOT_SEARCHED.has(id));
  if (!ask || !isSearch || questions.length === 0 || codesSetOut(message).listed.length < FEWEST_TO_COMPARE)
    return null;
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
