/**
 * Whether a class number was assigned by a registrar: it has at least three digits in a row. Records without a number
 * have a generated one (`f25`, `2026-spring-01`), which cannot be used to register.
 */
export const isRegistrars = (classNumber: string): boolean =>
  /\d{3}/.test(classNumber) && !/\p{L}{3}/u.test(classNumber);
