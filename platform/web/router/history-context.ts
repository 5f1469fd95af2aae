import { createContext } from 'react';
import type { AppHistory, Visit } from './app-history.ts';

/** The router's history, for components that block navigation. */
export const AppHistoryContext = createContext<AppHistory | null>(null);

/** What is rendered: another object after each navigation, also after one that leads back before another was rendered. */
export const VisitContext = createContext<Visit | null>(null);
