import { type ReactNode, startTransition, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { AppHistory, Visit } from './app-history.ts';
import { AppHistoryContext, VisitContext } from './history-context.ts';
import { useKeptScroll } from './use-kept-scroll.ts';

export interface AppRouterProps {
  history: AppHistory;
  children: ReactNode;
}

/**
 * React Router without loaders and actions, which this app does not use and which are two thirds of its size. Every
 * navigation is a transition, so that the old screen stays visible until the new one has loaded.
 */
export function AppRouter({ history, children }: AppRouterProps) {
  const [visit, setVisit] = useState(history.visit);
  const keepScroll = useKeptScroll(visit);
  const show = useEffectEvent((next: Visit) => {
    keepScroll(next);
    startTransition(() => setVisit(next));
  });
  useLayoutEffect(() => history.listen((next) => show(next)), [history]);
  return (
    <AppHistoryContext value={history}>
      <VisitContext value={visit}>
        <Router location={visit.location} navigationType={visit.action} navigator={history}>
          {children}
        </Router>
      </VisitContext>
    </AppHistoryContext>
  );
}
