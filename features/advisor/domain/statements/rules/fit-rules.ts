import { type Rule, rule, type Sentence } from '../sentence.ts';

const WEEK = 'timetable|schedule|week|calendar|plan';
const TERM = `term|semester|T|${WEEK}`;
const HOW =
  '(?:happily|neatly|nicely|well|easily|both|all|fine|comfortably|perfectly|snugly|peacefully|just)';
const FITTING =
  'fits?|goe?s?|go|lives?|sits?|works?|squeezes?|slots?|combines?|combined|coexists?|stands?|runs?|attend|attended|takes?|taken|schedule|scheduled|pair|paired|holds?|do|have|be';
const BESIDE = 'side by side|together|alongside|next to|beside|in parallel|at once|simultaneously';

/** A reason that says that courses clash, and nothing against it. */
const REASON =
  /^(?:[^.;]*?[ ,])?(?:because|since|as|:|—|;)(?: (?!not|no|never|neither|hardly|without)[a-zA-Z']+){0,6} (?:overlaps?|clash(?:es)?|conflicts?|collides?)(?: |$)/;

/** Claims that all courses fit together, or that they do not; a denial in front inverts it. */
const fits =
  (doFit: boolean): Rule['read'] =>
  (sentence, from, to) => {
    if (sentence.courses.length + sentence.subjects.length < 2 || !hasSeveral(sentence)) return false;
    const isTurned = sentence.takeDenial();
    sentence.claim({ says: 'clash' }, from, to, { isDenied: isTurned !== doFit });
    return true;
  };

const hasSeveral = ({ courses, subjects }: Sentence): boolean => new Set([...courses, ...subjects]).size > 1;

/** Rules for courses that fit into one week. */
export const FIT_RULES: readonly Rule[] = [
  // "You have to choose between A and B, because they clash": the reason makes the claim.
  rule(
    `(?:(?:will|would|must) )?(?:(?:have|need) to )?(?:choose|pick|decide) between C and C|it is (?:either )?C or C(?: in(?: the)? T)?(?= (?:[,:;—]|because|since|as)(?: |$))`,
    (sentence, from, to) => {
      const rest = sentence.line.slice(sentence.offsets[to] ?? sentence.line.length);
      if (sentence.denial !== null || !REASON.test(rest)) return false;
      sentence.subjects = [...new Set(sentence.kind('course', from, to).map(({ code }) => code))];
      sentence.subjectEnd = to - 1;
      return true;
    },
  ),
  rule(
    `(?:can|could|may) not be (?:combined|taken|paired|scheduled)(?: together)? with C(?= (?:.{0,40} )?(?:because|since|as|:|—|;) )`,
    (sentence, from, to) => {
      const rest = sentence.line.slice(sentence.offsets[to] ?? sentence.line.length);
      const [other] = sentence.kind('course', from, to);
      if (!other || sentence.subjects.length !== 1 || sentence.subjects[0] === other.code) return false;
      if (sentence.denial !== null || !REASON.test(rest)) return false;
      sentence.subjects = [...sentence.subjects, other.code];
      return true;
    },
  ),
  rule(
    `(?:timing|time|the schedule|the timetable|scheduling) is no (?:obstacle|problem|barrier|issue) (?:to|for|when|in|with)(?: (?:taking|combining|doing|having))?(?: both)? C and C`,
    (sentence, from, to) => {
      if (sentence.denial !== null) return false;
      sentence.subjects = [...new Set(sentence.kind('course', from, to).map(({ code }) => code))];
      sentence.claim({ says: 'clash' }, from, to, { isDenied: true });
      return true;
    },
  ),
  rule(
    `(?:is|are) (?:not (?:possible|feasible|an option|doable)|impossible|out of the question)(?= (?:because|since|as|:|—|;)(?: |$))`,
    (sentence, _, to) =>
      hasSeveral(sentence) && REASON.test(sentence.line.slice(sentence.offsets[to] ?? sentence.line.length)),
  ),
  rule(
    `(?:can|could|may|will|would)? ?(?:all |both )?(?:${FITTING})(?: ${HOW})* (?:${BESIDE})(?: C)?(?: (?:in|within|into|on)(?: (?:a|one|the|your|same|single|this))* (?:${TERM})(?: (?:${WEEK}))?)?`,
    (sentence, from, to) => {
      const words = sentence.line.slice(sentence.offsets[from], sentence.offsets[to]);
      // "Taken together" and "taken side by side" are about the sum here.
      return sentence.isTotal &&
        (from === 0 || !/\b(?:side|alongside|parallel)\b/.test(words)) &&
        !/\b(?:can|could|may|fit)\b/.test(words)
        ? false
        : fits(true)(sentence, from, to);
    },
  ),
  rule(
    `(?:can|could|may|will|would)? ?(?:all |both )?(?:${FITTING})(?: ${HOW})* (?:in|into|within|on)(?: (?:a|the|your))? ?(?:one|same|single)(?: and the same)?(?: (?:${TERM}))+`,
    fits(true),
  ),
  rule(
    `(?:can|could|may|are able to)(?: ${HOW})* (?:take|do|have|fit|schedule|combine|attend) C(?:(?: ,)?(?: and| ,| &)+ C)+ (?:${BESIDE})`,
    (sentence, from, to) => {
      sentence.subjects = [...new Set(sentence.kind('course', from, to).map(({ code }) => code))];
      return fits(true)(sentence, from, to);
    },
  ),
  rule(
    `(?:can|could|may|will|would) (?:both|all)(?: (?:N|three))? be (?:taken|had|done|attended|combined|scheduled|fitted in|fit in)(?: (?:together|at once))?`,
    fits(true),
  ),
  rule(
    `fits?(?: ${HOW})* (?:around|next to|beside|in with|in beside|alongside|between|with|in around) C`,
    (sentence, from, to) => {
      const other = sentence.kind('course', from, to).at(-1)?.code;
      return other !== undefined && sentence.subjects.includes(other)
        ? false
        : fits(true)(sentence, from, to);
    },
  ),
  rule(
    `meets? at (?:(?:completely|entirely|totally|quite) )?(?:different|other|separate) times`,
    (sentence, from, to) => {
      if (sentence.courses.length + sentence.subjects.length < 2 || !hasSeveral(sentence)) return false;
      // Weak: courses that begin at different times may overlap.
      sentence.claim({ says: 'clash' }, from, to, { isDenied: !sentence.takeDenial(), isWeak: true });
      return true;
    },
  ),
  rule(
    `(?:can|could|may|is possible to|are able to)(?: ${HOW})* (?:combine|pair|match|mix|take|do|have) C (?:with|and|alongside|next to|beside) C(?: (?:(?:together|both)|in the same (?:term|semester)))?(?: ,? ?(?:schedule|time|timetable)(?: -)? wise)?`,
    fits(true),
  ),
  rule(
    `could hold (?:both|all(?: (?:two|three|four|N))?)|(?:leaves?|leaving) (?:one another|each other) alone|(?:are|is) no problem(?: ,? ?time wise| ,? ?time - wise)?|no problem(?: ,)?(?: time| schedule| timing)(?: -)? wise|do(?:es)? not get in (?:each other 's|one another 's) way|(?:${WEEK}) (?:works|is workable)|not (?:touch|meet|cross) (?:each other|one another)`,
    fits(true),
  ),
  rule(
    `(?:no|zero|without(?: any)?|free of)(?: (?:time|schedule|scheduling|timing|direct))? (?:clash|clashes|conflicts?|overlaps?|collisions?)(?: (?:at all|whatsoever|between|among|with each other))*(?: (?:the (?:two|three|N)|them|those))?`,
    fits(true),
  ),
  rule(
    `(?:meets?|are|is|runs?|falls?|puts? (?:it|them|C)|scheduled|held)?(?: (?:held|both))? ?at the (?:exact )?same (?:hour|time|slot)(?: (?:as|with) C)?|(?:is|are) in each other 's way|can ?not (?:both )?be (?:had|taken|done|attended) (?:together|both)|collides?(?: with (?:each other|one another|C))?|collide`,
    // "They begin at the same hour" does not say on the same day.
    (sentence, from, to) =>
      !/^(?:starts?|begins?|starting|beginning)$/.test(sentence.word(from - 1)) &&
      fits(false)(sentence, from, to),
  ),
];
