import { line, type Line } from '../line.ts';
import type { Meaning } from '../meaning.ts';

const FIND: Meaning = { is: 'act', act: 'find' };
const AFTER: Meaning = { is: 'act', act: 'after' };
const OTHER: Meaning = { is: 'act', act: 'other' };

/** What is wanted of courses, beside what they should be. */
export const ACTS: readonly Line[] = [
  line('IS there A?', FIND, 'is there a', 'act find', 0.5),
  line('do you|we|they have|offer|know A?', FIND, 'do you have any', 'act find', 0.5),
  line(
    'can|could|would|will you please? find|recommend|suggest|show|give|list|tell|advise|do|pick us|me? A?',
    FIND,
    'can you find me a',
    'act find',
    0.5,
  ),
  line('find|recommend|suggest|show|give|list us|me? A?', FIND, 'recommend me a', 'act find'),
  line('i? am|was? looking|searching|hunting for', FIND, 'i am looking for', 'act find', 0.5),
  line(
    'i? would|really? want|need|like|love|prefer to? take|do|have|try|find? A?',
    FIND,
    'i want to take a',
    'act find',
    0.3,
  ),
  line(
    'which|what A? good|nice|cool|fun|interesting? NOUN|seminar|lecture|laboratory MEETS|have|has|fit|fits?',
    FIND,
    'which classes are',
    'act find',
    0.3,
  ),
  line('what is a|an|some|any good|nice|cool|fun|interesting?', FIND, 'what is a good', 'act find', 0.3),
  line('what|which IS? some|the|good|a_good', FIND, 'what are some', 'act find'),
  line('what|which should|could|can|do|to i? take', FIND, 'what should i take', 'act find', 0.3),
  line('what|which about|else', FIND, 'what about', 'act find', 0.3),
  line('help me find|choose|pick|decide', FIND, 'help me find', 'act find', 0.3),
  line('any ideas|recommendations|suggestions|recs', FIND, 'any ideas', 'act find', 0.3),
  line(
    'NUM more? NOUN|seminar',
    ({ numbers: [count = 0] }) => (count > 9 ? null : { is: 'count', count }),
    '3 courses',
    'count 3',
    0.1,
  ),
  line(
    'top|best NUM',
    ({ numbers: [count = 0] }) => (count > 9 ? null : { is: 'count', count }),
    'top 3',
    'count 3',
    -0.3,
  ),

  line(
    'what|which? NOUN|does|do|would|will|can? it|that|this? open|opens|unlock|unlocks up?',
    AFTER,
    'what does it open up',
    'act after',
    0.3,
  ),
  line(
    'what|which NOUN? need|needs|require|requires|ask_for|asks_for|build_on|builds_on|have_as_a_prerequisite',
    AFTER,
    'which courses require',
    'act after',
    0.5,
  ),
  line(
    'NOUN that|which need|needs|require|requires|ask_for|asks_for|build_on|builds_on',
    AFTER,
    'stuff that asks for',
    'act after',
    0.5,
  ),
  line('lead|leads|leading on? to|into', AFTER, 'lead to', 'act after', 0.3),

  line(
    'VERY? bad|terrible|awful|scared|afraid|nervous at|of|about',
    OTHER,
    'really bad at',
    'act other',
    0.5,
  ),
  line('my ANY is|are', OTHER, 'my english is', 'act other', 0.5),
  line('can|could|would|will you', OTHER, 'can you', 'act other', -0.4),
  line('who|whom|whose', OTHER, 'who', 'act other'),
  line('when|where|why', OTHER, 'when', 'act other'),
  line('how many|much|hard|easy|big|long|heavy|is|are|do|does|often', OTHER, 'how many', 'act other'),
  line('does|did|do it|this|that|he|she|they|these|those|i', OTHER, 'does it', 'act other'),
  line('is|are|was|were it|this|he|she|these|those|they|i', OTHER, 'is it', 'act other'),
  line(
    'can|could|may|should|must|will|would|am i|it|this|that|they|these|those',
    OTHER,
    'should i',
    'act other',
    -0.2,
  ),
  line('compare|versus|vs|difference|between_them|better|worse|rather', OTHER, 'compare', 'act other'),
  line(
    'clash|clashes|conflict|conflicts|overlap|overlaps|collide|together|same_time',
    OTHER,
    'clash',
    'act other',
  ),
  line(
    'prerequisites|requirement|requirements|requires|required|needed|permission',
    OTHER,
    'requirements',
    'act other',
  ),
  line(
    'count|counts|counting|fulfill|fulfills|satisfy|satisfies|toward|towards',
    OTHER,
    'counts',
    'act other',
  ),
  line('took|taken|finished|passed|failed|completed|done', OTHER, 'took', 'act other'),
  line(
    'tell_me|describe|summarize|explain|what_is|details|info|overview',
    OTHER,
    'describe',
    'act other',
    -0.2,
  ),
  line(
    'concentration|major|minor|secondary|degree|programme|profile|interests',
    OTHER,
    'concentration',
    'act other',
  ),
  line('professor|taught|teaches|teach|teaching|by_prof', OTHER, 'professor', 'act other'),
  line('total|altogether|sum|combined|add_up|semester_load', OTHER, 'total', 'act other'),
  line(
    'similar|like_it|like_that|like_this|first|second|third|last|others|other|another|more',
    OTHER,
    'another',
    'act other',
    -0.2,
  ),
  line('those|these|them|both', OTHER, 'those', 'act other', -0.2),
  line('plan|swap|drop|enroll|register', OTHER, 'plan', 'act other'),
  line(
    'exam|exams|grade|grades|curve|textbook|textbooks|attendance|recorded|waitlist|deadline|zoom|online',
    OTHER,
    'exam',
    'act other',
  ),
];

/** How a wish said before is changed. */
export const CHANGES: readonly Line[] = [
  line(
    'on? DAYS IS? ok|okay|fine|good|work|works|possible too|also|actually?',
    ({ days: [held] }) => (held ? { is: 'allow', days: held.on } : null),
    'fridays ok too',
    'allow F',
    1,
  ),
  line(
    'actually|ok? forget|scrap|drop|ditch|nix|screw|no_more|instead_of about? the?',
    { is: 'forget' },
    'actually forget about the',
    'forget',
    0.3,
  ),
  line('make it|them|that A?', FIND, 'make it a', 'act find', 0.3),
  line(
    'only|just|and|or|also|but|then|actually|ok|hmm ones|those|any|that|which|something IS|are|in|on|at?',
    FIND,
    'only ones in',
    'act find',
    0.3,
  ),
];
