import { createContext } from 'react';
import type { CodeReader } from '../../domain/course-lookups.ts';

/** Reads course codes; null until it is ready. A context, so that its coming draws the courses alone, not all messages. */
export const ReaderContext = createContext<CodeReader | null>(null);
