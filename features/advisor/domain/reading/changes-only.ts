import { fieldsOf } from './about-courses.ts';
import type { FactField } from './askable.ts';
import type { Condition } from './spans/meaning.ts';
import { does, sureFields, type Turn } from './turn.ts';

/** "Ok, under five hours then", after a question about one course of a list, asks nothing: it changes the list. */
export const changesOnly = (turn: Turn): boolean => {
  const { frame, context, isQuestion } = turn;
  return (
    context.frame !== null &&
    (!isQuestion || turn.reading.words.some(({ text }) => POSSIBLE.has(text)) || limits(turn)) &&
    frame.conditions.some(
      ({ condition: { on } }) => on !== 'topic' && (on !== 'isReady' || saysThose(turn)),
    ) &&
    frame.conditions.every(({ titled }) => titled === undefined) &&
    askedBesideLimits(turn).length + frame.named.length === 0 &&
    // "No more than 6 hours, and I hate group projects": what no record states is named beside it.
    (frame.unheld.length === 0 || (!isQuestion && frame.references.length === 0)) &&
    frame.than === null &&
    // "Rather mon wed actually" compares nothing.
    !(does(turn, 'compare') && turn.asked.length > 0) &&
    !does(turn, 'ready', 'clash', 'together', 'total', 'tell', 'left', 'after')
  );
};

/** "Only those I'm qualified for". */
const saysThose = ({ isQuestion, reading: { words } }: Turn): boolean =>
  !isQuestion && words.some(({ text }) => text === 'only' || text === 'just' || text === 'ones');

/** The fields asked for, without those that the message itself limits: "rated with 4.3 or better" asks for no rating. */
const askedBesideLimits = (turn: Turn): FactField[] => {
  const limited = fieldsOf({ frame: { ...turn.frame, fields: [], order: null, than: null } });
  return sureFields(turn).filter((field) => !limited.includes(field));
};

/** "What if I also want at least a 4.5?", "any of that on Tuesdays only?": a limit more, asked for of the list. */
const limits = ({
  frame: { references, conditions },
  context: { last, focus },
  reading: { words },
}: Turn): boolean => {
  const isOfList = last?.kind === 'recommend' || focus.length < 2;
  const [first = '', second = '', third = ''] = words
    .slice(words.findIndex(({ text }) => !BEFORE_LIMIT.has(text)))
    .map(({ text }) => text);
  // "Could they start at 11", of a list.
  const isAsked = ASKED.has(first) && THEY.has(second) && BEING.has(third) && focus.length === 0;
  const isWished = isAsked || words.some(({ text }) => WISHES.has(text));
  const isOfOne = references.some(
    ({ to }) => to.kind === 'nth' || to.kind === 'other' || (to.kind === 'one' && !isWished),
  );
  return (
    isOfList &&
    !isOfOne &&
    (isWished || LIMITING.has(first)) &&
    conditions.some(({ condition: { on } }) => LIMITS.has(on))
  );
};
const [ASKED, THEY, BEING] = [
  new Set('could can would may might'.split(' ')),
  new Set('it they that those these'.split(' ')),
  new Set('be start end meet finish begin have'.split(' ')),
];
const WISHES = new Set('want wants wish wishes prefer need needs'.split(' '));
const LIMITING = new Set(
  'any only just anything something with without under over at before after no not nothing restrict limit remains what'.split(
    ' ',
  ),
);
const BEFORE_LIMIT = new Set(
  'and ok okay then but so thanks thank you hm also now well very cool nice i see right good fine great understood if'.split(
    ' ',
  ),
);
const LIMITS: ReadonlySet<Condition['on']> = new Set<Condition['on']>([
  'hours',
  'rating',
  'size',
  'units',
  'days',
  'maxDays',
  'startsAfter',
  'endsBefore',
  'keepsFree',
  'statesNone',
  'notesSay',
]);

/** Words that make a change a question: "Would it be possible without Tuesdays?" */
const POSSIBLE = new Set(['possible', 'instead', 'without']);
