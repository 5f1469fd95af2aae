import { useCallback, useEffect, useRef, useState } from 'react';
import type { Course } from '#features/catalogue/contract.ts';
import type { ComparedRef } from '#features/catalogue/web/shared/comparison/compared-ref.ts';
import { useCourseLookup } from '#features/catalogue/web/shared/use-course-lookup.ts';
import {
  type CodeReader,
  FEWEST_TO_COMPARE,
  lookupsOfQuestion,
  lookupsOfReply,
} from '../domain/course-lookups.ts';
import { recordsToCompare } from '../domain/spoken-record.ts';
import { hasOpenDialog, hasOpenFloat } from '#platform/ui/overlays/open-overlays.ts';
import { typingLeft } from '#platform/web/page/typing.ts';
import { logFailure } from '#platform/web/page/log.ts';
import { useChatSettings } from './shared/chat-settings.queries.ts';
import type { ShownMessage } from './conversation/conversation-state.ts';

/** Delay from a reply's end to its comparison (specification, section 4). */
const DELAY_MS = 100;
/** Between looks whether a dialog or a menu that the student has opened is closed again. */
const OTHER_MS = 250;

export interface Comparison {
  courses: readonly Course[];
  isOpen: boolean;
  /** How often it has opened by itself. */
  ownOpenings: number;
  show: (courses: readonly Course[]) => void;
  close: () => void;
  /** Adds an offering, or removes one that is compared. */
  toggle: (course: ComparedRef) => void;
  /** Call when a question is asked: one that compares courses opens the comparison. */
  onAsked: (question: string) => void;
  /** Call when a reply has ended: one that names several courses opens the comparison. */
  onReplied: (reply: ShownMessage) => void;
  /** Call when another conversation is shown: what was about to open belongs to the one before. */
  onLeft: () => void;
}

/** The question or reply that names the courses, and so their term. */
type Said = Pick<ShownMessage, 'content'> & Partial<Pick<ShownMessage, 'week'>>;

const namesOf = (courses: readonly Course[]): string =>
  courses
    .map(({ class_tag }) => class_tag)
    .toSorted()
    .join('\n');

/** The courses without repetitions of a class under the code of another department. */
const onceEach = (courses: readonly Course[]): Course[] => {
  const keyOf = ({ course_id, class_name, term }: Course): string => [course_id, class_name, term].join('\n');
  const first = new Map(courses.toReversed().map((course) => [keyOf(course), course]));
  return courses.filter((course) => first.get(keyOf(course)) === course);
};

/** False for words of despair; their cues are loaded with the first question that would open a comparison. */
const mayCompare = async (question: string): Promise<boolean> => {
  try {
    const { hearDespair } = await import('../domain/care/hear-despair.ts');
    return hearDespair(question) === null;
  } catch (error) {
    logFailure('Whether to open the comparison could not be decided', error);
    return false;
  }
};

/** When courses are compared side by side, and which. */
export const useComparison = (reader: CodeReader | null): Comparison => {
  const lookUp = useCourseLookup();
  // The default until the setting is loaded.
  const opensByItself = useChatSettings().data?.opens_comparison ?? true;
  const [courses, setCourses] = useState<readonly Course[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [ownOpenings, setOwnOpenings] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Incremented with each question, so that results for an earlier one are ignored. */
  const turn = useRef(0);
  const isShown = useRef(false);
  /** Codes that this turn has already opened; the same courses do not open twice. */
  const shown = useRef('');
  const forget = useCallback(() => {
    turn.current++;
    clearTimeout(timer.current);
  }, []);
  useEffect(() => forget, [forget]);

  const show = useCallback((found: readonly Course[]) => {
    isShown.current = true;
    setCourses(found);
    setIsOpen(true);
  }, []);

  const showByItself = useCallback(
    async (codes: readonly string[], delay: number, said: Said) => {
      const asked = turn.current;
      if (!opensByItself || codes.length < FEWEST_TO_COMPARE) return;
      const found = await lookUp(codes, (answers) =>
        recordsToCompare(
          said.content,
          answers.map(({ course, offerings }) => [course, ...offerings]),
          said.week,
        ),
      );
      // A class that two departments list, which the student did not ask to compare with itself.
      const distinct = delay === 0 ? found : onceEach(found);
      if (
        asked !== turn.current ||
        distinct.length < FEWEST_TO_COMPARE ||
        namesOf(distinct) === shown.current
      )
        return;
      shown.current = namesOf(distinct);
      clearTimeout(timer.current);
      const open = (): void => {
        const isInOther = !isShown.current && (hasOpenDialog() || hasOpenFloat());
        // Somebody who types does not see what takes the letters; a click meant for a dialog or a menu would land in it.
        const left = Math.max(typingLeft(), isInOther ? OTHER_MS : 0);
        if (left > 0) {
          timer.current = setTimeout(open, left);
          return;
        }
        setOwnOpenings((count) => count + 1);
        show(distinct);
      };
      if (delay === 0) open();
      else timer.current = setTimeout(open, delay);
    },
    [lookUp, show, opensByItself],
  );

  const showAsked = async (question: string, codes: readonly string[]): Promise<void> => {
    const asked = turn.current;
    if ((await mayCompare(question)) && asked === turn.current)
      await showByItself(codes, 0, { content: question });
  };

  const toggle = useCallback(
    ({ tag, classNumber }: ComparedRef) => {
      const isMeant = ({ class_tag, class_number }: Course): boolean =>
        class_tag === tag && class_number === classNumber;
      if (courses.some(isMeant)) {
        setCourses(courses.filter((course) => !isMeant(course)));
        return;
      }
      const add = async (): Promise<void> => {
        const added = await lookUp([tag], (answers) =>
          answers.map(({ course, offerings }) => offerings.find(isMeant) ?? course),
        );
        setCourses((now) => [...now, ...added.filter((each) => !now.includes(each))]);
      };
      void add();
    },
    [courses, lookUp],
  );

  return {
    courses,
    isOpen,
    ownOpenings,
    toggle,
    show,
    close: () => {
      isShown.current = false;
      setIsOpen(false);
    },
    onLeft: forget,
    onAsked: (question) => {
      forget();
      shown.current = '';
      const wanted = reader ? lookupsOfQuestion(question, reader) : null;
      if (wanted?.kind === 'compare') void showAsked(question, wanted.codes);
    },
    onReplied: (reply) => {
      if (reader && reply.provider !== 'care')
        void showByItself(lookupsOfReply(reply, reader), DELAY_MS, reply);
    },
  };
};
