import type { SearchHit } from '../../domain/search/search-index.ts';
import { marked } from './highlight.tsx';

/** Under a course that its topic alone has found: what of its description matched, or which course that has the words it is close to. */
export const topicReason = ({ isOfTopic, closeTo, sentence }: SearchHit, more = '') =>
  isOfTopic ? (
    // As high before it is told, so that rows do not move.
    <span className={`line-clamp-2 min-h-10 text-ink-quiet ${more}`}>
      {closeTo === undefined
        ? sentence
          ? marked(sentence.text, sentence.ranges)
          : null
        : `Speaks of the same as ${closeTo}`}
    </span>
  ) : null;
