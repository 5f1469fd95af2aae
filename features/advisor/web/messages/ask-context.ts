import { createContext } from 'react';

/** Asks a question that a reply offers; null where nobody can ask. */
export const AskContext = createContext<((question: string) => void) | null>(null);
