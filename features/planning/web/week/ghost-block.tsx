import type { CSSProperties } from 'react';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { choiceWords } from '../../domain/choice-words.ts';
import { sectionWords, shortRange, shortSectionWords, timesWords } from '../../domain/plan-words.ts';
import { placeOf } from './place-of.ts';
import { HATCHED, HATCHED_PADDING } from '#platform/ui/styles/hatched.ts';
import type { Ghost } from './use-pick-up.ts';

export interface GhostBlockProps {
  placed: { start: number; end: number; lane: number; lanes: number; ghost: Ghost; at: number };
  /** It has the keyboard cursor, or the drag is over it. */
  isAt: boolean;
  onDrop: () => void;
}

/** Heights of an hour, 3.5rem, of a line, and of both borders. */
const HOUR_PIXELS = 56;
const LINE_PIXELS = 14;
const EDGES_PIXELS = 4;

const linesIn = ({ start, end }: GhostBlockProps['placed']): number =>
  Math.max(2, Math.floor((((end - start) / 60) * HOUR_PIXELS - EDGES_PIXELS) / LINE_PIXELS));

/** An alternative time of the picked-up section: pressing it or dropping on it chooses it. */
export function GhostBlock({ placed, isAt, onDrop }: GhostBlockProps) {
  const { ghost, at } = placed;
  const { section, alike, clashes, notWith } = ghost;
  const note = [
    alike > 0 ? `and ${alike} more` : '',
    choiceWords({ ...ghost, status: section.status }) || 'free',
  ]
    .filter((part) => part !== '')
    .join(', ');
  const isNarrow = placed.lanes > 1;
  const isApart = notWith.length > 0;
  const isHatched = clashes.length > 0 && !isApart;
  return (
    <li
      className={classNames('group absolute hover:z-20 focus-within:z-20', isAt ? 'z-20' : 'z-10')}
      style={placeOf(placed)}
    >
      <button
        type="button"
        data-ghost={String(at)}
        // Its pattern stays with forced colours too.
        data-fill={isHatched || undefined}
        onClick={onDrop}
        style={
          {
            '--lines': linesIn(placed),
            ...(isHatched ? HATCHED : {}),
          } as CSSProperties
        }
        aria-label={`${sectionWords(section)} ${note}: take ${timesWords(section)}`}
        className={classNames(
          // Scrolled to below the day buttons and above the bar at the bottom.
          'flex h-full w-full scroll-mt-28 scroll-mb-20 flex-col items-start rounded-md border-2 text-left text-12 leading-3.5 text-ink -outline-offset-2 hover:bg-wash',
          isNarrow ? 'pl-0.5 tracking-tight' : 'pl-1.5',
          isHatched ? HATCHED_PADDING : isNarrow ? 'pr-0.5' : 'pr-1.5',
          // One that goes with no section of its course is no clash: it brings others of its course with it.
          isApart
            ? 'border-dotted border-edge'
            : isHatched
              ? 'border-dashed border-danger'
              : 'border-solid border-accent',
          isAt ? 'bg-wash outline-3 outline-accent' : 'bg-raised',
        )}
      >
        <span
          // The whole of it below the block where it is pointed at; there it is no target, which may be another time's.
          className={classNames(
            'pointer-events-none w-full rounded-b-sm hyphens-auto wrap-anywhere group-focus-within:bg-wash group-hover:bg-wash',
            isAt
              ? 'bg-wash'
              : 'line-clamp-(--lines) group-focus-within:line-clamp-none group-hover:line-clamp-none',
            // In a third of a day too narrow for words: wider, to the left, where the others of the day are.
            placed.lanes > 2 &&
              'group-focus-within:w-max group-focus-within:max-w-36 group-focus-within:min-w-full group-focus-within:self-end group-hover:w-max group-hover:max-w-36 group-hover:min-w-full group-hover:self-end',
            placed.lanes > 2 && isAt && 'w-max! max-w-36 min-w-full self-end',
          )}
        >
          <span
            data-figures
            // Drawn by CSS only: the name of the button has the time.
            data-time={` ${shortRange(placed)}`}
            className="font-medium after:font-normal after:content-[attr(data-time)]"
          >
            {/* All of them are of one kind. */}
            {isNarrow && section.section !== '' ? section.section : shortSectionWords(section)}
          </span>{' '}
          <span className={classNames('text-ink-quiet', !isNarrow && 'block')}>{note}</span>
        </span>
      </button>
    </li>
  );
}
