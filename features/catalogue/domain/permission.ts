/** The scheme of attributes under which packs say whose permission a course needs. */
export const PERMISSION_SCHEME = 'Permission';

/** `No Consent`, `None`, `Not required`: an answer that the question has none. */
export const saysNone = (value: string): boolean => /^\s*(?:no|none|not|nobody|n\/a)\b/i.test(value);

/** Whether somebody has to agree; a record that says that nobody has to is no such record. */
export const needsPermission = ({
  attributes,
}: {
  attributes: readonly { scheme: string; value: string }[];
}): boolean => attributes.some(({ scheme, value }) => scheme === PERMISSION_SCHEME && !saysNone(value));
