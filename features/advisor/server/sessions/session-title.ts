const LONGEST = 60;

/** Title of a session that begins with words of despair, so that the list of chats does not reveal them. */
export const QUIET_TITLE = 'A conversation';

/** A session's first title: the start of its first question, on one line, cut between words. */
export const sessionTitle = (question: string): string => {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const start = line.slice(0, LONGEST + 1);
  const cut = start.lastIndexOf(' ');
  return `${start.slice(0, cut > LONGEST / 2 ? cut : LONGEST).toWellFormed()}…`;
};
