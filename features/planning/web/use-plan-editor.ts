import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Section } from '#features/catalogue/contract.ts';
import type { SectionName } from '#features/catalogue/domain/timetable/timetabled-course.ts';
import { courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import { showError } from '#platform/ui/overlays/toast.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { newId } from '#platform/web/page/new-id.ts';
import type { PlanContent, PlanItem, PlanVersion } from '../contract.ts';
import type { PendingEdit } from '../domain/pending-edits.ts';
import {
  busyIn,
  codeOf,
  type CourseContent,
  coursesIn,
  nameOf,
  newCourse,
  wantedIn,
  withLock,
  withSection,
} from '../domain/planned-course.ts';
import type { PlannedWeek } from '../domain/planned-week.ts';
import { listWords, sectionWords, timesWords } from '../domain/plan-words.ts';
import {
  chooseSections,
  goTogether,
  holdWhatCanStay,
  minutesBeside,
  type TermDates,
} from '../domain/shown-sections.ts';
import { type RefusedEdit, useEditItems } from './plan.queries.ts';
import { recordIn } from './use-planned-week.ts';

/** The last step, where it can be taken back. */
export interface Undoable {
  /** What was done. */
  sentence: string;
  /** Items as they were. */
  before: readonly PlanItem[];
  /** The item that it added. */
  added: string | null;
}

/** What a timetable that was found makes of a version. */
export interface TakenTimetable {
  /** By item. */
  chosen: ReadonlyMap<string, readonly SectionName[]>;
  /** Items that it leaves out. */
  without: readonly string[];
  /** Kinds that are locked no longer: item and kind. */
  released: ReadonlySet<string>;
}

const wordsOf = (content: PlanContent): string => {
  if (content.kind === 'course') return content.code;
  if (content.kind === 'block') return content.label;
  return content.kind === 'own_course' ? content.title : 'The wish';
};

/** Every way of changing a version; each step is announced. */
export const usePlanEditor = (version: PlanVersion, week: PlannedWeek, dates: TermDates) => {
  const queries = useQueryClient();
  const announce = useAnnouncer();
  const [refused, setRefused] = useState<RefusedEdit | null>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const mutate = useEditItems(setRefused);
  const { term, version_id: versionId, items } = version;

  /** @param taken how it is taken back; what was done before it is not offered any more */
  const send = (edits: readonly PendingEdit[], taken: Undoable | null = null): void => {
    setUndoable(taken);
    mutate({ term, versionId, edits });
  };
  const save = (item: PlanItem, content: PlanContent): void =>
    send([{ itemId: item.item_id, seen: item.revision, content }]);
  const itemOf = (itemId: string): PlanItem | undefined => items.find(({ item_id }) => item_id === itemId);
  const shownOf = (itemId: string) => week.courses.find(({ item }) => item.item_id === itemId);

  const addCourse = async (tag: string): Promise<void> => {
    const known = coursesIn(items).find((item) => codeOf(item) === tag || item.content.code === tag);
    if (known) {
      announce(`${tag} is in the plan already`);
      return;
    }
    const answer = await queries.fetchQuery(courseQuery(tag)).catch(() => null);
    const record = recordIn(answer, term);
    if (!record) {
      showError(`${tag} could not be added just now.`);
      return;
    }
    const shown = week.courses.flatMap((course) =>
      course.record ? [{ ...course, record: course.record }] : [],
    );
    const around = { blocks: busyIn(items), wishes: wantedIn(items), dates };
    const staying = [
      ...shown.map(({ record: other, sections }) => ({ record: other, held: sections })),
      { record, held: [] },
    ];
    const moving = [
      ...shown.map(({ record: other, item }) => ({ record: other, held: item.content.locked })),
      { record, held: [] },
    ];
    // Others move only where that makes room, and never from a locked section.
    const isMoved = !goTogether(staying, around) && goTogether(moving, around);
    const settled = isMoved
      ? holdWhatCanStay(
          moving.map((course, at) => ({ ...course, shown: staying[at]?.held ?? [] })),
          around,
        )
      : staying;
    const chosen = chooseSections(settled, around);
    const own = chosen.at(-1) ?? [];
    const moves = isMoved
      ? shown.flatMap(({ item, sections }, at): PendingEdit[] => {
          const next = chosen[at] ?? [];
          return isSame(sections, next)
            ? []
            : [
                {
                  itemId: item.item_id,
                  seen: item.revision,
                  content: { ...item.content, chosen: next.map(nameOf) },
                },
              ];
        })
      : [];
    const added = newId();
    const before = shown.flatMap(({ item }) =>
      moves.some(({ itemId }) => itemId === item.item_id) ? item : [],
    );
    const moved = before.length > 0 ? `${listWords(before.map(codeOf))} moved to make room` : '';
    send(
      [...moves, { itemId: added, seen: null, content: newCourse(tag, own) }],
      before.length > 0 ? { sentence: `${tag} was added. ${moved}.`, before, added } : null,
    );
    const others = chosen.slice(0, -1).flat();
    const clashing = minutesBeside(
      { meetings: own.flatMap(({ meetings }) => meetings) },
      [
        ...others,
        { meetings: around.blocks.map((block) => ({ ...block, place: '', from: null, to: null })) },
      ],
      dates,
    );
    announce(
      [
        `${tag} added: ${own.map(placedWords).join('; ')}`,
        moved,
        clashing > 0 ? 'It clashes with what is there' : '',
      ]
        .filter((part) => part !== '')
        .join('. '),
    );
  };

  const choose = (itemId: string, section: Section): void => {
    const course = shownOf(itemId);
    if (!course) return;
    const content = withSection(pinned(course.item.content, course.sections), section);
    send([{ itemId, seen: course.item.revision, content }], {
      sentence: `${codeOf(course.item)}: ${placedWords(section)}.`,
      before: [course.item],
      added: null,
    });
    const others = week.entries.filter(
      (entry) =>
        entry.itemId !== itemId || (entry.section !== null && entry.section.component !== section.component),
    );
    const clashing = others.filter((other) => minutesBeside(section, [other], dates) > 0);
    announce(
      `${codeOf(course.item)}: ${placedWords(section)}${clashing.length > 0 ? `, clashes with ${listWords(clashing.map(({ name }) => name))}` : ''}`,
    );
  };

  const lock = (itemId: string, section: SectionName, isLocked: boolean): void => {
    const course = shownOf(itemId);
    if (!course) return;
    save(course.item, withLock(pinned(course.item.content, course.sections), section, isLocked));
    announce(`${codeOf(course.item)} ${sectionWords(section)} ${isLocked ? 'locked' : 'no longer locked'}`);
  };

  const remove = (itemId: string, words?: string): void => {
    const item = itemOf(itemId);
    if (!item) return;
    const sentence = `${wordsOf(item.content)} was removed.`;
    send(
      [{ itemId, seen: item.revision, content: null }],
      item.content.kind === 'wish' ? null : { sentence, before: [item], added: null },
    );
    announce(words ?? `${wordsOf(item.content)} removed`);
  };

  const add = (content: PlanContent, words?: string): void => {
    send([{ itemId: newId(), seen: null, content }]);
    announce(words ?? `${wordsOf(content)} added`);
  };

  const change = (itemId: string, content: PlanContent, words?: string): void => {
    const item = itemOf(itemId);
    if (!item) return;
    save(item, content);
    announce(words ?? `${wordsOf(content)} changed`);
  };

  const undo = (): void => {
    if (!undoable) return;
    const seenOf = ({ revision }: PlanItem) => (revision === 0 ? null : revision);
    const added = undoable.added === null ? undefined : itemOf(undoable.added);
    send([
      ...undoable.before.map(({ item_id, content }): PendingEdit => {
        const now = itemOf(item_id);
        return now
          ? { itemId: item_id, seen: seenOf(now), content }
          : { itemId: newId(), seen: null, content };
      }),
      ...(added ? [{ itemId: added.item_id, seen: seenOf(added), content: null }] : []),
    ]);
    announce(`Taken back: ${undoable.sentence}`);
  };

  /** Takes a timetable: its sections, without what it leaves out. */
  const take = (timetable: TakenTimetable): void => {
    const out = new Set(timetable.without);
    const gone = items.filter(({ item_id }) => out.has(item_id));
    const edits = coursesIn(items).flatMap((item): PendingEdit[] => {
      const chosen = timetable.chosen.get(item.item_id);
      if (out.has(item.item_id) || !chosen) return [];
      const isLocked = ({ component }: SectionName) =>
        !timetable.released.has(`${item.item_id} ${component}`);
      const content = { ...item.content, locked: item.content.locked.filter(isLocked), chosen: [...chosen] };
      return [{ itemId: item.item_id, seen: item.revision, content }];
    });
    const words = listWords(gone.map(({ content }) => wordsOf(content)));
    const touched = new Set([...edits.map(({ itemId }) => itemId), ...out]);
    send(
      [
        ...edits,
        ...gone.map(({ item_id, revision }) => ({ itemId: item_id, seen: revision, content: null })),
      ],
      {
        sentence:
          gone.length === 0 ? 'Timetable taken.' : `${words} ${gone.length === 1 ? 'was' : 'were'} removed.`,
        before: items.filter(({ item_id }) => touched.has(item_id)),
        added: null,
      },
    );
    announce(gone.length === 0 ? 'Timetable taken' : `Timetable taken without ${words}`);
  };

  return {
    add,
    take,
    addCourse,
    change,
    choose,
    lock,
    remove,
    send,
    undoable,
    undo,
    refused,
    settleRefused: (again: readonly PendingEdit[] | null): void => {
      setRefused(null);
      if (again) send(again);
    },
  };
};

export type PlanEditor = ReturnType<typeof usePlanEditor>;

/** What is shown stays, so that choosing one kind moves no other. */
const pinned = (content: CourseContent, sections: readonly Section[]): CourseContent => ({
  ...content,
  chosen: sections.map(nameOf),
});

const placedWords = (section: Section): string =>
  [sectionWords(section), timesWords(section) || 'no times stated'].join(', ');

const isSame = (a: readonly SectionName[], b: readonly SectionName[]): boolean =>
  a.length === b.length &&
  a.every((each, at) => each.section === b[at]?.section && each.component === b[at].component);
