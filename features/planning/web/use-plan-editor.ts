import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Section } from '#features/catalogue/contract.ts';
import { areLinked } from '#features/catalogue/domain/timetable/prepare.ts';
import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import { showError, showNotice } from '#platform/ui/overlays/toast.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { newId } from '#platform/web/page/new-id.ts';
import type { PlanClash, PlanContent, PlanItem, PlanVersion } from '../contract.ts';
import { movedAway, pickedAway } from '../domain/found/taken-timetable.ts';
import { markFor } from '../domain/course-marks.ts';
import { type MovedHours, moveHours } from '../domain/hours/move-hours.ts';
import { newCourse } from '../domain/new-course.ts';
import { applyEdits, type PendingEdit } from '../domain/pending-edits.ts';
import { makeRoom, type Move, pickSection, placeCourse } from '../domain/search/place-sections.ts';
import { codeOf, coursesIn, withLock, withPick, withSections } from '../domain/planned-course.ts';
import { withAside } from '../domain/preview-items.ts';
import { type PlannedWeek, planWeek, withRecords } from '../domain/planned-week.ts';
import { alongWords, choiceWords } from '../domain/choice-words.ts';
import {
  addedWords,
  listWords,
  movedName,
  nameWithSeats,
  placedWords,
  roomWords,
  sectionWords,
  timesWords,
} from '../domain/plan-words.ts';
import { contestedIn, editsAgain } from '../domain/refused-edits.ts';
import type { TermDates } from '../domain/shown-sections.ts';
import { renamedIn, takeBack, toStep, type UndoStep, withoutStep, withStep } from '../domain/undo-steps.ts';
import { itemsNow, type RefusedEdit, useEditItems } from './plan.queries.ts';
import { useGoneVersions } from './use-gone-versions.ts';
import { recordIn } from './use-planned-week.ts';

/** The undo steps of a version, the latest one last. */
export interface UndoHistory {
  steps: readonly UndoStep[];
  change: (change: (steps: readonly UndoStep[]) => readonly UndoStep[]) => void;
}

/** The changes that a timetable makes to a version. */
export interface TakenTimetable {
  /** By item id. */
  chosen: ReadonlyMap<string, readonly SectionName[]>;
  /** Ids of items that it leaves out. */
  without: readonly string[];
  /** Ids of alternatives of a group that stay in the version and do not count. */
  aside: readonly string[];
  /** Kinds that are no longer locked: item and kind. */
  released: ReadonlySet<string>;
  /** It was not previewed in the week, so every move is announced. */
  isUnseen?: boolean;
}

const wordsOf = (content: PlanContent): string => {
  if (content.kind === 'course') return content.code;
  if (content.kind === 'block') return content.label;
  return content.kind === 'own_course' ? content.title : 'The wish';
};

/** All ways of changing a version; each step is announced and can be undone. */
export const usePlanEditor = (
  version: PlanVersion,
  week: PlannedWeek,
  dates: TermDates,
  history: UndoHistory,
) => {
  const queries = useQueryClient();
  const announce = useAnnouncer();
  const [refused, setRefused] = useState<RefusedEdit | null>(null);
  /** The version whose latest action was an undo. */
  const [undoing, setUndoing] = useState<{ versionId: string; isRefused: boolean } | null>(null);
  const gone = useGoneVersions();
  const mutate = useEditItems((refusal) => {
    const { request, clash } = refusal;
    if (contestedIn(request.edits, clash.items, request.before).length > 0) setRefused(refusal);
    else sendAgain(refusal);
  }, gone.add);
  const { term, version_id: versionId, items } = version;
  const inside = { items, week, dates };

  /**
   * @param done describes what was done, for undoing it: without a full stop and without what made room
   * @param announced by default what was done
   * @param before the items that the edits change
   * @param onLost the server refused it, and not for another edit
   */
  function send(
    edits: readonly PendingEdit[],
    done: string,
    announced = doneWords(done, edits),
    before = items,
    onLost?: () => void,
  ): void {
    setUndoing(null);
    const step = toStep(`${doneWords(done, edits)}.`, before, edits);
    history.change((steps) => withStep(steps, step));
    // What failed is neither announced nor undoable.
    const onFailed = () => history.change((steps) => withoutStep(steps, step));
    mutate({ term, versionId, edits, before, done, announced, onFailed, onLost });
  }
  /** Sends a refused edit over what is stored; what was moved only to make room stays as stored. */
  function sendAgain({ request, clash }: RefusedEdit): void {
    const edits = editsAgain(request.edits, clash.items, request.before);
    const { done } = request;
    if (edits.length === 0) return;
    // The version that was edited, which may no longer be the one shown.
    if (request.versionId !== versionId || done === undefined) {
      const announced = done === undefined ? 'Taken back' : doneWords(done, edits);
      mutate({ ...request, edits, announced, onFailed: () => undefined });
    } else send(edits, done, doneWords(done, edits), withStanding(items, clash.items));
  }
  const save = (item: PlanItem, content: PlanContent, done: string): void =>
    send([{ itemId: item.item_id, seen: item.revision, content }], done);
  const itemOf = (itemId: string): PlanItem | undefined => items.find(({ item_id }) => item_id === itemId);
  const shownOf = (itemId: string) => week.courses.find(({ item }) => item.item_id === itemId);

  const addCourse = async (tag: string): Promise<void> => {
    const answer = await queries.fetchQuery(courseQuery(tag)).catch(() => null);
    // What was planned and picked while it was fetched counts, too.
    const now = itemsNow(queries, { term, versionId });
    const known = coursesIn(now).find((item) => codeOf(item) === tag || item.content.code === tag);
    if (known) {
      announce(`${tag} is in the plan already`);
      return;
    }
    const record = recordIn(answer, term);
    if (!record) {
      showError(`${tag} could not be added just now.`);
      return;
    }
    const records = withRecords(now, (each) =>
      recordIn(queries.getQueryData(courseQuery(each).queryKey) ?? null, term),
    );
    const placed = placeCourse(record, { items: now, week: planWeek(now, records, dates), dates });
    send(
      [...editsOf(placed.moves), { itemId: newId(), seen: null, content: newCourse(tag, now, placed.own) }],
      `${nameWithSeats(tag, placed.own)} was added`,
      addedWords(tag, placed),
      now,
    );
  };

  const choose = (itemId: string, section: Section): void => {
    const course = shownOf(itemId);
    if (!course) return;
    const { own, moves, clashes } = pickSection(itemId, section, inside);
    const notWith = own.filter(
      (other) => other.component !== section.component && !areLinked(other, section),
    );
    const words = [
      `${codeOf(course.item)}: ${placedWords(section)}`,
      choiceWords({ notWith, clashes, status: null }),
    ].filter((part) => part !== '');
    const along = alongWords(course.sections, own, section);
    const said = [words.join(', '), along].filter((part) => part !== '').join('. ');
    send(
      [
        {
          itemId,
          seen: course.item.revision,
          content: withPick(course.item.content, own, section),
        },
        ...editsOf(moves),
      ],
      said,
    );
  };

  const lock = (itemId: string, section: SectionName, isLocked: boolean): void => {
    const course = shownOf(itemId);
    if (!course) return;
    const words = `${codeOf(course.item)} ${sectionWords(section)} ${isLocked ? 'locked' : 'no longer locked'}`;
    save(course.item, withLock(course.item.content, course.sections, section, isLocked), words);
  };

  const remove = (itemId: string, words?: string): void => {
    const item = itemOf(itemId);
    if (!item) return;
    send([{ itemId, seen: item.revision, content: null }], words ?? `${wordsOf(item.content)} was removed`);
  };

  /** @param words describe it */
  const put = (edit: PendingEdit & { content: PlanContent }, words: string, onLost?: () => void): void => {
    const moves = hasHours(edit.content) ? makeRoom(applyEdits(items, [edit]), inside) : [];
    send([edit, ...editsOf(moves)], words, undefined, undefined, onLost);
  };

  const add = (content: PlanContent, words = `${wordsOf(content)} was added`, onLost?: () => void): void =>
    put({ itemId: newId(), seen: null, content: withMark(content, items) }, words, onLost);

  const change = (
    itemId: string,
    content: PlanContent,
    words = `${wordsOf(content)} was changed`,
    onLost?: () => void,
  ): void => {
    const item = itemOf(itemId);
    if (item) put({ itemId, seen: item.revision, content }, words, onLost);
  };

  const moveHoursOf = (itemId: string, moved: MovedHours): void => {
    const content = itemOf(itemId)?.content;
    const next = content?.kind === 'block' ? moveHours(content, moved) : null;
    if (next) change(itemId, next, `${next.label} was moved to ${timesWords({ meetings: [next] })}`);
  };

  const undo = (): void => {
    const step = history.steps.at(-1);
    if (!step) return;
    const back = takeBack(step, items, newId);
    setUndoing({ versionId, isRefused: back === null });
    history.change((steps) => {
      const rest = steps.filter((each) => each !== step);
      return back ? renamedIn(rest, back.ids) : rest;
    });
    if (!back) {
      showNotice(`Not taken back, since it was changed elsewhere: ${step.sentence}`);
      return;
    }
    const onFailed = (): void => {
      setUndoing(null);
      history.change((steps) => (steps.length < history.steps.length ? history.steps : steps));
    };
    const announced = `Taken back: ${step.sentence}`;
    if (back.edits.length > 0)
      mutate({ term, versionId, edits: back.edits, before: items, announced, onFailed });
    else announce(announced);
  };

  /** Takes one alternative of its group instead of the one that counts. */
  const takeAlternative = (itemId: string): void => {
    const content = itemOf(itemId)?.content;
    if (content?.kind !== 'course' && content?.kind !== 'own_course') return;
    if (content.need === 'optional') {
      change(itemId, withAside(content, false), `${wordsOf(content)} is in the week again`);
      return;
    }
    const group = items.filter((item) => 'group' in item.content && item.content.group === content.group);
    send(
      asideEdits(group, (id) => id !== itemId),
      `${wordsOf(content)} was taken of ${content.group}`,
    );
  };

  /** Applies a timetable: its sections; the courses that it leaves out are put aside. */
  const take = (timetable: TakenTimetable): void => {
    const out = new Set(timetable.without);
    const gone = items.filter(({ item_id }) => out.has(item_id));
    const isAside = (itemId: string): boolean => timetable.aside.includes(itemId);
    const alternatives = asideEdits(
      items.filter(({ item_id }) => !out.has(item_id)),
      isAside,
    );
    const leftOut = alternatives.flatMap(({ content }) =>
      content && 'need' in content && content.need === 'optional' && content.aside ? [wordsOf(content)] : [],
    );
    const edits = coursesIn(items).flatMap((item): PendingEdit[] => {
      const chosen = timetable.chosen.get(item.item_id);
      if (out.has(item.item_id) || !chosen) return [];
      const isLocked = ({ component }: SectionName) =>
        !timetable.released.has(`${item.item_id} ${component}`);
      const content = { ...withAside(item.content, false), locked: item.content.locked.filter(isLocked) };
      return [{ itemId: item.item_id, seen: item.revision, content: withSections(content, chosen) }];
    });
    const words = listWords(gone.map(({ content }) => wordsOf(content)));
    const picked = pickedAway(items, timetable);
    const others = timetable.isUnseen
      ? movedAway(week.courses, timetable).filter((each) => !picked.includes(each))
      : [];
    const asideToo = leftOut.length === 0 ? '' : `. Left out, but kept in the list: ${listWords(leftOut)}`;
    const movedToo = [
      picked.length === 0 ? '' : `. What you picked moved: ${listWords(picked)}`,
      others.length === 0 ? '' : `. Moved: ${listWords(others)}`,
    ].join('');
    send(
      [
        ...edits,
        ...alternatives.filter(({ itemId }) => !timetable.chosen.has(itemId)),
        ...gone.map(({ item_id, revision }) => ({ itemId: item_id, seen: revision, content: null })),
      ],
      `${gone.length === 0 ? 'Timetable taken' : `${words} ${gone.length === 1 ? 'was' : 'were'} removed`}${asideToo}${movedToo}`,
      `${gone.length === 0 ? 'Timetable taken' : `Timetable taken without ${words}`}${asideToo}${movedToo}`,
    );
  };

  return {
    add,
    take,
    takeAlternative,
    addCourse,
    change,
    choose,
    lock,
    moveHours: moveHoursOf,
    remove,
    /** The step that is undone next; null if there is none. */
    undoable: history.steps.at(-1) ?? null,
    stepCount: history.steps.length,
    isUndoing: undoing?.versionId === versionId && !undoing.isRefused,
    /** The latest undo was refused, which was announced. */
    isUndoRefused: undoing?.versionId === versionId && undoing.isRefused,
    undo,
    /** Deleted elsewhere while the student changed it; null if there is none. */
    gone: gone.first,
    settleGone: (keeps: 'mine' | 'other'): Promise<void> =>
      keeps === 'mine' ? gone.bringBack(mutate) : gone.leave(),
    refused,
    settleRefused: (keeps: 'mine' | 'other'): void => {
      setRefused(null);
      if (keeps === 'mine' && refused) sendAgain(refused);
    },
  };
};

/** What was done, and what made room for it. */
const doneWords = (done: string, edits: readonly PendingEdit[]): string =>
  [done, roomWords(edits.flatMap(({ madeRoomAs }) => madeRoomAs ?? []))]
    .filter((part) => part !== '')
    .join('. ');

/** The items as stored when an edit was refused. */
const withStanding = (items: readonly PlanItem[], standing: PlanClash['items']): PlanItem[] => {
  const ids = new Set(standing.flatMap(({ item_id, item }) => [item_id, item?.item_id]));
  return [...items.filter(({ item_id }) => !ids.has(item_id)), ...standing.flatMap(({ item }) => item ?? [])];
};

/** The optional courses and alternatives of groups that are to be put aside or taken. */
const asideEdits = (items: readonly PlanItem[], isAside: (itemId: string) => boolean): PendingEdit[] =>
  items.flatMap(({ item_id, revision, content }): PendingEdit[] => {
    if (!('need' in content) || content.need === 'required') return [];
    const next = withAside(content, isAside(item_id));
    return next.aside === content.aside ? [] : [{ itemId: item_id, seen: revision, content: next }];
  });

/** Whether it has hours of its own, for which automatically chosen sections make room. */
const hasHours = ({ kind }: PlanContent): boolean => kind === 'block' || kind === 'own_course';

/** A handwritten course gets its colour when it is created; others get it from `newCourse`. */
const withMark = (content: PlanContent, items: readonly PlanItem[]): PlanContent =>
  content.kind === 'own_course' ? { ...content, mark: markFor(content.title, items) } : content;

export type PlanEditor = ReturnType<typeof usePlanEditor>;

const editsOf = (moves: readonly Move[]): PendingEdit[] =>
  moves.map((move) => ({
    itemId: move.item.item_id,
    seen: move.item.revision,
    content: withSections(move.item.content, move.sections),
    madeRoomAs: movedName(move),
  }));
