import { weekAskSchema } from '../../week/week-tools.ts';
import type { WeekSaid } from '../context.ts';
import type { Request } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { type Said, understand } from '../understand.ts';

/** A week that was proposed: a named course, and two chosen for one place. */
const WEEK: WeekSaid = {
  asked: weekAskSchema.parse({ term: '2026 Spring', codes: ['COMPSCI 50'], choose: [{ count: 2 }] }),
  codes: ['COMPSCI 50', 'CHEM 17', 'ECON 10A'],
  hours: 20,
};
/** The same, with the places of the chosen courses. */
export const PLACED_WEEK: WeekSaid = {
  ...WEEK,
  chosen: [
    { code: 'CHEM 17', place: 0 },
    { code: 'ECON 10A', place: 0 },
  ],
};

/** The first request of the last message. */
export const askedIn = (conversation: readonly Said[]): Request | undefined =>
  understand(conversation, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests[0];
export const asked = (text: string): Request | undefined => askedIn([{ role: 'user', text }]);

/** The request of a message after a week was proposed. */
export const askedThen = (text: string, week: WeekSaid = WEEK): Request | undefined =>
  askedIn([
    { role: 'user', text: 'plan my spring' },
    { role: 'assistant', text: 'Here it is.', week },
    { role: 'user', text },
  ]);
