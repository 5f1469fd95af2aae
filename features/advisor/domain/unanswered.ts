import type { Request } from './reading/request.ts';

const ofRequest = (request: Request): string[] => {
  switch (request.kind) {
    case 'facts':
    case 'compare':
      return request.unheld.map((unheld) => `not in the records: ${unheld}`);
    case 'recommend':
      return [
        ...request.wish.unheld.map((unheld) => `not in the records: ${unheld}`),
        ...(request.wish.unread.length > 0 ? ['words that played no part'] : []),
      ];
    case 'ask':
      return [`asked back: ${request.about}`];
    case 'outside':
      return request.about === 'unheld'
        ? request.unheld.map((unheld) => `not in the records: ${unheld}`)
        : [`outside: ${request.about}`];
    default:
      return [];
  }
};

/**
 * The parts of a question that the records or tools cannot answer, according to the rules, as names that contain none
 * of the question's own words.
 */
export const unansweredOf = (requests: readonly Request[]): string[] => [
  ...new Set(requests.flatMap(ofRequest)),
];
