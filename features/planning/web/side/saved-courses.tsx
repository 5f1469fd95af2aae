import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { courseQuery } from '#features/catalogue/web/shared/course.queries.ts';
import type { SavedCourse } from '#features/saved/contract.ts';
import { shownTimes } from '#features/saved/domain/shown-times.ts';
import { savedCoursesQuery } from '#features/saved/web/shared/saved-courses.query.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { PlusIcon } from '#platform/ui/display/icons.tsx';
import { showError } from '#platform/ui/overlays/toast.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { givenWords } from '../../domain/found/found-words.ts';
import { listWords } from '../../domain/plan-words.ts';
import type { Fit } from '../../domain/search/still-fits.ts';
import { searchedCourse, type toPlanInput } from '../../domain/search/to-plan-input.ts';
import { type Question, usePlanner } from '../find/use-planner.ts';
import { recordIn } from '../use-planned-week.ts';

/** Only the newest ones are checked, up to this many. */
const MOST = 60;

const WORDS: Record<Fit, string> = {
  together: 'fits',
  without_optional: 'fits without optional courses',
  impossible: 'does not fit',
  undecided: 'not known whether it fits',
};
const FIRST: readonly Fit[] = ['together', 'without_optional', 'undecided', 'impossible'];

export interface SavedCoursesProps {
  term: string;
  /** Codes of courses in the version. */
  planned: ReadonlySet<string>;
  /** A key of the version's items, to discard answers for an earlier state. */
  contents: string;
  plan: () => ReturnType<typeof toPlanInput>;
  onAdd: (tag: string) => void;
}

/** Saved courses of the term that are not planned, and which of them still fit; renders nothing if there are none. */
export function SavedCourses({ term, planned, contents, plan, onAdd }: SavedCoursesProps) {
  const { data } = useQuery(savedCoursesQuery);
  const queries = useQueryClient();
  const announce = useAnnouncer();
  const { asked, ask, forget } = usePlanner();
  const [isFetching, setIsFetching] = useState(false);
  const [askedContents, setAskedContents] = useState(contents);
  if (asked && askedContents !== contents) {
    setAskedContents(contents);
    forget();
  }
  const saved = (data ?? [])
    .filter(({ codes, now }) => now.offerings.some((each) => each.term === term) && !isIn(planned, codes))
    .flatMap(({ tag, now }) => (tag === null ? [] : [{ tag, now }]))
    .slice(0, MOST);
  if (saved.length === 0) return null;
  const isSearching = isFetching || (asked !== null && !asked.answer && !asked.isFailed);
  const find = async (): Promise<void> => {
    setIsFetching(true);
    const answers = await Promise.all(saved.map(({ tag }) => queries.fetchQuery(courseQuery(tag)))).catch(
      () => null,
    );
    setIsFetching(false);
    if (!answers) {
      showError('The saved courses could not be fetched just now.');
      return;
    }
    const courses = answers.flatMap((answer, at) => {
      const record = recordIn(answer, term);
      return record ? [searchedCourse(record, saved[at]?.tag ?? '')] : [];
    });
    setAskedContents(contents);
    ask({ ask: 'still_fit', plan: plan(), courses }, (answer) => {
      if (answer.answer !== 'still_fit') return;
      const fitting = answer.fits.filter((fit) => fit === 'together').length;
      announce(`${fitting} of ${answer.fits.length} saved courses still fit`);
    });
  };
  const fits = new Map(
    asked?.answer?.answer === 'still_fit'
      ? asked.answer.fits.map((fit, at) => [courseAt(asked.question, at), fit] as const)
      : [],
  );
  const given = asked?.answer?.answer === 'still_fit' ? asked.answer.given : [];
  const rank = (tag: string): number => FIRST.indexOf(fits.get(tag) ?? 'undecided');
  return (
    <details className="print:hidden">
      <summary className="min-h-8 text-14 text-accent underline underline-offset-2 touch:min-h-11">
        {saved.length === 1 ? '1 saved course of this term' : `${saved.length} saved courses of this term`}
      </summary>
      {planned.size > 0 ? (
        <Button size="small" className="mt-1" busy={isSearching} onClick={() => void find()}>
          Which still fit?
        </Button>
      ) : null}
      {asked?.isFailed ? <p className="text-14 text-danger">The search stopped. Try it again.</p> : null}
      {given.length > 0 ? (
        <p className="mt-1 text-12 text-ink-quiet">{`${listWords(givenWords(given))}; beside that:`}</p>
      ) : null}
      <ul aria-label="Saved courses" className="mt-1 divide-y divide-line">
        {saved
          .toSorted((a, b) => rank(a.tag) - rank(b.tag))
          .map(({ tag, now }) => (
            <SavedRow key={tag} tag={tag} now={now} term={term} fit={fits.get(tag)} onAdd={onAdd} />
          ))}
      </ul>
    </details>
  );
}

const courseAt = (question: Question, at: number): string =>
  question.ask === 'still_fit' ? (question.courses[at]?.itemId ?? '') : '';

const isIn = (planned: ReadonlySet<string>, codes: readonly string[]): boolean =>
  codes.some((code) => planned.has(code));

interface SavedRowProps extends Pick<SavedCourse, 'now'> {
  tag: string;
  term: string;
  fit: Fit | undefined;
  onAdd: (tag: string) => void;
}

function SavedRow({ tag, now, term, fit, onAdd }: SavedRowProps) {
  const times = shownTimes(now.offerings.find((each) => each.term === term)?.times ?? '');
  return (
    <li className="flex items-center gap-2 py-1.5 text-14">
      <span className="min-w-0 flex-1">
        <span data-figures className="font-medium">
          {tag}
        </span>{' '}
        {now.title}
        <span data-figures className="block text-12 text-ink-quiet">
          {[fit ? WORDS[fit] : '', times || 'No times stated'].filter((part) => part !== '').join(' · ')}
        </span>
      </span>
      <Button size="small" aria-label={`Add ${tag}`} icon={<PlusIcon size={16} />} onClick={() => onAdd(tag)}>
        Add
      </Button>
    </li>
  );
}
