/** The attribute scheme that packs use for permissions. */
export const PERMISSION_SCHEME = 'Permission';

/** `No Consent`, `None`, `Not required`: values that mean there is none. */
export const saysNone = (value: string): boolean => /^\s*(?:no|none|not|nobody|n\/a)\b/i.test(value);

/** Whether permission is required; a record may also state that none is. */
export const needsPermission = ({
  attributes,
}: {
  attributes: readonly { scheme: string; value: string }[];
}): boolean => attributes.some(({ scheme, value }) => scheme === PERMISSION_SCHEME && !saysNone(value));
