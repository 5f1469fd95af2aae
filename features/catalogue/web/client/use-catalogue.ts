import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { UniversityInfo } from '../../contract.ts';
import type { RecogniserSource } from '../../domain/recogniser/recogniser.ts';
import { universityQuery } from '../shared/university.queries.ts';
import { type CatalogueClient, catalogueClient, type CatalogueState } from './catalogue-client.ts';

/** The tab's one catalogue; tests provide their own. */
export const CatalogueContext = createContext<CatalogueClient>(catalogueClient);

type Subjects = RecogniserSource['subjects'];

const subjectsOf = ({ subjects, subject_aliases }: UniversityInfo): Subjects =>
  Object.entries(subjects).map(([code, department]) => ({
    code,
    department,
    aliases: subject_aliases[code] ?? [],
  }));

/** The subjects with their nicknames; null until it is known whether the server sends them. */
export const useSubjects = (): Subjects | null => {
  const { data, isError } = useQuery(universityQuery);
  return useMemo(() => (data ? subjectsOf(data) : isError ? [] : null), [data, isError]);
};

/** The catalogue in memory; its first use fetches it, and a use after an hour refetches it. */
export const useCatalogue = (): { client: CatalogueClient; state: CatalogueState | null } => {
  const client = use(CatalogueContext);
  const subjects = useSubjects();
  const state = useSyncExternalStore(client.subscribe, client.getState);
  useEffect(() => {
    if (subjects) client.open(subjects);
  }, [client, subjects]);
  return { client, state };
};
