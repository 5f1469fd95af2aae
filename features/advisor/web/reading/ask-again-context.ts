import { createContext } from 'react';
import type { AskAgain } from '../../reading.contract.ts';

/** How chips ask again. */
export interface AskAgainActions {
  /** `text` is the question in words. */
  ask: (text: string, again: AskAgain) => void;
  /** A reply is running: nothing can be asked. */
  isBusy: boolean;
}

/** Null where nobody can ask. */
export const AskAgainContext = createContext<AskAgainActions | null>(null);
