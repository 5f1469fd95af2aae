const ABBREVIATIONS: Record<string, string> = {
  LEC: 'Lecture',
  LAB: 'Laboratory',
  SEM: 'Seminar',
  REC: 'Recitation',
  DIS: 'Discussion',
  DSC: 'Discussion',
  STU: 'Studio',
  TUT: 'Tutorial',
  WKS: 'Workshop',
  IND: 'Independent Study',
};

/** The kind of a section, written out where it is one of the usual abbreviations. */
export const kindOf = (text: string | null | undefined): string => {
  const kind = text?.trim() ?? '';
  return ABBREVIATIONS[kind.toUpperCase()] ?? kind;
};
