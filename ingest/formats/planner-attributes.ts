import type { RawClass } from './planner-shapes.ts';

/** The university's spelling of the institute requirements, by the format's letters. */
const INSTITUTE_REQUIREMENTS: Record<string, string> = {
  BIOL: 'Biology',
  CAL1: 'Calculus I',
  CAL2: 'Calculus II',
  CHEM: 'Chemistry',
  PHY1: 'Physics I',
  PHY2: 'Physics II',
  LAB: 'Institute LAB',
  LAB2: 'Partial Lab',
};

const LEVELS: Record<string, string> = { G: 'Graduate', U: 'Undergraduate' };

/** Not in brackets: `1-ENG (Mechanics & Materials Track and Systems Track)` is one major. */
const BETWEEN_MAJORS = /(?:,\s*(?:and\s+)?|\s+and\s+)(?![^()]*\))/;

/** The attributes of a class, and other facts that a student may search for. */
export function attributesOf(raw: RawClass): { scheme: string; value: string }[] {
  const majors = raw.cim.flatMap((text) => text.split(BETWEEN_MAJORS));
  const answers: [scheme: string, values: (string | false)[]][] = [
    ['HASS', raw.hass.map((letter) => `HASS-${letter}`)],
    ['Communication', [raw.comms]],
    ['Communication in the major', majors.map((major) => major.trim())],
    ['Institute requirement', [INSTITUTE_REQUIREMENTS[raw.gir] ?? raw.gir]],
    ['Level', [LEVELS[raw.level] ?? raw.level]],
    ['Enrollment', [raw.limited && 'Limited']],
    ['Half term', [raw.half === 1 && 'First', raw.half === 2 && 'Second']],
    ['Repeatable', [raw.repeat && 'Yes']],
    ['Final exam', [raw.final && 'Yes']],
    ['New', [raw.new && 'Yes']],
    ['Virtual', [raw.virtualStatus === true ? 'Yes' : raw.virtualStatus]],
  ];
  return answers.flatMap(([scheme, values]) =>
    [...new Set(values)].flatMap((value) => (value === false || value === '' ? [] : [{ scheme, value }])),
  );
}
