import type { Request } from './request.ts';
import { does, namedAs, seeks, type Turn, wantedHeads } from './turn.ts';

/** Questions about the student's own record, a programme's requirements, or the calendar. */
export const ownMatters = (turn: Turn): Request | null => {
  const { frame, asked } = turn;
  // "Did I put down MATH 1A already": it stands among those taken.
  if (does(turn, 'profile') && asked.length > 0 && frame.fields.length === 0 && !does(turn, 'ready'))
    return { kind: 'profile', lists: [...asked] };
  const isLeft = does(turn, 'left') && frame.programmes.length > 0;
  if (asked.length > 0 || (namedAs(turn, 'taken').length > 0 && !isLeft)) return null;
  if (frame.unheld.includes('rules')) return { kind: 'outside', about: 'unheld', unheld: ['rules'] };
  if (does(turn, 'terms')) return { kind: 'terms' };
  // "What was that stats class called that I took" asks about the courses taken.
  const isOfTaken =
    frame.fields.some(({ field }) => field === 'title') &&
    frame.conditions.every(({ condition: { on } }) => on === 'subjects') &&
    turn.reading.words.some(({ text }) => text === 'took' || text === 'taken');
  // "The last day to drop without a W on the transcript".
  const isOfProfile =
    does(turn, 'profile') && frame.conditions.length === 0 && !frame.unheld.includes('deadlines');
  if (isOfTaken || isOfProfile) return { kind: 'profile' };
  // "Best rated English seminar that is left" is a wish.
  if (frame.order !== null && frame.conditions.length > 0) return null;
  // So is "No math, no Fridays: what is left".
  if (!isLeft && frame.conditions.some(({ condition: { isTurned } }) => isTurned)) return null;
  // "Can I still graduate with only 3 CS courses" asks what is open.
  const isOfDegree = does(turn, 'left') && turn.asksOutright && saysGraduate(turn);
  const isWish = seeks(turn) && frame.hasNoun && frame.conditions.length > 0 && !isOfDegree;
  if (frame.groups.length > 0 || isWish) return null;
  // "Which requirement groups I haven't finished in Astrophysics": the programme of that name.
  const isOfNamed = does(turn, 'left') && saysRequirements(turn) && !frame.hasNoun;
  const programme =
    frame.programmes.findLast((name) => name !== null) ?? (isOfNamed ? programmeOf(turn) : null);
  // "And statistics instead?", after the open requirements of another programme.
  const other =
    turn.context.last?.kind === 'requirements' &&
    turn.reading.words.length <= MOST_WORDS &&
    !frame.hasNoun &&
    frame.fields.every(({ field }) => field === 'prerequisites') &&
    frame.conditions.every(({ condition: { on } }) => on === 'subjects' || on === 'topic')
      ? programmeOf(turn)
      : null;
  if (other !== null && !seeks(turn)) return { kind: 'requirements', programme: other };
  const asksLeft = does(turn, 'left') || frame.fields.some(({ field }) => field === 'prerequisites');
  const isOfProgramme = frame.programmes.length > 0 || saysRequirements(turn);
  if (saysRequirements(turn) && does(turn, 'tell') && frame.conditions.length === 0 && !frame.hasNoun)
    return { kind: 'requirements', programme };
  if (does(turn, 'counts') && (frame.hasNoun || frame.conditions.length > 0)) return null;
  const others = wantedHeads(frame).filter(
    ({ on }) => on !== 'subjects' && (on !== 'topic' || (programme === null && !isLeft)),
  );
  if (seeks(turn) && !does(turn, 'left')) return null;
  const isAlone =
    does(turn, 'left') &&
    others.length === 0 &&
    frame.conditions.every(({ condition: { on } }) => on === 'subjects' || on === 'isUntakenOnly') &&
    (!frame.hasNoun || saysRequirements(turn));
  // "What's left of the gen ed requirements": which of them are met is in no record.
  const isOfAttributes = others.length > 0 && others.every(({ on }) => on === 'attributes');
  if (isOfAttributes && does(turn, 'left') && saysRequirements(turn) && !frame.hasNoun && !seeks(turn))
    return { kind: 'outside', about: 'unheld', unheld: ['general_education'] };
  if (others.length > 0) return null;
  if (isOfProgramme && (asksLeft || does(turn, 'counts'))) return { kind: 'requirements', programme };
  if (programme !== null && !seeks(turn) && !frame.hasNoun) return { kind: 'requirements', programme };
  const ofSubject = does(turn, 'left') && others.length === 0 && !frame.hasNoun ? programmeOf(turn) : null;
  if (ofSubject !== null) return { kind: 'requirements', programme: ofSubject };
  return isAlone && (turn.context.focus.length === 0 || saysRequirements(turn))
    ? { kind: 'requirements', programme }
    : null;
};

const MOST_WORDS = 5;

/** The programme of a field that is named: "What is left for econ". */
export const programmeOf = ({ reading: { words }, vocabulary }: Turn): string | null => {
  for (const at of [...words.keys()].toReversed()) {
    const found = vocabulary.namesAt('PROGRAMME', words, at);
    if (found !== null) return found.name;
  }
  return null;
};

const saysGraduate = ({ reading: { words } }: Turn): boolean =>
  words.some(({ text }) => text === 'graduate' || text === 'graduating');

const saysRequirements = ({ reading: { words } }: Turn): boolean =>
  words.some(({ text }) => OF_REQUIREMENTS.has(text));
const OF_REQUIREMENTS = new Set(
  'requirements requirement graduate graduation degree major concentration minor track owe'.split(' '),
);
