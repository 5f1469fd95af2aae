import type { SavedSearch } from '../contract.ts';
import type { SearchRow } from './saved.access.ts';

export const toSavedSearch = (row: SearchRow): SavedSearch => ({
  search_id: row.id,
  revision: row.revision,
  name: row.name,
  address: row.address,
  known: row.known,
  saved_at: row.savedAt.toISOString(),
  opened_at: row.openedAt.toISOString(),
});
