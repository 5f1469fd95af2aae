import type { Token } from './words/token.ts';

/** A clause that advises the reader, or supposes something about them. It is no aside if it has tokens of a claim. */
const ADVICE = new RegExp(
  [
    String.raw`^(?:(?:and|so|then|but|just|please|do|not|always) )*(?:plan|tread|be prepared|(?:you|i) would better (?:hurry|act|move|be|rush)|act fast|move fast|move quickly|be quick|lucky you|you are (?:in|out of) luck|you will be pleased|(?:just )?so you know|(?:you )?can not (?:really )?go wrong|good question|no worries|not to worry|beware|tough luck|too bad|what a pity|sad to say|small warning|one (?:warning|caveat|caution|more thing)|quick (?:note|answer)|bummer|not so fast|take your pick|hurry|brace yourself|fair warning|heads up|good news|bad news|fun fact|(?:there is )?no (?:need|reason) to (?:panic|worry|rush|hurry|stress|fret)|since you (?:ask|asked|mention|mentioned|were wondering|wondered)|in case you (?:were|are|wondered|forgot|missed|mixed|care)|check|mind|remember|keep (?:that|this|it) in mind|be (?:careful|quick|early|ready|aware|warned|prepared)|(?:do not|never) (?:wait|worry|miss|forget|hesitate|be)|make sure|give it|mix|confuse|verify|double - check|read|ask|register|enroll|sign up|book|grab|act|prepare|bring|talk|have (?:a look|fun)|enjoy|relax|rest assured|trust|take (?:it|them|both|care|note|a look|your time)|go for it|pace yourself|think|look)\b`,
    String.raw`^(?:(?:and|so|but|or|even|only) )*(?:if|in case|whenever|when|should) (?:that|this|it|you|your|one|someone|anyone|i|we|ratings?|time|units|hours|workload|scheduling|interested|needed|possible|in doubt|past students?|students?)\b`,
    String.raw`^(?:(?:and|so|but) )*(?:you (?:can|could|should|may want to|might want to) (?:relax|sleep in|breathe)|no (?:worries|problem|rush|surprise)|do not worry|that (?:is|was) (?:all|it|that)|that is (?:it|all)|that is what .* (?:say|said|report|reported|told)|so (?:say|says) (?:its|the) .*|for what it is worth|(?:so )?i can ?not (?:say|tell|judge|compare|know)\b.*|(?:whichever|whatever|whenever|wherever)\b.*|as far as i can (?:see|tell)|if i (?:read|see|understand) (?:it|this|that) right|as (?:you|we) (?:asked|know|wanted|requested)|to be (?:exact|precise|clear|honest|fair)|by the way|in other words|in short|for (?:the record|reference|comparison|short|sure)|at (?:a|first) glance|at least according to the (?:current )?(?:listing|record|catalogue|catalog|schedule)|unless (?:i am|i'm) (?:misreading|mistaken about|reading) (?:it|this|the (?:catalogue|catalog|record|schedule|listing))(?: wrong(?:ly)?)?|as i read (?:it|the (?:requirements|record|catalogue|catalog))|by my count|(?:so )?(?:no|not much of a|not much) choice there|(?:it|that) will not eat your week|(?:though )?(?:that|this|it) (?:will |may |might |can |would )?depends? on your (?:background|pace|preparation|experience)|(?:so )?(?:people|everyone|everybody|anyone) can (?:relax|sleep in|rejoice)|long weekends are safe|(?:credits?|units) will not (?:settle|decide) it|(?:in|on) (?:that|this) (?:score|front)|as of (?:today|now|this writing)|word for word|in (?:its|their|the) own words|all in all|on the whole)$`,
  ].join('|'),
);
/** A consequence for the student, in words none of which states anything about a record. */
const CONSEQUENCE = new RegExp(
  `^so(?: (?:${[
    'should|would|will|can|could|may|might|ought|to|be|is|are|do|does|have|has|get|make|makes|a|an|the|it|you|your|for|of|with|in|into|around|on|at|as|up|out',
    'fit|fits|suit|suits|work|works|help|helps|plan|planning|worth|look|good|great|nice|fine|ideal|perfect|handy|useful|convenient|safe|sensible|smart',
    'able|them|working|learning|choice|option|bet|match|idea|second chance|another chance|day job|day jobs|schedule|schedules|routine|accordingly|ahead|well|nicely|comfortably|easily|somewhere|something|everyone|everybody|most|people|students|mind|keep|that|then|just|probably|certainly|definitely|pretty|quite|very|really|there|this|they',
  ].join('|')}))+$`,
);
/** "…, if this one does not fit": says nothing, whatever the course. */
const OTHERWISE =
  / (?:if|in case|should) (?:this one|that one|this|that|it|the first|one) (?:does not|do not|is not|not|fails to) (?:fit|work|work out|suit|suit you|go well)(?: you)?$/;
/**
 * A consequence or an opinion at the end of a sentence: "so budget your time accordingly", "which might suit you". It
 * counts as a remark only if none of its words may be about something that a record has.
 */
const REMARK =
  /^(?:(?:and|but) )?(?:so (?:that )?(?:you|your|that|this|it|there|i|plan|keep|budget|set|leave|make|give|expect|be|do|go|take|pack|bring|check|just|anyone|everyone|nobody)\b|which (?:is|makes?|might|may|should|could|would|will|can|leaves?|gives?|means?|suits?|sounds?|seems?|helps?|works?) |(?:making|leaving|giving|meaning|letting|allowing|freeing) (?:it|you|that|this|your|for)\b|(?:perfect|great|ideal|good|nice|handy|useful|helpful|convenient|worth|something|depending|assuming|especially|particularly) |if (?:that|this|it|you|your|one)\b)/;
/** Words of advice, opinion and wishes; none of them can describe a course. */
const REMARK_WORDS: ReadonlySet<string> = new Set(
  `plan planning budget set aside leave make makes making give gives giving leaves leaving keep keeping room time energy buffer
  accordingly ahead mind note aware careful prepared ready that's it's fit fits suit suits match matches works work good great nice
  fine ideal perfect handy useful helpful convenient worth considering consider thinking think looking look choice option
  pick idea plus bonus taste preference preferences goals interests interest thing style situation case want wanted
  like liking love hoping something balance breathing comfortable comfortably easily hopefully helps help matter matters depends
  depending call decision decide sleep snooze coffee handle manage schedule week routine life appeals appeal kind sort which
  if especially particularly background verify double may might would could should means meaning happy with way feel feels sounds seems yours
  choose choosing start get go getting going there 
  feel free jump straight dive hop step safely confidently directly elsewhere somewhere knowing pile everything
  putting put off later wait waiting hold act acting move moving hurry soon fast quick quickly swiftly regret enjoy enjoying
  recommend recommending wise sensible reasonable realistic stretched nervous
  confident undecided unsure torn deciding hesitate lunch breakfast dinner commute sleep gym family friends
  hobbies sure straightaway right away wish wishes prefer preferred liking depend mine
  up plans goal track aim aims purpose purposes try trying
  weigh weighing note noting remember remembering bear watch watching
  though although but still yet before whether
  gap break between rejoice fans lovers neat lucky alas ouch yikes phew caveat tradeoff trade off welcome hooray relief`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** Other openings of a remark: "though that is a matter of taste", "you might want to act quickly". */
const OTHER_REMARK = /^(?:though|although|but|still|yet|and|it|this|that) /;
const isRemark = (words: string): boolean =>
  (REMARK.test(words) || (OTHER_REMARK.test(words) && ADVISING.test(words))) &&
  words.split(' ').every(isOfRemark);
/** Words that make a clause advice or a matter of taste. */
const ADVISING = /\b(?:worth|taste|choice|call|preference|depends?|up to you)\b/;
const isOfRemark = (word: string): boolean => TALK.has(word) || REMARK_WORDS.has(word);

const MOST_LEAD = 6;
/** "Handy:", "Trade-off:": a label whose colon introduces the statement. */
const isLead = (words: readonly string[]): boolean =>
  words.length <= MOST_LEAD && words.every((word) => word === '-' || isOfRemark(word));

const MOST_WORDS = 16;
const EDGE: ReadonlySet<string> = new Set([',', ';', '—', ':', '.', '!', '(', ')', '-']);

/** A clause about the writer or the reader: if all its words are talk, it states nothing about a record. */
const PERSONAL = /\b(?:i|me|my|myself|you|your|yourself|we|us|our)\b/;
const TALK: ReadonlySet<string> = new Set(
  `a an the it its itself this that these those there here they them their what which how is are was were be been being am has
  have had having does do did done will shall would can could of in on at for from to by with as into about and or so then just
  quite really very well oh ok okay yes yeah please thanks thank sorry i me my myself mine you your yours yourself we us our
  ask asks asked asking mention mentioned mentioning wondered wondering know knew see saw say saying tell telling talk talking
  mean meant notice noticed look looked looking check checked checking find found double read reading get got getting give
  gave sat sit sitting through done surprise surprised opinion mind matter question point fun luck lucky happy glad afraid kidding
  joke joking panic worry worrying rush hurry care mixing mix mixed confuse confusing confused trust promise swear bet coin toss
  flip math maths numbers sums up out back own way today friend fan curious interested excited while`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const isTalk = (words: string): boolean =>
  PERSONAL.test(words) && words.split(' ').every((word) => TALK.has(word));

const isAside = (words: string, from: number): boolean =>
  ADVICE.test(words) ||
  isTalk(words) ||
  (from === 0 &&
    /^(?:you|it|this|that) (?:might|may|can|could|should|would|will) /.test(words) &&
    words.split(' ').every(isOfRemark)) ||
  (from > 0 && (CONSEQUENCE.test(words.replace(OTHERWISE, '')) || isRemark(words)));

const isPlain = ({ kind }: Token): boolean => kind === 'word';

/**
 * Tokens of the clauses that state nothing about a course: advice, wishes, turns of speech. A clause with a course, a
 * number, a name, a day or a time is never one.
 */
export const asidesOf = (tokens: readonly Token[]): ReadonlySet<number> => {
  const found = new Set<number>();
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && !(token.kind === 'word' && EDGE.has(token.text))) continue;
    const clause = tokens.slice(from, at);
    const isCondition =
      from === 0 &&
      (token?.text === ',' || token?.text === '(') &&
      /^(?:if|when|whenever|should|in case|for (?:those|anyone|people|students|somebody|someone))\b/.test(
        clause.map(({ text }) => text).join(' '),
      );
    const isShort = clause.length > 0 && clause.length <= MOST_WORDS && clause.length < tokens.length - 1;
    if (
      isShort &&
      clause.every(isPlain) &&
      (isCondition ||
        (from === 0 && token?.text === ':' && isLead(clause.map(({ text }) => text))) ||
        isAside(clause.map(({ text }) => text).join(' '), from))
    )
      for (let each = from; each < at; each += 1) found.add(each);
    from = at + 1;
  }
  return found;
};
