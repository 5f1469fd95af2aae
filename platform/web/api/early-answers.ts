interface EarlyAnswers {
  /** Of the student who asked; null for a visitor. */
  token: string | null;
  /** By URL. */
  answers: Record<string, Promise<Response>>;
}

/**
 * The answer to a call that the page made before its scripts had loaded (`app/first-requests.js`), for the first who
 * asks, unless somebody else has signed in since.
 */
export const takeEarlyAnswer = (url: string, token: string | null): Promise<Response> | undefined => {
  const early = (globalThis as { earlyAnswers?: EarlyAnswers }).earlyAnswers;
  const answer = early?.answers[url];
  if (!early || !answer) return undefined;
  delete early.answers[url];
  return early.token === token ? answer : undefined;
};
