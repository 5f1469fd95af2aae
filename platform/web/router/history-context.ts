import { createContext } from 'react';
import type { AppHistory } from './app-history.ts';

/** The router's history, for components that block navigation. */
export const AppHistoryContext = createContext<AppHistory | null>(null);
