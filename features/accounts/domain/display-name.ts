interface Named {
  firstName?: string;
  lastName?: string;
  name?: string;
  email?: string;
}

const capitalised = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^./u, (letter) => letter.toLocaleUpperCase()))
    .join(' ');

/**
 * How a user is called: first and last name if both are there, else the full name, else the address before its @, else
 * 'User'. Each word begins with a capital; what follows stays as typed (McKay, de la Cruz becomes De La Cruz).
 */
export const displayName = ({ firstName, lastName, name, email }: Named): string => {
  const first = firstName?.trim();
  const last = lastName?.trim();
  const found = first && last ? `${first} ${last}` : name?.trim() || email?.split('@')[0]?.trim();
  return capitalised(found || 'User');
};
