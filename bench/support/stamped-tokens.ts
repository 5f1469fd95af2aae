/** Microseconds of the monotonic system clock, which all processes share. */
export const micros = (): number => Number(process.hrtime.bigint() / 1000n);

export interface StampedToken {
  reply: number;
  /** From 0 within its reply. */
  index: number;
  /** `micros()` at the time the vendor sent it. */
  sentAt: number;
}

/** A token of a reply, encoding its position and when it was sent. */
export const stampedToken = ({ reply, index, sentAt }: StampedToken): string =>
  `${reply}_${index}_${sentAt} `;

/** The tokens of a text, in order. */
export const readTokens = (text: string): StampedToken[] =>
  text
    .split(' ')
    .slice(0, -1)
    .map((word) => {
      const [reply, index, sentAt] = word.split('_').map(Number);
      if (reply === undefined || index === undefined || sentAt === undefined || !(sentAt > 0))
        throw new Error(`"${word}" is no token`);
      return { reply, index, sentAt };
    });

/** Tokens of a reply. All stream for `steady` tokens; the different remainders make them end one after the other. */
export const lengthOf = (reply: number, steady: number): number => steady + 10 + (reply % 40);

export const questionAbout = (reply: number): string => `Please write reply number ${reply} now.`;
export const replyAsked = (question: string): number => {
  const found = /reply number (\d+) now/.exec(question)?.[1];
  if (found === undefined) throw new Error(`nothing was asked for: ${question.slice(0, 100)}`);
  return Number(found);
};
