import { anyOf } from '../../spans/any-of.ts';
/**
 * The message with days in the place of words for days that were named before: "I keep a shop on Mondays and
 * Wednesdays. Leave those two days
 * free" asks for free Mondays and Wednesdays. The sentence that named them only tells, unless it has hours or speaks of classes.
 */
export const inDaysMeant = (message: string): string => {
  const meant = MEANT.exec(message);
  if (meant === null || ONLY_THOSE.test(message)) return message;
  const before = message.slice(0, meant.index);
  const list = [...before.matchAll(LIST)].at(-1);
  if (list === undefined) return message;
  const [said, days = ''] = list;
  const isOne = !JOINED.test(days);
  if (isOne !== ONE_DAY.test(meant[0])) return message;
  const from = Math.max(...['.', '!', '?', ';', '\n'].map((end) => before.lastIndexOf(end, list.index))) + 1;
  const [after = ''] = before.slice(list.index + said.length).split(/[.,;:!?\n]/u);
  const told = before.slice(from, list.index) + after;
  const left = OF_CLASSES.test(told)
    ? before
    : `${before.slice(0, list.index)} ${before.slice(list.index + said.length)}`;
  return `${left}${days}${message.slice(meant.index + meant[0].length)}`;
};

const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:days?|s)?\b`;
const LIST = new RegExp(
  String.raw`(?:\b(?:on|every|each|all) )?\b(${DAY}(?:(?:,? and |, | ?& ?| ?\/ ?| or | \+ )(?:on )?${DAY})*)`,
  'giu',
);
const JOINED = /[ ,/&+]/u;
const ONE_DAY = /\bday\b/iu;
const MEANT = new RegExp(
  String.raw`\b(?:(?:all |both )?(?:of )?those(?: same)?(?: two| three| four| [2-4])? days|` +
    'the (?:two|three|same) days|these (?:two|three|four|[2-4]) days|both days|' +
    String.raw`(?<=\b(?:on|leaves?|keeps?|have|want|need|with|get) )that (?:whole |entire |same )?day)\b`,
  'iu',
);
/** Classes are on those days, and on no others: both are read as they stand. */
const ONLY_THOSE = /\bonly (?:on )?(?:those|these|the|both|that)\b|\bdays? only\b/iu;
/** With these a sentence says more of its days than what the student does then. */
const OF_CLASSES = anyOf(
  'iu',
  String.raw`\d`,
  String.raw`\b(?:class(?:es)?|courses?|free|off|no|not|nothing|never|only|lectures?|until|till|after|before|` +
    String.raw`noon|morning|afternoon|evening|from|which|between|one|two|three|four|five)\b`,
);
