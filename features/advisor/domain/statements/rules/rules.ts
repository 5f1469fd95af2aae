import { ABSENCE_RULES } from './absence-rules.ts';
import { ADVISING_RULES } from './advising-rules.ts';
import { READINESS_RULES } from './readiness-rules.ts';
import { WHOLE_SENTENCE_RULES } from './whole-sentence-rules.ts';
import { GROUP_RULES, REQUIREMENT_RULES } from './requirement-rules.ts';
import { OCCASION_RULES } from './occasion-rules.ts';
import { SEQUENCE_RULES } from './sequence-rules.ts';
import { LIKENESS_RULES } from './likeness-rules.ts';
import { CHATTY_RULES } from './chatty-rules.ts';
import { FIGURE_TALK_RULES } from './talk/figure-talk-rules.ts';
import { RECORD_TALK_RULES } from './talk/record-talk-rules.ts';
import { WEEK_TALK_RULES } from './talk/week-talk-rules.ts';
import { FRAME_RULES } from './frame-rules.ts';
import { IDIOM_RULES } from './idiom-rules.ts';
import { CONTRAST_RULES } from './contrast-rules.ts';
import { PREDICATE_RULES } from './predicate-rules.ts';
import { WORDING_RULES } from './wording-rules.ts';
import { ELLIPSIS_RULES } from './ellipsis-rules.ts';
import { QUANTITY_RULES } from './quantity-rules.ts';
import { COMPARISON_RULES } from './comparison-rules.ts';
import { STANDING_RULES } from './standing-rules.ts';
import { FIT_RULES } from './fit-rules.ts';
import { RELATION_RULES } from './relation-rules.ts';
import { RECORD_RULES } from './record-rules.ts';
import { TIME_RULES } from './time-rules.ts';
import { TREND_RULES } from './trend-rules.ts';
import { FIGURE_RULES } from './figure-rules.ts';
import { DEGREE_RULES } from './degree-rules.ts';
import { RuleIndex } from './rule-index.ts';

/** All rules, in the order in which they are tried. */
export const RULES = new RuleIndex([
  ...GROUP_RULES,
  ...FIGURE_TALK_RULES,
  ...RECORD_TALK_RULES,
  ...WEEK_TALK_RULES,
  ...READINESS_RULES,
  ...WHOLE_SENTENCE_RULES,
  ...ABSENCE_RULES,
  ...ADVISING_RULES,
  ...REQUIREMENT_RULES,
  ...OCCASION_RULES,
  ...SEQUENCE_RULES,
  ...LIKENESS_RULES,
  ...CHATTY_RULES,
  ...FRAME_RULES,
  ...IDIOM_RULES,
  ...CONTRAST_RULES,
  ...PREDICATE_RULES,
  ...WORDING_RULES,
  ...ELLIPSIS_RULES,
  ...QUANTITY_RULES,
  ...COMPARISON_RULES,
  ...STANDING_RULES,
  ...FIT_RULES,
  ...RELATION_RULES,
  ...RECORD_RULES,
  ...TIME_RULES,
  ...TREND_RULES,
  ...FIGURE_RULES,
  ...DEGREE_RULES,
]);
