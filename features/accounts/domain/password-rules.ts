/** A registration password rule, as shown in the checklist. */
export interface PasswordRule {
  label: string;
  holds(password: string): boolean;
}

export const REGISTRATION_PASSWORD_MIN = 10;
export const RESET_PASSWORD_MIN = 8;

/** Specification, section 5: ten characters, one of each class. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: `At least ${REGISTRATION_PASSWORD_MIN} characters`,
    holds: (password) => password.length >= REGISTRATION_PASSWORD_MIN,
  },
  { label: 'One uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { label: 'One lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { label: 'One digit', holds: (password) => /\p{Nd}/u.test(password) },
  { label: 'One special character', holds: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

/** Whether a password may be used for registration. */
export const meetsSecurityRequirements = (password: string): boolean =>
  PASSWORD_RULES.every((rule) => rule.holds(password));
