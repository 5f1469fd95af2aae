/** Words of sentences that only tell, beside others that ask: "I've seen enough cities. Trade it for something in music." */
const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Who is told of. */
export const TELLERS = some(
  'i we he she they it that this there nobody everyone everybody somebody someone people life ' +
    'yesterday today apparently turns my his her our their the',
);
/** Words before those that say nothing. */
export const BEFORE_TALE = some(
  'so and but ok okay well right then oh yes yeah no also anyway honestly look listen hello hi hey ' +
    'sorry because apparently basically again good morning evening',
);
/** What was, or what people say and feel. */
export const TELLING_VERBS = some(
  'was were had did said told frowned laughed cried got went came saw seen been thought knew felt found took gave made lost won met ' +
    'heard wrote drew ate slept spilled called asked happened broke fell left kept ' +
    'says tells thinks claims swears insists reckons laughs frowns disagrees hates loves snores believes knows calls',
);
/** With one of these a sentence may wish, ask or name something: it stays. */
export const WISHING_WORDS = some(
  'want wants wanted need needs needed must should would could can may might please pls like likes love prefer hope hoping ' +
    'take takes taking took make build plan show give find keep leave drop lose swap switch replace ' +
    'trade add put include including change free off out ' +
    'without instead before after until till from between by every only nothing none both maximum minimum most least more fewer less ' +
    'class classes course courses seminar seminars lecture lectures lab labs elective electives subject ' +
    'subjects week weeks schedule timetable ' +
    'spring fall semester term plan units credits hours hour rated rating major minor concentration ' +
    'secondary degree requirement requirements gened ' +
    'practice rehearsal rehearsals shift shifts job work works training choir band orchestra rowing crew ' +
    'gym therapy church morning mornings ' +
    'afternoon afternoons evening evenings night nights noon lunch one two three four five six another something anything',
);

/** Short sentences of these say nothing of a week. */
export const SIGHS = some(
  'of course not that is it this so quite figures typical naturally predictable predictably damn darn ' +
    'bummer too bad oh well shame pity sad rude wonderful lovely sigh ugh argh ' +
    'love loved like cute adorable neat sick dope lit naturally behold voila ha regret phew dang jeez ' +
    'great just fantastic splendid marvellous gosh goodness heavens dear me my god omg wow yikes oof hm ' +
    'hmm really seriously honestly fair enough point taken ' +
    'thank you thanks very much most helpful kind nice cool perfect brilliant excellent amazing awesome ' +
    'sweet yay hooray haha lol ok okay right i see got it understood noted as expected knew',
);
