import {
  adding,
  asksIfTaking,
  asksOfCourse,
  isSumOf,
  having,
  lacking,
  comparedAgain,
  fieldsOf,
  fittedWithFocus,
  repeated,
  withoutLacked,
  requestsAbout,
  swapped,
} from './about-courses.ts';
import { aboutRequirements, whatCounts, leftAfter } from './requirements/about-requirements.ts';
import { ofNames, outsideMatters, smallTalk } from './about-nothing.ts';
import { ofTitles } from './about-titles.ts';
import { changesOnly } from './changes-only.ts';
import { type Context, NO_CONTEXT } from './context.ts';
import { isAtALoss, namesMore, openNamesIn, namesTried } from './references/at-a-loss.ts';
import { chosenAmong, leavesChoice } from './weighing/chosen-among.ts';
import { describesCourse, isDescribed } from './references/described-anew.ts';
import { bounding } from './frame/bounding.ts';
import { followUp } from './follow-ups/follow-up.ts';
import type { Frame } from './frame/frame.ts';
import { here } from './frame/here.ts';
import { amongOpen, ofOpen } from './requirements/among-open.ts';
import { asSecondaryInstead, askedAlone } from './requirements/asked-alone.ts';
import { countedFor } from './requirements/counted-for.ts';
import { namesProgramme, ofProgrammes } from './requirements/of-programmes.ts';
import { inOwnGroup } from './requirements/own-group.ts';
import { ofRequirements } from './requirements/of-requirements.ts';
import { withNeeds } from './frame/needs-of-courses.ts';
import { isOfNamedOnly, ofTeachers, ofUnrecorded, taughtBySame } from './of-record.ts';
import { isStory } from './frame/stories.ts';
import { languageOf } from './frame/other-languages.ts';
import { ownMatters } from './own-matters.ts';
import type { Setting } from './spans/propose-spans.ts';
import { readOnce } from './frame/read-once.ts';
import { isCounted, resolveReferences } from './references/refer.ts';
import { inTermSpokenOf, withFocus } from './references/spoken-of.ts';
import { withSumOfMany } from './weighing/sum-of-many.ts';
import { ofPlacesLeft } from './references/still-open.ts';
import { inTwoTerms } from './weighing/two-terms.ts';
import { ofWhatComesFirst, ofWhatIf } from './weighing/what-if.ts';
import type { Request, Understanding } from './request.ts';
import { titlesOf } from './spans/titles-of.ts';
import { suffices } from './sufficing.ts';
import { toWish } from './to-wish.ts';
import {
  changesWish,
  does,
  dropsOfList,
  asksOutright,
  asksWhichOne,
  corrects,
  isOneCourse,
  picks,
  namedAs,
  namesNumbers,
  seeks,
  sureFields,
  type Turn,
  wantedHeads,
  wishesForSome,
} from './turn.ts';
import { ofOwnCourses } from './references/own-courses.ts';
import { ofAWeek, plansMeant, withoutCurrent } from './references/plans-meant.ts';
import { nextInField } from './references/next-in-field.ts';
import { hadBy, settingOf, type Speaker } from './references/setting-of.ts';
import { withPassedOver } from './parts/passed-over.ts';
import { severalQuestions } from './parts/several-questions.ts';
import type { Vocabulary } from './spans/vocabulary.ts';
import { ofOwnWeek, ofWeeks, wishOfWeek } from './weeks/of-weeks.ts';
import { withAll } from './references/each-course.ts';
import { wishOf } from './wish-of.ts';

/**
 * The requests of one message, given the context. Pure; never throws; linear in the message. What would be declined, or looked for
 * though it is asked about, is read once more with names wherever they stand: "between immunology and biochem, which …".
 */
export const decide = (
  said: string,
  context: Context,
  vocabulary: Vocabulary,
  speaker: Speaker,
  except?: Setting['except'],
): Understanding => {
  const read = decideAsRead(said, context, vocabulary, speaker, except);
  const [only] = read.requests;
  if (only?.kind === 'ask' && only.about === 'which_of' && describesCourse(said)) {
    const alone = decideAsRead(said, NO_CONTEXT, vocabulary, speaker, except);
    return isDescribed(alone.requests) ? alone : read;
  }
  if (openNamesIn(read.requests) === 0 && !isAtALoss(read.requests)) return read;
  const { message: before } = settingOf(said, context, speaker, vocabulary);
  for (const names of namesTried(read.requests)) {
    const { message } = settingOf(said, context, speaker, vocabulary, names);
    if (message === before) continue;
    const named = decideAsRead(message, context, vocabulary, speaker, except);
    if (namesMore(named.requests, read.requests)) return named;
  }
  return read;
};

const decideAsRead = (
  said: string,
  context: Context,
  vocabulary: Vocabulary,
  speaker: Speaker,
  except?: Setting['except'],
): Understanding => {
  const language = languageOf(said, context.language);
  const turn = turnOf(said, vocabulary, speaker, { context, except });
  if (language !== null) return { requests: [ofNames(turn)], readings: [], language };
  const ofPart = (text: string, before: Context) => {
    const part = turnOf(text, vocabulary, speaker, { context: before, except });
    const requests = requestsOf(part).map((request) => amongOpen(request, part));
    return { requests, asks: part.isQuestion || does(part, 'tell'), turn: part };
  };
  const own =
    ofWhatIf(turn) ??
    ofWhatComesFirst(turn) ??
    ofPlacesLeft(turn) ??
    having(turn) ??
    asSecondaryInstead(turn) ??
    leftAfter(turn) ??
    ofOwnCourses(turn, speaker.planned ?? []) ??
    (namesProgramme(turn) ? null : (followUp(turn) ?? ofAWeek(ofOwnWeek(turn), turn)));
  const ofWhole = own === null ? ofProgrammes(turn) : [own];
  // Each of its parts is read.
  const several = ofWhole === null ? severalQuestions(turn, ofPart) : null;
  const found = ofWhole ?? several ?? askedAlone(turn, ofPart) ?? requestsOf(turn);
  const meant = withoutCurrent(found, speaker.planned ?? []);
  const ofTerms = withAll(ofOpen(meant, turn, speaker.concentration), turn).map((request) =>
    inOwnGroup(inTermSpokenOf(withFocus(request, turn), turn), turn, speaker.concentration ?? ''),
  );
  const whole = withSumOfMany(inTwoTerms(ofTerms, turn));
  const read = several === null ? withPassedOver(turn, whole, ofPart) : { requests: whole };
  return { ...read, readings: [], ...wishOfWeek(turn, whole) };
};

const turnOf = (
  said: string,
  vocabulary: Vocabulary,
  speaker: Speaker,
  { context, except }: { context: Context; except: Setting['except'] | undefined },
): Turn => {
  const { message, setting } = settingOf(said, context, speaker, vocabulary);
  const reading = readOnce(message, vocabulary, except ? { ...setting, except } : setting);
  const needs = withNeeds(bounding(reading.frame, message), reading.spans, reading.words);
  const frame = beginning(ofRequirements(here(needs, speaker), context, vocabulary, reading.words), context);
  const resolved = resolveReferences(frame, context);
  const planned = plansMeant(speaker.planned ?? [], reading, context.week?.asked.term);
  const asked = [...new Set([...resolved.pointed, ...resolved.frame.codes])];
  return {
    ...resolved,
    reading,
    context,
    vocabulary,
    asked,
    isQuestion:
      message.includes('?') ||
      asksOutright(reading) ||
      asksWhichOne(reading) ||
      TAGS.has(reading.words.at(-1)?.text ?? ''),
    asksOutright: asksOutright(reading),
    planned,
    hasNoPlan: speaker.planned !== undefined && planned.length === 0,
    taken: speaker.taken ?? [],
    had: hadBy(speaker),
    message,
    readPart: (part) => readOnce(part, vocabulary, setting),
  };
};

/** "It needs nothing before it, right". */
const TAGS = new Set('right correct huh eh'.split(' '));
/** "What is the first chem class", with no list shown, asks where to begin. */
const beginning = (frame: Frame, { shown }: Context): Frame => {
  const isFirst = frame.references.some(({ to }) => to.kind === 'nth' && to.at === 0);
  const isOfSubject = frame.conditions.some(({ condition: { on } }) => on === 'subjects');
  return shown.length === 0 && isFirst && isOfSubject && frame.named.length === 0 && frame.hasNoun
    ? { ...frame, references: [], acts: [...frame.acts, 'begin', 'find'] }
    : frame;
};

const OF_COUNTING: ReadonlySet<string> = new Set(['counts', 'together', 'tell']);
const requestsOf = (turn: Turn): Request[] => {
  // "Do both A and B count for me" asks for no week of both.
  const isClear = turn.context.week === null && turn.isQuestion;
  const counts = isClear && turn.frame.acts.every((act) => OF_COUNTING.has(act));
  const ofWeek = counts && whatCounts(turn) !== null ? null : ofAWeek(ofWeeks(turn), turn);
  if (ofWeek !== null) return [ofWeek];
  const own =
    smallTalk(turn) ?? outsideMatters(turn) ?? unsure(turn) ?? aboutRequirements(turn) ?? ownMatters(turn);
  if (own !== null) return [own];
  const ofRecord = taughtBySame(turn) ?? ofTeachers(turn) ?? ofUnrecorded(turn);
  if (ofRecord !== null) return [ofRecord];
  const about = changesOnly(turn) ? null : (ofCourses(turn) ?? ofFocus(turn) ?? ofTitles(turn));
  if (about !== null) return about;
  if (isOfNamedOnly(turn)) return requestsAbout(turn.asked, [], turn);
  const wish = wishOf(turn);
  if (wish !== null) return [{ kind: 'recommend', wish: nextInField(wish, turn) }];
  const { frame } = turn;
  if (
    turn.frame.references.length > 0 &&
    (asksOfCourse(turn) || fieldsOf(turn).length > 0) &&
    frame.unheld.length === 0
  )
    return [{ kind: 'ask', about: 'course', codes: [] }];
  if (does(turn, 'about') && frame.conditions.length > 0) return [{ kind: 'ask', about: 'wish', codes: [] }];
  if (frame.unheld.length > 0) return [{ kind: 'outside', about: 'unheld', unheld: [...frame.unheld] }];
  // "My boss won't give me Fridays off" asks about no course.
  const isOfCourse = frame.fields.length > 0 || (fieldsOf(turn).length > 0 && turn.reading.told.length === 0);
  if (isOfCourse || does(turn, 'ready', 'total', 'clash'))
    return [{ kind: 'ask', about: 'course', codes: [] }];
  // "What's better for me, 61 or 120": numbers of courses whose subject is not said.
  if (turn.isQuestion && namesNumbers(turn)) return [{ kind: 'ask', about: 'course', codes: [] }];
  // "Remove that", of a week of several.
  const { isOfWeek, week } = turn.context;
  const isDropping = does(turn, 'drop') || turn.reading.spans.some(({ meaning }) => meaning.is === 'forget');
  if (isDropping && isOfWeek && week !== null && week.codes.length > 1)
    return [{ kind: 'ask', about: 'which_of', codes: [...week.codes] }];
  if (isStory(turn.reading.spans)) return [{ kind: 'small_talk', talk: 'told' }];
  return [{ kind: 'outside', about: 'anything', unheld: [] }];
};

/** Asks which course is meant by an ambiguous code. */
const unsure = ({ frame }: Turn): Request | null => {
  const several = frame.named.find(({ candidates, role }) => candidates.length > 1 && role === null);
  return several ? { kind: 'ask', about: 'which_of', codes: [...several.candidates] } : null;
};

/** Requests of a message that names courses, or refers to some. */
const ofCourses = (turn: Turn): Request[] | null => {
  const { frame, asked, unclear, context, isOfList } = turn;
  const isAfter = does(turn, 'after') && !(does(turn, 'compare') && frame.codes.length > 1);
  if (isAfter || dropsOfList(turn) || (does(turn, 'more') && frame.codes.length === 0)) return null;
  const counted = countedFor(turn);
  if (counted !== null) return [counted];
  const among = chosenAmong(turn);
  if (among !== null) return among;
  const isList = isOfList && context.last?.kind === 'recommend';
  if (isList && frame.codes.length === 0 && narrows(turn)) return null;
  if (
    unclear.length > 0 &&
    asked.length === 0 &&
    !changesWish(turn) &&
    // "Show me history seminars where people say it is five hours": the course that is sought.
    !(does(turn, 'find') && frame.hasNoun && wantedHeads(frame).length > 0) &&
    (asksOfCourse(turn) || (turn.isQuestion && (fieldsOf(turn).length > 0 || does(turn, 'counts'))))
  )
    return (does(turn, 'total', 'clash', 'together') || isSumOf(turn)) && !frame.references.some(isCounted)
      ? requestsAbout(unclear, [], isSumOf(turn) ? adding(turn) : turn)
      : [{ kind: 'ask', about: 'which_of', codes: [...unclear] }];
  const fitted = fittedWithFocus(turn);
  if (fitted !== null) return fitted;
  const again = suffices(turn) ?? lacking(turn) ?? withoutLacked(turn) ?? comparedAgain(turn);
  if (again !== null) return [again];
  if (leavesChoice(turn))
    return [{ kind: 'compare', codes: [...context.shown], titles: [], fields: [], unheld: [] }];
  const swap = swapped(turn);
  if (swap && !seeks(turn)) return [swap];
  const others = jointly(turn)
    ? // "A or B, for someone who has had C" is about two.
      namedAs(
        turn,
        'taking',
        'clear',
        ...(asked.length > 1 && does(turn, 'compare') ? [] : (['taken'] as const)),
        ...(frame.than ? (['like'] as const) : []),
      )
    : // "Can I take A, I'm in B now" asks of A.
      namedAs(
        turn,
        ...(does(turn, 'ready') && asked.length > 0 ? [] : (['taking'] as const)),
        'clear',
        'like',
      );
  const wishes = (seeks(turn) && !isPlainQuestion(turn)) || wishesForSome(turn);
  const more = asked.length === 0 && !wishes && isFollowing(turn) ? namedAs(turn, 'clear') : [];
  // "With 8.06", after a question about another course, is about both.
  if (more.length > 0 && says(turn, 'with') && context.last?.kind === 'facts' && context.focus.length === 1)
    return requestsAbout([...context.focus, ...more], [], turn);
  const joined = more.length > 0 ? repeated(more, turn) : null;
  if (joined) return [joined];
  if (
    asked.length === 0 ||
    wishes ||
    (frame.than !== null && asked.length < 2 && !turn.isQuestion && !does(turn, 'compare'))
  )
    return asked.length === 0 && others.length > 0 && jointly(turn) && !wishes
      ? requestsAbout([...new Set([...others, ...context.focus])], titlesOf(turn), turn)
      : null;
  // "What do I need for it" asks what it takes.
  const isBare = !asksOfCourse(turn) && fieldsOf(turn).length === 0 && !does(turn, 'left');
  // "And ECON 128 with 140" is about those two.
  const both = turn.pointed.length > 0 ? asked : [...asked, ...namedAs(turn, 'clear')];
  // "Never mind the night. What about HISTORY 133?": no longer held against it.
  const isApart =
    context.last?.kind === 'conflicts' && turn.reading.spans.some(({ meaning }) => meaning.is === 'forget');
  const alike =
    isBare && !isApart && (isFollowing(turn) || corrects(turn) || picks(turn)) ? repeated(both, turn) : null;
  if (alike) return [alike];
  const taken = isBare && namedAs(turn, 'taken').length > 0 ? [] : others;
  const joint = jointly(turn) && asked.length + taken.length < 2 ? context.focus : [];
  const codes = [...new Set([...joint, ...asked, ...taken])];
  const titles =
    (jointly(turn) && codes.length < 2) || codes.length === 0
      ? titlesOf(turn).filter(({ said, search }) => said !== '' || search.codes !== undefined)
      : [];
  const isAlone =
    codes.length + titles.length === 1 && does(turn, 'clash', 'together') && fieldsOf(turn).length === 0;
  if (isAlone && !does(turn, 'ready')) return [{ kind: 'ask', about: 'second_course', codes }];
  return requestsAbout(codes, titles, turn);
};

const jointly = (turn: Turn): boolean =>
  !asksIfTaking(turn) &&
  !(does(turn, 'ready') && namedAs(turn, 'taken').length > 0) &&
  (does(turn, 'compare', 'clash', 'together', 'total') || turn.frame.than !== null);

/** "Which of those are on Tuesdays" selects from the courses shown. */
const narrows = (turn: Turn): boolean => {
  const { frame } = turn;
  if (does(turn, 'clash', 'together', 'total') || sureFields(turn).length > 0) return false;
  if (does(turn, 'ready')) return turn.reading.words.some(({ text }) => text === 'which');
  return (
    frame.order !== null ||
    frame.conditions.some(({ condition: { on } }) => on !== 'terms') ||
    frame.conditions.length > 0
  );
};

/** "How many hours is CS 50 and can you tell me who teaches it" is only a question about a course. */
const isPlainQuestion = (turn: Turn): boolean =>
  (turn.asked.length > 0 && !turn.frame.hasNoun && (asksOfCourse(turn) || fieldsOf(turn).length > 0)) ||
  // "I'm torn between these two, I want the one that is lighter".
  (turn.frame.codes.length > 1 &&
    wantedHeads(turn.frame).length === 0 &&
    (does(turn, 'compare') || (turn.frame.than !== null && turn.isQuestion && isOneCourse(turn))));

const FOLLOWING = new Set(
  'and or what how also then with together now vs versus same no ok okay k kk'.split(' '),
);
const isFollowing = ({ reading: { words, topics } }: Turn): boolean =>
  topics.length === 0 && FOLLOWING.has(words[0]?.text ?? '');

/** "And the workload?" leaves out the course: it is asked about the last one. */
const ofFocus = (turn: Turn): Request[] | null => {
  const { frame, context } = turn;
  if (frame.named.length > 0 || seeks(turn) || frame.hasNoun || does(turn, 'after', 'more', 'plan'))
    return null;
  if (does(turn, 'again') && context.frame !== null) return null;
  if (wantedHeads(frame).some(({ on }) => on !== 'attributes')) return null;
  if (turn.isOfList && context.last?.kind === 'recommend' && narrows(turn)) return null;
  // "So which is less work", after two courses one after the other, is about both.
  const isOfTwo =
    frame.than !== null && context.focus.length === 1 && context.spoken.length > 1 && says(turn, 'which');
  const meant = isOfTwo ? context.spoken.slice(-2) : context.focus.length > 0 ? context.focus : context.shown;
  if (meant.length === 0) return null;
  const isSure =
    sureFields(turn).length > 0 ||
    does(turn, 'ready', 'clash', 'together', 'total') ||
    // "What's missing exactly", after whether it can be taken.
    (does(turn, 'left') && context.last?.kind === 'prerequisites' && frame.programmes.length === 0) ||
    frame.unheld.length > 0;
  const isWeak = frame.fields.length > 0 && (frame.conditions.length === 0 || turn.isQuestion);
  const isOfOne =
    context.last?.kind !== 'recommend' && 'codes' in (context.last ?? {}) && fieldsOf(turn).length > 0;
  const isTerm =
    isOfOne || (context.last?.kind !== 'recommend' && isTermOnly(turn) && context.focus.length > 0);
  if (!isSure && namesAttributes(turn)) return null;
  if (!isSure && !isWeak && !isOfOne && !isTerm) return null;
  if (isTermOnly(turn) && context.last && 'term' in context.last)
    return [{ ...context.last, term: termOf(turn) }];
  return meant.length > MOST_TOLD
    ? [{ kind: 'ask', about: 'which_of', codes: [...meant] }]
    : requestsAbout(meant, [], turn);
};
const MOST_TOLD = 6;

const says = ({ reading: { words } }: Turn, word: string): boolean => words.some(({ text }) => text === word);

const termOf = ({ frame, vocabulary }: Turn): string | null =>
  toWish(frame, vocabulary).search.terms?.[0] ?? null;
const isTermOnly = (turn: Turn): boolean =>
  turn.frame.conditions.length > 0 &&
  turn.frame.conditions.every(({ condition: { on } }) => on === 'terms') &&
  turn.frame.fields.length === 0;

/** "HASS-A this spring", after a question about a course, asks for all courses with the attribute. */
const namesAttributes = (turn: Turn): boolean =>
  !turn.isQuestion &&
  !isFollowing(turn) &&
  turn.frame.fields.length === 0 &&
  turn.frame.references.length === 0 &&
  wantedHeads(turn.frame).some(({ on }) => on === 'attributes');
