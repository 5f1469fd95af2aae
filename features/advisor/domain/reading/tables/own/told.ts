/** Verbs in the past: what a sentence with one says is over. */
export const PAST: ReadonlySet<string> = new Set(
  (
    'was were been had did went came kept grew looked thought said told asked read saw heard felt got made found lost ' +
    'left met spent slept woke broke cried fell ran sat stood spoke wrote won threw gave became began brought bought ' +
    'caught drove drank ate flew forgot held hit knew led paid sang sent shook shut sold stuck swore taught took tore ' +
    'wore used'
  ).split(' '),
);

/** Words in "-ed" that describe courses or the student, and tell nothing. */
export const OF_COURSES: ReadonlySet<string> = new Set(
  (
    'rated reviewed liked loved related based focused required advanced graded gened applied limited mixed listed named ' +
    'called offered needed med unrated undecided interested'
  ).split(' '),
);

/** First words of a sentence about somebody else. */
export const OTHERS_SUBJECT: ReadonlySet<string> = new Set(
  'my our his her their he she they everyone everybody somebody someone'.split(' '),
);
