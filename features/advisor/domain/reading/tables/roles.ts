import { line, type Line } from '../spans/line.ts';
import type { Meaning, Role } from '../spans/meaning.ts';

const role = (each: Role): Meaning => ({ is: 'role', role: each });

/** Lines that give the next course a role, so that it is not asked about. */
export const ROLES: readonly Line[] = [
  line(
    'with|having only|just? taken|done|finished|credit_for only|just?',
    role('taken'),
    'having taken',
    'role taken',
    0.3,
  ),
  line(
    'after|once|when|since|now_that i? have|will|get_through|am_through? take|taking|took|taken|finish|' +
      'finished|finishing|complete|completing|doing|done|have|had',
    role('taken'),
    'once i finish',
    'role taken',
    0.4,
  ),
  line(
    'someone|somebody|people|students|one who|that has|have|had had|taken|done|finished|passed?',
    role('taken'),
    'someone who has had',
    'role taken',
    0.6,
  ),
  line('coming from|off', role('taken'), 'coming from', 'role taken', 0.2),
  line('placed|tested|placing out_of|past', role('taken'), 'placed out of', 'role taken', 0.5),
  line(
    'i am|will_be already|currently? taking|doing|in|enrolled_in|signed_up_for',
    role('taking'),
    'i am taking',
    'role taking',
    0.5,
  ),
  line('already|currently in|taking|enrolled_in|doing', role('taking'), 'already in', 'role taking', 0.4),
  line(
    'i? already? have|got|picked|chose on? my? schedule? END',
    role('taking'),
    'already have',
    'role taking',
    -2,
  ),
  line('swap|replace|trade|ditch out?', role('instead'), 'swap', 'role instead', 0.3),
  line('instead_of|in_place_of|rather_than|replacing', role('instead'), 'instead of', 'role instead', 0.6),
  line(
    'other_than|besides|except|except_for|apart_from|aside_from',
    role('without'),
    'besides',
    'role without',
    0.2,
  ),
  line('similar to|in_style|like? like?', role('like'), 'similar to', 'role like', 0.5),
  line('closest|nearest thing|one|class|course? to', role('like'), 'closest to', 'role like', 0.6),
  line(
    'something|anything|class|course|stuff|more|ones like|similar_to',
    role('like'),
    'anything like',
    'role like',
    0.8,
  ),
  line('like|resembling|along_the_lines_of', role('like'), 'like', 'role like', -0.6),
  line(
    'that|which? not|do_not|does_not|will_not|without|no clash|clashes|clashing|conflict|conflicts|' +
      'conflicting|overlap|overlaps|overlapping|collide|collides|colliding|interfere|interferes with|to?',
    role('clear'),
    'that does not clash with',
    'role clear',
    0.9,
  ),
  line(
    'that|which? fit|fits|fitting|works|go|goes|work|squeeze|squeezes well|nicely|in? with|around|alongside|between|beside|next_to|into',
    role('clear'),
    'fits around',
    'role clear',
    0.4,
  ),
  line(
    'alongside|along_with|on_top_of|in_addition_to|together_with|same_time_as|pair_with|pairs_with|to_go_with|goes_with',
    role('clear'),
    'alongside',
    'role clear',
    0.3,
  ),
  line('who|that has|have|had only? taken|done|had', role('taken'), 'who has only taken', 'role taken', 0.5),
  line(
    'that|which? not|do_not|does_not|is_not|are_not meet|meets? at? the? same_time|same_hour|same_hours as|with',
    role('clear'),
    'that do not meet at the same time as',
    'role clear',
    1.5,
  ),
  line(
    'that|which|it|they? not|do_not|does_not|will_not|can_not|never touch|touches|hit|hits|bump_into|bumps_into|run_into|' +
      'runs_into|fall_on|falls_on|cut_into|cuts_into|get_in_the_way_of|gets_in_the_way_of|step_on|steps_on',
    role('clear'),
    'does not touch',
    'role clear',
    1.5,
  ),
  line(
    'PRONOUN|those|these can|could|must|should|may|might not clash|conflict|overlap|collide|interfere with|to?',
    role('clear'),
    'they can not clash with',
    'role clear',
    1.5,
  ),
  line('i skipped|lack|am_missing|am_without', role('without'), 'i skipped', 'role without', 0.2),
  line('with only|just', role('taken'), 'with just', 'role taken', 0.4),
  line('with', role('clear'), 'with', 'role clear', -0.6),
  line(
    'i have|had|have_already? already|just|only? took|taken|done|did|finished|completed|passed|aced|dropped|had',
    role('taken'),
    'i have already taken',
    'role taken',
    0.3,
  ),
  line('already|just took|taken|done|did|finished|had', role('taken'), 'already did', 'role taken', 0.3),
  line('took|finished|completed|passed|aced', role('taken'), 'took', 'role taken', -0.2),
  line('i have|got', role('taken'), 'i have', 'role taken', -1.2),
  line('i? really? loved|liked|enjoyed|adored', role('like'), 'i loved', 'role like', 0.1),
];
