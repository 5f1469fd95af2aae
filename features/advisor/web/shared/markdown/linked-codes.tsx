import { Fragment, use } from 'react';
import { Link } from 'react-router';
import { CoursePlacesContext } from './course-places.ts';

/** The course list with this course open. */
const addressOfCourse = (code: string): string =>
  `/courses?${new URLSearchParams({ q: code, course: code }).toString()}`;

/** A text whose course codes open the course. */
export function LinkedCodes({ text }: { text: string }) {
  const places = use(CoursePlacesContext);
  if (!places) return text;
  return places.split(text).map((part, index) => {
    const code = index % 2 === 1 ? places.codeOf(part) : null;
    return code === null ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Link
        key={index}
        to={addressOfCourse(code)}
        className="reachable text-inherit underline decoration-line underline-offset-4 hover:decoration-accent"
      >
        {part}
      </Link>
    );
  });
}
