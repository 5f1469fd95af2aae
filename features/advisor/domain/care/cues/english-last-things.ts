import type { HarmlessPhrase } from './cue-table.ts';

const AGES = '18|19|20|21|22|23|24|25|26|27|28|29|30';
const NEVER_AGAIN = 'soon|any_more|any_longer|again|after_that|after_this|where_i_am_going';

/** Heard whatever else is said: belongings that are given away, and a plan that is none of studies. */
export const ENGLISH_CERTAIN_LAST_THINGS = [
  'gave|given|giving away ~2 my ~1 stuff|things|belongings',
  'real|actual|only plan is to ~1 not_be_here|not_be_around|not_exist',
];
export const ENGLISH_CERTAIN_OF_OTHERS = [
  'keeps|keep|kept|is|was|been|always posting|talking|texting|saying|joking|writing ~2 about ~1 wanting_to_die|wants_to_die|wanting_to_disappear|killing_himself|killing_herself|killing_themselves',
  'stopped eating|sleeping|talking|answering ~14 will_not|not be_here|be_around|make_it',
];

/** What somebody does, arranges or says for the time when they are not there. */
export const ENGLISH_LAST_THINGS = [
  `not ~2 see|reach|make_it_to|get_to|turn ~1 my? ~1 ${AGES}`,
  'have|got a? plan and ~3 have|got a? date|day|time',
  `will_not|not ~2 need|needing|be_needing anything|anything_at_all ~1 ${NEVER_AGAIN}`,
  'not ~2 planning|expecting|going to_see|to_be_at|to_make_it_to my ~1 graduation|birthday|next_birthday',
  'what ~6 if|when something|anything happened|happens to me',
  'if something|anything|sth happened to me',
  'hospital|hospitalized ~4 attempt',
  'after|since my|an|another attempt ~5 thoughts|dark|back|again',
  'thoughts are|keep|keeps|is|start|started ~1 coming_back|come_back|back_again|getting_worse|getting_louder|louder',
  'gave|given|giving ~1 all|most ~1 my stuff|things|belongings away',
  'hurt|shoot|kill|attack ~8 then|and ~1 myself',
  'gone gone',
  'parents|family|mother|father|sister|brother|kids|dog|cat ~5 after|when|once i am gone',
  'plan|plans|intention is|was|are ~1 to ~1 not_be_here|not_be_around|not_exist|not_be_alive',
  'stopped|stop|cannot ~1 seeing|see|picturing|picture|imagining ~2 any|a ~1 future',
  'by_the_time ~5 i_will_be|i_am_going_to_be|i_am dead',
  'feels|felt|seems|seem|is ~1 so|all|completely|totally|utterly? hopeless #',
];

/** The same of somebody else. */
export const ENGLISH_LAST_THINGS_OF_OTHERS = [
  'he|she|they ~3 thinking|talking about ending things|it|everything|it_all',
  'keeps|keep|kept|is|was|been|always posting|talking|texting|saying|joking|writing ~2 about ~1 wanting_to_die|wants_to_die|dying|killing|ending|not_being_here',
  'he|she|they|who ~4 will_not|not ~1 be_here|be_around|make_it ~1 by|after|past|for|until ~2 finals|christmas|graduation|spring|summer|monday|tomorrow|the_end|next',
];

/** Figures of speech about work, and what is finished or begun anew. */
export const ENGLISH_FIGURES: readonly HarmlessPhrase[] = [
  {
    take: 'finish it #',
    when: 'what_is_left|requirements_left|credits_left|degree_audit|audit|still_missing',
  },
  {
    take: 'finish it finally|fast|quickly',
    when: 'degree|audit|major|minor|requirements|left|credits|gened|class|course|classes|courses',
  },
  {
    take: 'is|are|be|sounds|seems|looks like? suicide',
    when: 'combo|combination|together|same_semester|same_term|course_load|schedule|bad_or|difficulty',
  },
  {
    take: 'take it|them any_more',
    when: 'fall|spring|offered|only|because_it|prereq|requirement',
  },
  {
    take: 'will|would|is_going_to|are_going_to kill|murder me ~1 if',
    when: 'graduate|graduating|credits|units|add|drop|dropped|gpa|gened|major|on_track|class|classes|late|registration|enroll',
  },
  // Of a full course: "109 shows 100/100, is there any point in trying?"
  {
    take: 'is there any|a|still point in|of|to ~1 try|trying|apply|applying|wait|waiting|asking|joining|emailing|petitioning',
    when: 'full|waitlist|waitlisted|seat|seats|spot|spots|cap|lottery|counts|count|section|sections|enroll|get_in|class|course',
  },
  {
    take: 'there is|its? no point',
    when: 'double|extra_year|extra_semester|costs|cost|tuition|quickest_way|minor',
  },
  'quickest|easiest|fastest|quick|easy way|ways|route|path to ~1 finish|graduate|complete|get|do|satisfy|fill|fulfill|knock_out ~3 #',
  'delete|erase|clear|scrap|reset everything and ~1 start|begin|make|build|plan',
  {
    take: 'feels|is|seems|looks|felt ~1 so|completely|totally? hopeless',
    when: 'waitlist|waitlisted|seat|seats|section|sections|spot|spots|schedule|lottery|timetable|clash',
  },
];
