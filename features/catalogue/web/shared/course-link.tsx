import { use } from 'react';
import { Link, useInRouterContext } from 'react-router';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { AuthContext } from '#platform/web/sign-in/auth-state.ts';

const LINK = 'reachable underline decoration-line underline-offset-2 hover:decoration-current';

/** Whether there is a course list to link to: visitors of a shared page have none. */
const useCanSearch = (): boolean => {
  const isInRouter = useInRouterContext();
  return use(AuthContext)?.status === 'signed-in' && isInRouter;
};

export interface CourseLinkProps {
  code: string;
  /** The code as it is written where it stands. */
  text?: string;
  title?: string;
  className?: string;
}

/** A course's code as a link that opens it, with the course list beside it. */
export function CourseLink({ code, text = code, title, className }: CourseLinkProps) {
  const canSearch = useCanSearch();
  const words = { title, 'data-figures': true };
  return canSearch ? (
    <Link
      {...words}
      to={`/courses?${new URLSearchParams({ q: code, course: code })}`}
      className={classNames(LINK, className)}
    >
      {text}
    </Link>
  ) : (
    <span {...words} className={className}>
      {text}
    </span>
  );
}

/** Instructors' names separated by commas; each links to a search for their courses. */
export function InstructorLinks({ names }: { names: readonly string[] }) {
  const canSearch = useCanSearch();
  const stated = names.filter((name) => name.trim() !== '');
  if (!canSearch) return stated.join(', ');
  return stated.map((name, index) => (
    <span key={name}>
      {index > 0 ? ', ' : ''}
      <Link to={`/courses?${new URLSearchParams({ q: `"${name}"` })}`} className={LINK}>
        {name}
      </Link>
    </span>
  ));
}
