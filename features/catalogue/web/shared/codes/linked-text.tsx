import type { ReactNode } from 'react';
import { splitText } from '../../search/results/split-text.ts';
import { CourseLink } from '../course-link.tsx';
import { useKnownMentions } from './use-known-mentions.ts';

function LinkedText({ text }: { text: string }) {
  return splitText(text, useKnownMentions(text)).map(({ start, text: piece, range }) =>
    range ? <CourseLink key={start} code={range.code} text={piece} /> : <span key={start}>{piece}</span>,
  );
}

/** A registrar's text in which each course of the catalogue opens. */
export const linkedText = (text: string): ReactNode => <LinkedText text={text} />;
