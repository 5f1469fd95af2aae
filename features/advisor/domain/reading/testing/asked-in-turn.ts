import type { Request, SearchInput } from '../request.ts';
import { SAMPLE_SPEAKER, SAMPLE_VOCABULARY } from '../spans/sample-vocabulary.ts';
import { type Said, understand } from '../understand.ts';

/** The request of the last question. Each other question comes with the codes that its reply offered. */
export const asked = (...turns: [text: string, ...codes: string[]][]): Request | undefined => {
  const said = turns.flatMap(([text, ...codes], at): Said[] => {
    const question: Said = { role: 'user', text };
    const reply = codes.map((code) => `- **${code}**`).join('\n');
    return at === turns.length - 1 ? [question] : [question, { role: 'assistant', text: reply }];
  });
  return understand(said, SAMPLE_VOCABULARY, SAMPLE_SPEAKER).requests[0];
};
export const searched = (...turns: Parameters<typeof asked>): SearchInput | null => {
  const request = asked(...turns);
  return request?.kind === 'recommend' ? request.wish.search : null;
};
