import { type InitialEntry, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { AppHistory } from '../app-history.ts';

/** A history in memory with these entries, of which the last is current. */
export const openMemoryHistory = (...addresses: InitialEntry[]): AppHistory =>
  new AppHistory(createMemoryHistory({ initialEntries: addresses, v5Compat: true }));
