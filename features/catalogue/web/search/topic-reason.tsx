import type { ReactNode } from 'react';
import { excerptOf } from '../../domain/search/excerpt.ts';
import type { SearchHit } from '../../domain/search/search-index.ts';
import { marked } from './highlight.tsx';

/**
 * Why a course stands in the list that its topic alone has found: what of its description matched, or which course that has the words
 * it is close to. One line, cut off where there is no room; the whole is its title. Nothing for other courses.
 */
export const topicReason = ({ isOfTopic, closeTo, sentence }: SearchHit, className: string): ReactNode => {
  if (!isOfTopic) return null;
  if (closeTo !== undefined) return <span className={className}>{`Speaks of the same as ${closeTo}`}</span>;
  const excerpt = sentence && excerptOf(sentence);
  return (
    <span className={className} title={sentence?.text}>
      {excerpt ? marked(excerpt.text, excerpt.ranges) : null}
    </span>
  );
};
