/** What a course's notes speak of, beyond the fields of its record. */

const OF_TIMES = new RegExp(
  [
    String.raw`\b(?:evenings?|nights?|late[- ]night|overnight|midnight|dawn|mornings?|afternoons?|dusk)\b`,
    String.raw`\b(?:weekends?|weekdays?|weeknights?|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b`,
    String.raw`\b(?:all[- ]day|half[- ]days?|full (?:school )?days?|field days?|on call)\b`,
    String.raw`\b(?:trips?|excursions?|cruise|travel|site visits?|vans?|bus)\b`,
  ].join('|'),
  'iu',
);

/** Whether notes tell of times that the meetings of a record do not: evening screenings, field days, trips. */
export const speaksOfTimes = (notes: string): boolean => OF_TIMES.test(notes);

const OF_ADMISSION = new RegExp(
  [
    String.raw`\b(?:open (?:only )?to|closed to|limited to|reserved for|restricted to|only|preference|priority|first call)\b`,
    String.raw`\b(?:first[- ]years?|sophomores?|juniors?|seniors?|concentrators?|undergraduates?|graduate students?)\b`,
    String.raw`\b(?:permission|consent|appl(?:y|ication)|lottery|portfolio|audition|interview|petition)\b`,
    String.raw`\b(?:credit (?:is|will|for|may)|prerequisite|may (?:not )?be taken|assum(?:es|ed)|presumed|expected|must)\b`,
    String.raw`\b(?:intended for|designed for|for students who|required of|unless|background)\b`,
  ].join('|'),
  'iu',
);

/** Whether notes tell who may take a course, who comes first, or what is taken to be known. */
export const speaksOfAdmission = (notes: string): boolean => OF_ADMISSION.test(notes);
