import { later } from '#platform/ui/later.tsx';
import { useCanSearch } from '../course-link.tsx';

/** Reads the catalogue, which a visitor of a shared page has none of. */
const Linked = later(async () => (await import('./linked-text.tsx')).LinkedText, {
  fallback: ({ text }) => text,
});

/** A registrar's text, such as prerequisites; whoever can search sees a link to each of its courses. */
export function CourseText({ text }: { text: string }) {
  return useCanSearch() ? <Linked text={text} /> : text;
}
