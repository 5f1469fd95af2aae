import type { Recogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { normaliseTypedCode } from '#features/catalogue/domain/recogniser/typed-code.ts';

/** `COMPSCI 999`, `ENG-SCI 50A`, `MATH-UA 121`; `6.1010`, `15-213`; `EN.601.220`. */
const SHAPES = [
  /^\p{L}[\p{L}&-]{0,11}[ .-]?\d[\p{L}\p{N}.-]{0,9}$/u,
  /^\d{1,2}\p{L}{0,3}[.-][\p{L}\p{N}]{2,7}$/u,
  /^\p{L}{2}\.\d{3}\.\d{3}$/u,
];

/** A typed text in stored form: one line; a code in capitals with one space. */
export const writtenCourse = (typed: string): string => {
  const line = typed.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return SHAPES.some((shape) => shape.test(line)) ? normaliseTypedCode(line) : line;
};

/**
 * The codes in a text typed into a field, in the catalogue's spelling if it has them; none if the text does not look
 * like a code. A code that it does not have stays as typed, even under a subject's nickname: `ENG 101` of another
 * university is not `ENGLISH 101`.
 */
export function readTypedCodes(
  typed: string,
  recogniser: Pick<Recogniser, 'recognise' | 'normalise' | 'has'> | undefined,
): string[] {
  const several = recogniser?.recognise(typed) ?? [];
  if (several.length > 1) return several.map(({ code }) => code);
  const known = recogniser?.normalise(typed) ?? null;
  if (known !== null && recogniser?.has(known)) return [known];
  const written = writtenCourse(typed);
  if (SHAPES.some((shape) => shape.test(written))) return [written];
  return known === null ? [] : [known];
}
