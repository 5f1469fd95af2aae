import type { Matter } from '#features/catalogue/domain/notes/matters.ts';
import { be, courses, orElse, turned } from '../../frame/conditions.ts';
import { line, type Line } from '../../spans/line.ts';

/** A condition that the notes of a record decide; "no" turns it round. */
const said = (matter: Matter, says: string, example: string, extra = 0): Line => {
  const condition = be('notesSay', matter);
  return line(says, orElse(condition, turned(condition)), example, `notesSay ${matter}`, extra);
};
/** One that the line itself denies. */
const unsaid = (matter: Matter, says: string, example: string, extra = 0): Line =>
  line(says, courses(turned(be('notesSay', matter))), example, `not notesSay ${matter}`, extra);

const HAVING = 'that|which? with|by|has|have|having|need|needs|needing|require|requires|requiring|use|uses?';

/** How places are given, how a course is graded and what it costs, of which only notes tell. */
export const NOTES_SAID: readonly Line[] = [
  said(
    'lottery',
    `${HAVING} a|an|any|the? lottery|lotteries|lotteried|ballot admission|enrollment|system|entry?`,
    'by lottery',
    0.1,
  ),
  // Not "the applications of chemistry".
  said(
    'application',
    'with|by|has|have|having|need|needs|needing|require|requires|requiring an|any|the|written? application|applications',
    'requires an application',
    0.3,
  ),
  said('application', 'application required|needed|process?', 'application', 0.1),
  unsaid(
    'application',
    'no|without an|any|written? application|applications required|needed|process?',
    'no application',
    0.5,
  ),
  said(
    'application',
    'where|that|which? i|you|one? have_to|need_to|must|has_to apply to_get_in|for|first|to?',
    'where you have to apply to get in',
    0.3,
  ),
  unsaid(
    'application',
    'where|that|which? i|you|one? do not have_to|need_to apply to_get_in|for|first?',
    'i do not have to apply for',
    1,
  ),
  said(
    'portfolio',
    'with|by|need|needs|require|requires|requiring|submit a|an|any? portfolio',
    'requires a portfolio',
    0.1,
  ),
  unsaid('portfolio', 'no|without a|any? portfolio|portfolios required|needed|review?', 'no portfolio', 0.5),
  said('audition', `${HAVING} an|any|the? audition|auditions required|needed?`, 'audition', 0.1),
  unsaid(
    'audition',
    'that|which|where? i|you? do|does not audition|have_to_audition|need_to_audition for?',
    'that i do not have to audition for',
    1,
  ),
  said(
    'pass_fail',
    'that|which? IS graded|taught|offered? only? pass_or_fail|pass_fail|ungraded',
    'are pass or fail',
    1.5,
  ),
  said(
    'pass_fail',
    'that|which? graded|taught|offered|counted pass_or_fail|pass_fail',
    'graded pass or fail',
    0.5,
  ),
  said(
    'pass_fail',
    'pass_or_fail|pass_fail|ungraded class|classes|course|courses|ones|seminar|seminars',
    'pass or fail class',
    0.5,
  ),
  said('fee', 'a|an|any? materials|laboratory|course|studio|extra|equipment fee|fees', 'materials fee', 0.1),
  said(
    'fee',
    'that|which? with|have|has|charge|charges|require|requires|carry|carries ' +
      'a|an|any|extra|some? materials|material|laboratory|course|studio|extra? fee|fees|costs',
    'with a lab fee',
    0.3,
  ),
  said(
    'fee',
    'that|which? make|makes|have|has you|me|us|students pay|pay_extra|buy|pay_money for? stuff|things|materials|supplies|anything|it?',
    'make you pay for stuff',
    1,
  ),
  said(
    'fee',
    'that|which? cost|costs|costing|charge|charges extra|money|anything|something',
    'cost extra',
    0.3,
  ),
  unsaid(
    'fee',
    'no|without|zero|free_of any|a|extra? materials|material|laboratory|course|studio|extra? fee|fees|charge|costs',
    'no materials fee',
    0.5,
  ),
  unsaid('fee', 'that|which? do|does not cost|charge extra|money|anything|a_thing', 'does not cost extra', 1),
];
