import { line, type Line } from '../spans/line.ts';
import type { Meaning } from '../spans/meaning.ts';

const READY: Meaning = { is: 'act', act: 'ready' };

/** Whether the student has what a course asks for. */
export const READY_LINES: readonly Line[] = [
  line('do i already? have what|everything', READY, 'do i already have what', 'act ready', 1),
  line(
    'must|should|do|would i have? taken|done|know anything|something beforehand|before|first?',
    READY,
    'must i have taken anything beforehand',
    'act ready',
    1.5,
  ),
  line(
    'can|could|may|should|am|will|would i|we even|already|still|just|actually|also|then|now|be? able_to|' +
      'allowed_to|in? take|do|handle|get_into|get|enroll|enroll_in|sign_up|sign_up_for|register|' +
      'register_for|skip_to|jump_into|go_into|move_on_to for|in?',
    READY,
    'can i take',
    'act ready',
    0.2,
  ),
  line(
    'am i ready|allowed|permitted|cleared|eligible|qualified|prepared|good|set|ok|fine|missing|lacking|able ' +
      'to_take|to_enroll_in|to_enrol_in|for|in|to_do|to_get_into?',
    READY,
    'am i ready for',
    'act ready',
    0.4,
  ),
  line(
    'would|will i be? ready|allowed|eligible|qualified|prepared|ok|fine for|to_take?',
    READY,
    'would i be ready for',
    'act ready',
    0.4,
  ),
  line(
    'do|have|did i have|got|meet|satisfy|fulfill|qualify|met all? the|its|their? prerequisites|' +
      'requirements|background|what_i_need|it|them for?',
    READY,
    'do i have the prerequisites for',
    'act ready',
    0.5,
  ),
  line(
    'whether|if i already? satisfy|meet|fulfill|have|qualify_for what|the|all|everything',
    READY,
    'whether i satisfy what',
    'act ready',
    1,
  ),
  line(
    'ones|those|that|which i can|could actually? get_into|get_in',
    READY,
    'ones i can get into',
    'act ready',
    0.8,
  ),
  line('i qualify|am_qualified|am_eligible for', READY, 'i qualify for', 'act ready', 0.4),
  line('do i qualify for?', READY, 'do i qualify', 'act ready', 0.4),
  line('do i need', READY, 'do i need', 'act ready', 0.2),
  line('what am i missing for|to_take?', READY, 'what am i missing for', 'act ready', 1),
  line(
    'am i missing anything|something|prerequisites|any|the? prerequisites? for?',
    READY,
    'am i missing prerequisites for',
    'act ready',
    0.8,
  ),
  line('what do i still? need to_take|to_get_into', READY, 'what do i still need to take', 'act ready', 0.5),
  line('ok|okay|right|suitable|too_advanced|too_hard for me', READY, 'ok for me', 'act ready', 0.4),
  line(
    'ready|eligible|qualified|prepared|allowed|cleared for|in|to_take?',
    READY,
    'ready for',
    'act ready',
    -0.2,
  ),
  line('prerequisites wise', READY, 'prerequisites wise', 'act ready', 0.3),
  line('with what_i_have|my_background|my_courses', READY, 'with what i have', 'act ready', 0.2),
  line(
    'want|wants|need|needs|require|requires me to_have done|taken',
    READY,
    'want me to have done',
    'act ready',
    -0.3,
  ),
  line(
    'do i have what_i_need|everything_i_need|enough for|to_take?',
    READY,
    'do i have what i need for',
    'act ready',
    1.5,
  ),
  line('have i done|taken|had what|everything|all|enough', READY, 'have i done what', 'act ready', 1),
  line(
    'can|could|may|should i just? go|jump|skip|move straight|right|directly? into|to',
    READY,
    'can i just go straight into',
    'act ready',
    0.8,
  ),
  line('something i can take|do now|yet?', READY, 'something i can do now', 'act ready', 0.8),
  line('do|would i really|actually? need', READY, 'do i really need', 'act ready', 0.3),
  line('open to me', READY, 'open to me', 'act ready', 0.5),
  line('am i covered', READY, 'am i covered', 'act ready', 0.5),
  line(
    'i? believe|think|guess|assume|hope|suppose i have|had|did|took|meet|satisfy those|these|them|that|it|all?',
    READY,
    'i believe i have those',
    'act ready',
    2,
  ),
  line(
    'whether my record|courses|transcript satisfies|meets|covers',
    READY,
    'whether my record satisfies',
    'act ready',
    1,
  ),
  line('enough for|to_take', READY, 'enough for', 'act ready', 0.2),
  line('my classes|courses so_far? cover|meet', READY, 'my classes so far cover', 'act ready', 0.8),
  line(
    'can a|an first_year|freshman|sophomore|beginner|senior with_nothing? take|do',
    READY,
    'can a first year take',
    'act ready',
    1,
  ),
  line(
    'do|would i need to_have? taken|done anything|something|a_class',
    READY,
    'do i need to have taken anything',
    'act ready',
    1.8,
  ),
  line(
    'can|could i go_on_to|move_on_to|continue_to|continue_with',
    READY,
    'can i go on to',
    'act ready',
    0.5,
  ),
  line(
    'DO they|it|he|she want|need|require|expect something|anything',
    READY,
    'do they want something',
    'act ready',
    1.2,
  ),
];
