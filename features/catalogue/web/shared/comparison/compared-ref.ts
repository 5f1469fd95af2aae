/** An offering of a course that is added to or removed from a comparison. */
export interface ComparedRef {
  tag: string;
  classNumber: string;
}
