const LONGEST = 60;

/** Of a session that begins with words of despair: the list of chats shows nobody else what was written. */
export const QUIET_TITLE = 'A conversation';

/** A session's first title: the start of its first question, in one line, cut between words. */
export const sessionTitle = (question: string): string => {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const start = line.slice(0, LONGEST + 1);
  const cut = start.lastIndexOf(' ');
  return `${start.slice(0, cut > LONGEST / 2 ? cut : LONGEST).toWellFormed()}…`;
};
