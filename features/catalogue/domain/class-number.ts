/**
 * Whether a class number is one that a registrar knows: with at least three figures in a row. Records without a number
 * have one that is made of their term (`f25`, `2026-spring-01`), which nobody can register by.
 */
export const isRegistrars = (classNumber: string): boolean =>
  /\d{3}/.test(classNumber) && !/\p{L}{3}/u.test(classNumber);
