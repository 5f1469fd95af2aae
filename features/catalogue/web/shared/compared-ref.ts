/** One offering of a course, as it is added to a comparison or removed. */
export interface ComparedRef {
  tag: string;
  classNumber: string;
}
