import { capitaliseName } from '#platform/contract/person-name.ts';

interface Named {
  firstName?: string;
  lastName?: string;
  name?: string;
  email?: string;
}

/**
 * Display name of a user: first and last name if both are set, otherwise the full name, the e-mail address's local
 * part, or 'User'. The first letter of each word and hyphenated part is capitalised, the rest kept (McKay; de la Cruz
 * becomes De La Cruz).
 */
export const displayName = ({ firstName, lastName, name, email }: Named): string => {
  const first = firstName?.trim();
  const last = lastName?.trim();
  const found = first && last ? `${first} ${last}` : name?.trim() || email?.split('@')[0]?.trim();
  return capitaliseName(found || 'User');
};
