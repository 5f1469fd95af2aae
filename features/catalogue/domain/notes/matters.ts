import type { Course } from '../../contract.ts';
import { needsPermission, PERMISSION_SCHEME } from '../permission.ts';

/** What no field of a record states, but its notes may, and its attributes: how a place is given, how it is graded, what it costs. */
export const MATTERS = [
  'permission',
  'application',
  'portfolio',
  'audition',
  'lottery',
  'pass_fail',
  'fee',
] as const;
export type Matter = (typeof MATTERS)[number];

type Stated = Pick<Course, 'class_notes' | 'attributes'>;

const BY_NOTES: Record<Matter, RegExp> = {
  // Work that has to be handed in or shown first is an application, too.
  application:
    /\bappl(?:y|ications?)\b|\bby (?:portfolio|short essay|interview|audition)\b|\b(?:others|undergraduates)\b[^.;]*\bpetition\b/i,
  portfolio: /\b(?:by|with an?|submit(?: an?)?|requires? an?) portfolio\b|\bportfolio (?:is )?required\b/i,
  audition: /\bauditions?\b/i,
  lottery: /\blotter(?:y|ied)\b|\bballot\b/i,
  permission: /\b(?:permission|consent) (?:of|by|from|required|is required)\b/i,
  pass_fail: /\bpass(?:\s*[/-]\s*|\s+or\s+)fail\b|\bsatisfactory or not\b|\bungraded\b/i,
  fee: /\bfees?\b|\bdeposit\b|\bdollars\b|\b(?:materials|supplies|kits?) costs?\b/i,
};

/** Whether a record speaks of a matter; that it says nothing is no promise that there is none. */
export const speaksOf = ({ class_notes: notes, attributes }: Stated, matter: Matter): boolean => {
  if (BY_NOTES[matter].test(notes) || attributes.some((each) => isOf(each, matter))) return true;
  return matter === 'permission' && ASKED_FIRST.some((each) => BY_NOTES[each].test(notes));
};
const ASKED_FIRST = ['application', 'portfolio', 'audition'] as const;

/** "Permission: Application" is an application. */
const isOf = (attribute: Stated['attributes'][number], matter: Matter): boolean => {
  if (attribute.scheme !== PERMISSION_SCHEME)
    return matter === 'pass_fail' && BY_NOTES.pass_fail.test(attribute.value);
  return (
    needsPermission({ attributes: [attribute] }) &&
    (matter === 'permission' || BY_NOTES[matter].test(attribute.value))
  );
};
