import { EMPTY_PROFILE, LEARNING_PREFERENCES } from '#features/profile/contract.ts';
import { starterAlternatives } from './starter-questions.ts';

/** The questions with any names in them. */
const STARTERS: readonly RegExp[] = [
  ...new Set(
    [true, false].flatMap((isRated) =>
      [[], ['NAME']].flatMap((courses_taken) =>
        starterAlternatives(
          {
            ...EMPTY_PROFILE,
            concentration: 'NAME',
            courses_taken,
            interests: ['Arts'],
            learning_preferences: [...LEARNING_PREFERENCES],
          },
          { rating: isRated, hours: isRated },
        ).flat(),
      ),
    ),
  ),
].map(
  (question) =>
    new RegExp(
      `^${question.replaceAll(/[?.()]/gu, String.raw`\$&`).replaceAll(/\b(?:NAME|Arts)\b/gu, '.{1,80}')}$`,
      'u',
    ),
);

/** Whether it is one of these questions, which stands by itself wherever it is asked. */
export const isStarter = (message: string): boolean =>
  STARTERS.some((question) => question.test(message.trim()));
