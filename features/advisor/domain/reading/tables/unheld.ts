import { line, type Line } from '../spans/line.ts';
import type { Unheld } from '../askable.ts';

/** A line for something that no record states. */
const held = (thing: Unheld, says: string, example: string, extra = 0): Line =>
  line(says, { is: 'unheld', thing }, example, `unheld ${thing}`, extra);

export const UNHELD_LINES: readonly Line[] = [
  held(
    'exams',
    'a|the|any|take_home|open_book|scary|big|final|hard? exam|exams|midterm|midterms|final|finals|test|tests|quiz|quizzes',
    'final exam',
    -0.1,
  ),
  held('exams', 'multiple_choice|open_book|open_note', 'open book', -0.1),
  held('grades', 'easy|generous|nice|lenient grading|grader|graders', 'easy grading', 0.3),
  held('grades', 'easy a END', 'easy a', 1),
  held('grades', 'grade|grades|graded|grading|curve|curved|gpa|pass_fail|pass_or_fail', 'curve', -0.1),
  held('grades', 'get|gets|got|getting a|an a|b|c', 'get an a', 0.3),
  held('rooms', 'what|which|the? room|rooms|classroom|location|lecture_hall', 'what room', -0.1),
  held('rooms', 'what|which|the building|buildings', 'which building'),
  held('rooms', 'where IS|DO', 'where is', 0.2),
  held('rooms', 'located|held_where|where', 'where', -0.3),
  held('textbooks', 'what|the? textbook|textbooks|book|books|course_pack|isbn', 'the books', -0.1),
  held(
    'assignments',
    'how many psets|essays|papers|assignments|projects|pages|presentations DO|IS?',
    'how many psets',
    0.5,
  ),
  held(
    'assignments',
    'pset|psets|problem_set|problem_sets|essay|essays|paper|papers|assignment|assignments|group_work|group_projects',
    'psets',
    -0.3,
  ),
  held(
    'assignments',
    'project|projects|presentation|presentations|final_project|answer_key|solutions',
    'final project',
    -0.3,
  ),
  held('attendance', 'mandatory|required? attendance|participation points?', 'attendance points', -0.1),
  held('attendance', 'skip class|lecture|lectures', 'skip lecture', 0.2),
  held(
    'recordings',
    'recorded|recordings|zoom|online|remote|remotely|hybrid|in_person|asynchronous|async|virtual',
    'recorded',
    -0.1,
  ),
  held(
    'waitlists',
    'override|overrides|waitlist|waitlisted|wait_list|chances|odds|hard_to_get_into|easy_to_get_into|fill_up|fills_up',
    'waitlist',
    -0.1,
  ),
  held(
    'deadlines',
    'deadline|deadlines|due|due_date|drop_date|last_day_to|add_drop|registration',
    'deadline',
    -0.1,
  ),
  held(
    'deadlines',
    'SEASON|thanksgiving|reading break|recess|holiday|holidays|vacation',
    'spring break',
    0.8,
  ),
  held('deadlines', 'when DO|can i? register|enroll|sign_up', 'when can i register', 0.5),
  held('deadlines', 'still|too_late_to add|drop a? class?', 'still add a class', 0.3),
  held(
    'personality',
    'IS? he|she|they nice|kind|funny|strict|mean|boring|engaging|hot|good|chill|cool|friendly',
    'is he nice',
    0.6,
  ),
  held(
    'personality',
    'nice|nicest|kind|kindest|funny|funniest|coolest|cool|worst|meanest|strict|friendly|famous|engaging|' +
      'chill|good|great|best|favorite PROF',
    'nicest professor',
    0.4,
  ),
  held(
    'personality',
    'PROF IS? VERY? any? nice|kind|funny|strict|mean|boring|engaging|hot|good|chill|cool|friendly',
    'professor is nice',
    0.6,
  ),
  held(
    'personality',
    'IS the PROF VERY? any? nice|kind|funny|strict|mean|boring|engaging|hot|good|chill|cool|friendly',
    'is the professor any good',
    0.8,
  ),
  held('personality', 'nicest|kindest|funniest|friendliest|meanest|strictest', 'kindest', -0.2),
  held('personality', 'office_hours|email_address|contact|hot|cute', 'office hours', -0.1),
  held('personality', 'recommend|recommendation letter|letters', 'rec letter', 0.3),
  held(
    'careers',
    'pre_med|premed|pre_law|prelaw|salary|salaries|career|careers|internship|internships|recruiting|consulting|banking|employers',
    'pre law',
    -0.1,
  ),
  held('careers', 'med|medical|law|grad|graduate|business school|schools', 'law school', 0.1),
  held(
    'careers',
    'how_much|what DO|IS? ANY? ANY? ANY? ANY? pay|make|earn|paid',
    'how much do grads make',
    0.3,
  ),
  held('careers', 'look|looks good on|to|for', 'look good on', 0.2),
  held(
    'standing',
    'am_i|i_am so|totally? screwed|doomed|cooked|toast|done_for|in_trouble|ruined',
    'am i screwed',
    0.3,
  ),
  held('standing', 'i? failed|flunked|bombed|failing|flunking|am_failing', 'i failed', 0.2),
  held('standing', 'retake|repeat|withdraw|drop_or_stay', 'retake', -0.1),
  held(
    'rules',
    'how|when|where|can|could|may|should DO? i|we|you declare|petition|appeal|defer|overload|audit|' +
      'study_abroad|cross_register|double_major',
    'how do i declare',
    1,
  ),
  held(
    'rules',
    'how|when|can|could|should DO? i|we? switch|change|drop my? a? concentration|major|minor',
    'how do i change my major',
    1,
  ),
  held(
    'rules',
    'how_many CLASS|UNITS can|may|should|must i|we|you|people take|do? in|a|per? TERM|year?',
    'how many classes can i take',
    1,
  ),
  held('rules', 'how_many CLASS|UNITS DO i|we|you|people take|need', 'how many units do i need', 1),
  held(
    'rules',
    'can|may|should|is_it_ok_to|is_it_insane_to i? take NUM CLASS in_one|a|per|this|next|in? TERM?',
    'can i take 6 classes',
    0.8,
  ),
  held('rules', 'cross_reg|cross_register|cross_registration|cross_registering', 'cross register', 0.5),
  held('assistants', 'my|the|a? ta|tas|teaching_assistant|teaching_assistants', 'my ta', 0.4),
  held(
    'rules',
    'my? ANY? transfer|ap|ib|community_college? credits|credit count|transfer|transfers',
    'my ap credits count',
    1,
  ),
  held(
    'rules',
    'at|from|in? my|a|an? previous|old|last|former|other|another|home college|university|school|institution be? accepted|count|transfer|recognized',
    'from my previous college be accepted',
    2,
  ),
  held('rules', 'accepted|recognized|transferred for credit|credits here?', 'accepted for credit here', 1),
  held(
    'rules',
    'am_i_allowed_to|is_it_possible_to|is_it_ok_to take NUM CLASS',
    'am i allowed to take 5 classes',
    1.5,
  ),
  held('deadlines', 'how DO i|you|we sign_up|register|enroll for|in?', 'how do i sign up for', 0.8),
  held(
    'grades',
    'gives|give|giving|hands_out out? the? most|more|easiest|many|lots_of? as|a_s',
    'gives most as',
    1.5,
  ),
  held(
    'assignments',
    'not|less|little|NO VERY? much|many|a_lot_of? reading|readings|writing|memorizing|memorization|presenting',
    'not so much reading',
    1,
  ),
];

/** In a search box such words are topics unless a "no" precedes them. */
export const UNHELD_IN_SEARCH: readonly Line[] = [
  held('exams', 'NO A? exam|exams|final|finals|final_exam|final_exams', 'no final exams'),
  held('exams', 'NO A? midterm|midterms|test|tests|quiz|quizzes', 'no midterms'),
  held('assignments', 'NO A? pset|psets|problem_set|problem_sets|essay|essays|homework', 'no psets'),
  held('assignments', 'NO A? paper|papers|group_work|group_project|group_projects', 'no group work'),
  held('assignments', 'NO A? presentation|presentations|final_project', 'no presentations'),
  held('attendance', 'NO A? mandatory|required? attendance', 'no mandatory attendance'),
];
