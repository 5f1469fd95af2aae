import type { Clash, Entry } from './planned-week.ts';
import type { ImpossibleSet, Party, PlanClash } from './search/irreducible.ts';
import type { SearchedCourse } from './search/to-plan-input.ts';

/** How many reasons are said of courses that cannot be combined. */
export const MOST_REASONS = 6;

const isOf = (party: Party<SearchedCourse>, { itemId, name, section }: Entry): boolean => {
  if ('own' in party) return party.own.title === name;
  if ('block' in party) return party.block.label === name;
  return (
    party.course.itemId === itemId &&
    party.section.component === section?.component &&
    party.section.section === section.section
  );
};

type Reasons = Pick<ImpossibleSet<SearchedCourse>, 'clashes'>;

/** The clashes that an answer says of why something is impossible. */
export const saidClashes = ({
  set,
  others = [],
}: {
  set: Reasons;
  others?: readonly Reasons[];
}): PlanClash<SearchedCourse>[] => [
  ...set.clashes.slice(0, MOST_REASONS),
  ...others.flatMap(({ clashes }) => clashes.slice(0, 1)),
];

/** The clashes of a week that are not among the reasons said above it of why something is impossible. */
export const unsaidClashes = (
  clashes: readonly Clash[],
  said: readonly PlanClash<SearchedCourse>[],
): Clash[] =>
  clashes.filter(
    (clash) =>
      !said.some(
        ({ first, second, at }) =>
          [clash.first, clash.second].every((entry) => isOf(first, entry) || isOf(second, entry)) &&
          clash.at.every((time) =>
            at.some(({ weekday, start }) => weekday === time.weekday && start === time.start),
          ),
      ),
  );
