import type { ReactNode } from 'react';
import { excerptOf } from '../../../domain/search/index/excerpt.ts';
import type { SearchHit } from '../../../domain/search/index/search-index.ts';
import { marked } from './highlight.tsx';
import { STOP } from './student-marks.tsx';

/**
 * Why a course that only matched by topic is in the list: the matching part of its description, or the similar course
 * that has the words. One line, truncated if there is no room, with the full text as its title. Nothing for other
 * courses.
 */
export const topicReason = ({ isOfTopic, closeTo, sentence }: SearchHit, className: string): ReactNode => {
  if (!isOfTopic) return null;
  if (closeTo !== undefined)
    return (
      <span className={className}>
        {`Speaks of the same as ${closeTo}`}
        {STOP}
      </span>
    );
  const excerpt = sentence && excerptOf(sentence);
  return (
    <span className={className} title={sentence?.text}>
      {excerpt ? marked(excerpt.text, excerpt.ranges) : null}
    </span>
  );
};
