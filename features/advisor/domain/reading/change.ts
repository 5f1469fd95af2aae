import type { DayLetter } from '#features/catalogue/domain/search/filters/filter-controls.ts';
import type { Asked, Frame } from './frame/frame.ts';
import { be, turned } from './frame/conditions.ts';
import type { Act, Condition, Figure } from './spans/meaning.ts';

type On = Condition['on'];

/** Conditions on what courses are about: a message with one is a new wish. */
const HEADS: ReadonlySet<On> = new Set(['subjects', 'areas', 'attributes', 'topic', 'instructor']);

export const headsOf = ({ conditions }: Pick<Frame, 'conditions'>): Condition[] =>
  conditions.flatMap(({ condition }) =>
    HEADS.has(condition.on) || isOfLanguage(condition) ? condition : [],
  );

/** "A language": of all kinds of class the one that says what it is about. */
const isOfLanguage = ({ on, value, isTurned }: Condition): boolean =>
  on === 'kinds' && !isTurned && value.every((kind) => kind.toLowerCase() === 'language');

/** Groups of conditions that answer the same question ("when?", "about what?"): a new one replaces the old. */
const KIN: readonly ReadonlySet<On>[] = [
  new Set<On>(['subjects', 'areas', 'topic']),
  new Set<On>(['days', 'keepsFree']),
];

/** What a language takes the place of. */
const FIELDS: ReadonlySet<On> = new Set(['subjects', 'areas', 'topic']);

const areKin = (one: On, other: On): boolean =>
  one === other || KIN.some((kin) => kin.has(one) && kin.has(other));

/** Acts that stay with a wish; the others hold for one message. */
const LASTING: ReadonlySet<Act> = new Set(['interests', 'begin', 'counts', 'after', 'ready']);

/** How new subjects relate to the old ones: replace them, add to them, or narrow them. */
export type Joining = 'instead' | 'or' | 'within';

/** An earlier wish changed by a later message: new conditions replace those of their group, the rest stays. */
export const changed = (earlier: Frame, message: Frame, joining: Joining): Frame => {
  const dropping = droppingFields(message, earlier);
  // "Forget stats", of stats or cs: cs stays.
  const left = fieldsLeft(earlier.conditions, dropping.forgotten);
  const said =
    left === null
      ? dropping
      : { ...dropping, forgotten: dropping.forgotten.filter(({ on }) => on !== 'subjects') };
  const kept = (left ?? earlier.conditions)
    .filter((old) => stays(old.condition, said, joining))
    .map((old) =>
      said.acts.includes('other_field') && old.condition.on === 'subjects' && !old.condition.isTurned
        ? { ...old, condition: turned(old.condition) }
        : old,
    );
  // "Lose the graduate ones": if none were asked for, they are excluded.
  const refused = said.forgotten.filter(
    (each) =>
      REFUSED.has(each.on) &&
      namesAny(each) &&
      !each.isTurned &&
      !earlier.conditions.some(({ condition }) => condition.on === each.on),
  );
  return {
    ...said,
    conditions: [
      ...allowing(kept, said.allowed),
      ...said.conditions.filter((asked) => !isRepeated(asked, kept)),
      ...refused.map((condition) => ({ condition: opposite(condition), said: '' })),
    ],
    codes: [],
    named: [...earlier.named, ...said.named],
    without: [...new Set([...earlier.without, ...said.without])],
    order: said.order ?? (said.than === null ? earlier.order : null),
    than: said.than ?? (said.order === null ? earlier.than : null),
    acts: [...new Set([...earlier.acts.filter((act) => LASTING.has(act)), ...said.acts])],
    programmes: said.programmes.length > 0 ? said.programmes : earlier.programmes,
    groups: said.groups.length > 0 || said.programmes.length > 0 ? said.groups : earlier.groups,
  };
};

/** "Drop stat", of stats or cs: that field is forgotten, and nothing is wished for. */
const droppingFields = (said: Frame, { conditions }: Frame): Frame => {
  const gone = said.conditions.map(({ condition }) => condition);
  const areOfWish = gone.every(
    (each) =>
      each.on === 'subjects' &&
      !each.isTurned &&
      conditions.some(({ condition: old }) => old.on === 'subjects' && !old.isTurned && overlaps(each, old)),
  );
  return said.acts.includes('drop') && gone.length > 0 && areOfWish
    ? {
        ...said,
        conditions: [],
        forgotten: [...said.forgotten, ...gone],
        acts: said.acts.filter((act) => act !== 'drop'),
      }
    : said;
};

/** Of several fields, those that stay when some are forgotten; all, if none of the wish is or if none would stay. */
const fieldsLeft = (conditions: readonly Asked[], forgotten: readonly Condition[]): Asked[] | null => {
  const gone = forgotten.filter(({ on, isTurned }) => on === 'subjects' && !isTurned);
  const isField = ({ condition: { on, isTurned } }: Asked): boolean => on === 'subjects' && !isTurned;
  const fields = conditions.filter(isField);
  const left = fields.filter(({ condition }) => !gone.some((each) => overlaps(each, condition)));
  return left.length > 0 && left.length < fields.length
    ? conditions.filter((each) => !isField(each) || left.includes(each))
    : null;
};

/** Whether a condition has a value: "forget the days" names none. */
const namesAny = ({ on, value }: Condition): boolean =>
  on === 'days'
    ? value.on.length > 0
    : on === 'hours' || on === 'size'
      ? (value.min === null) !== (value.max === null)
      : !Array.isArray(value) || value.length > 0;
const REFUSED: ReadonlySet<On> = new Set<On>(['levels', 'kinds', 'subjects', 'days', 'hours', 'size']);
/** "Remove the big ones": the other side of that bound. */
const opposite = (condition: Condition): Condition =>
  condition.on === 'hours' || condition.on === 'size'
    ? ({ ...condition, value: { min: condition.value.max, max: condition.value.min } } as Condition)
    : turned(condition);

/** "No mornings" is stored as a time to start after, so these are one group. */
const TIMES: ReadonlySet<On> = new Set<On>(['startsAfter', 'endsBefore', 'keepsFree']);

const FIGURES: Record<Figure, On> = { workload: 'hours', rating: 'rating', enrollment: 'size' };

const stays = (old: Condition, { conditions, forgotten, than }: Frame, joining: Joining): boolean => {
  // "Easier" contradicts an earlier minimum of ten hours.
  if (than !== null && old.on === FIGURES[than.field]) return false;
  if (forgotten.some(({ on }) => areKin(on, old.on) || (TIMES.has(on) && TIMES.has(old.on)))) return false;
  return conditions.every(({ condition: said }) => {
    if (said.on === 'startsAfter' && old.on === 'endsBefore') return said.value < old.value;
    if (said.on === 'endsBefore' && old.on === 'startsAfter') return old.value < said.value;
    if (isOfLanguage(said) && FIELDS.has(old.on)) return old.isTurned || joining !== 'instead';
    // "And without a fee", after those that are pass/fail.
    if (said.on === 'notesSay' && old.on === 'notesSay') return said.value !== old.value;
    if (!areKin(said.on, old.on)) return true;
    if (HEADS.has(said.on)) {
      // "No, not stats" cancels an earlier wish for stats.
      if (said.isTurned) return old.isTurned || !overlaps(said, old);
      if (old.isTurned) return !overlaps(said, old);
      return joining === 'or' || (joining === 'within' && said.on !== old.on);
    }
    if (said.isTurned && !old.isTurned) return !isSameDay(said, old);
    if (joining === 'or' && LISTED.has(said.on) && !old.isTurned) return true;
    return old.isTurned && !said.isTurned ? !isSameDay(said, old) : said.isTurned;
  });
};

/** Conditions whose values are alternatives. */
const LISTED: ReadonlySet<On> = new Set<On>(['terms', 'kinds', 'levels']);

const overlaps = (one: Condition, other: Condition): boolean => {
  if (one.on === 'topic' || other.on === 'topic') return one.on === other.on && one.value === other.value;
  const [some, others] = [one.value, other.value].map((value) =>
    Array.isArray(value) ? value.map((each) => JSON.stringify(each)) : [JSON.stringify(value)],
  );
  return (some ?? []).some((each) => others?.includes(each));
};

const isSameDay = (one: Condition, other: Condition): boolean =>
  one.on === 'days' && other.on === 'days'
    ? one.value.on.some((day) => other.value.on.includes(day))
    : one.on === other.on;

const isRepeated = ({ condition }: Asked, kept: readonly Asked[]): boolean =>
  kept.some((each) => JSON.stringify(each.condition) === JSON.stringify(condition));

const WHOLE_WEEK = 5;

/** Days that the student now allows: they are no longer excluded, and are added to the ones asked for. */
const allowing = (conditions: readonly Asked[], allowed: readonly DayLetter[]): Asked[] => {
  if (allowed.length === 0) return [...conditions];
  // "Tuesdays are ok, nothing else": without earlier days, these are the only ones.
  if (!conditions.some(({ condition }) => condition.on === 'days') && allowed.length < WHOLE_WEEK)
    return [...conditions, { condition: be('days', { on: [...allowed], mode: 'only' }), said: '' }];
  return conditions.flatMap((asked) => {
    const { condition } = asked;
    if (condition.on !== 'days') return [asked];
    const { on, mode } = condition.value;
    if (allowed.length >= WHOLE_WEEK) return [];
    const days = condition.isTurned
      ? on.filter((day) => !allowed.includes(day))
      : [...new Set([...on, ...allowed])];
    const wider = condition.isTurned ? mode : 'only';
    return days.length === 0
      ? []
      : [{ ...asked, condition: { ...condition, value: { on: days, mode: wider } } }];
  });
};
