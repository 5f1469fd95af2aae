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

/** The kind of a section, expanded if it is a common abbreviation. */
export const kindOf = (text: string | null | undefined): string => {
  const kind = text?.trim() ?? '';
  return ABBREVIATIONS[kind.toUpperCase()] ?? kind;
};
