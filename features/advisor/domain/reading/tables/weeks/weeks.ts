import { be, turned } from '../../frame/conditions.ts';
import { line, type Line } from '../../spans/line.ts';
import type { Act, Meaning } from '../../spans/meaning.ts';

const act = (each: Act): Meaning => ({ is: 'act', act: each });

/** Lines for making a week, changing it, and asking about it. */
export const WEEKS: readonly Line[] = [
  line(
    'can|could|will|would? you|u? please? plan|build|make|create|draft|design|generate|propose|' +
      'put_together|map_out|lay_out|sketch|come_up_with|figure_out|give|find|get me? my|a|an|the? NUM? ' +
      'good|nice|balanced|possible|whole|full|new|weekly? schedule|timetable|course_load|courseload|' +
      'class_schedule|lineup',
    act('week'),
    'build me a schedule',
    'act week',
    1,
  ),
  line(
    'plan|planning|plan_out|map_out|figure_out|sort_out|put_together|build|make|set_up me? my|a|the? ' +
      'whole|entire|full|next? semester|term|week',
    act('week'),
    'plan my semester',
    'act week',
    1,
  ),
  line(
    'can|could|will|would? you|u? please? set|hook|fix|line me up with',
    act('week'),
    'set me up with',
    'act week',
    1,
  ),
  line(
    'give|get|make|find|show? me|us? something|smth balanced|well_balanced|well_rounded|doable|manageable|sane with|of?',
    act('week'),
    'give me something balanced with',
    'act week',
    1,
  ),
  line(
    'the? lightest|easiest|gentlest|calmest|best|chillest possible? semester|term|week|schedule',
    act('week'),
    'the lightest possible semester',
    'act week',
    1.5,
  ),
  line('plan|map|sort|lay_out out? me? my|the|a|an', act('week'), 'map out my', 'act week', 0.6),
  line(
    'plan|map|lay|figure out? my|the? next? both|all semesters|terms',
    act('week'),
    'plan out both semesters',
    'act week',
    1,
  ),
  line('schedule|timetable with|including', act('week'), 'schedule with', 'act week', 0.3),
  line('a|one week with|including', act('week'), 'a week with', 'act week', 0.3),
  line(
    'i? need|want|would_like a|my? NUM? schedule|timetable|course_load',
    act('week'),
    'i need a schedule',
    'act week',
    0.8,
  ),
  line(
    'what|how could|would|should|might my schedule|semester|week|term look like',
    act('week'),
    'what could my semester look like',
    'act week',
    1.2,
  ),
  line(
    'what|how could|would|should|might my schedule|semester|week|term look like with',
    act('total'),
    'what would my week look like with',
    'act total',
    1.4,
  ),
  line(
    'fill|complete|finish|round out|up? my schedule|timetable|semester|week|plan',
    act('week'),
    'fill up my schedule',
    'act week',
    1,
  ),

  line(
    'without|no|not|also_no|also_not on? DAYS too|either|as_well|also',
    ({ days: [held] }) =>
      held ? { is: 'conditions', conditions: [turned(be('days', { on: held.on, mode: 'any' }))] } : null,
    'without fridays too',
    'not days any F',
    2,
  ),
  line('module|modules', { is: 'noun' }, 'modules', 'noun'),
  line(
    'with|under|keep|keeping? the|all? same limits|rules|constraints|criteria|restrictions|bounds|conditions as_before|otherwise?',
    { is: 'filler' },
    'the same limits',
    'filler',
    1.5,
  ),
  line(
    'swap|switch|replace|exchange|trade|change|sub|substitute out?',
    act('swap'),
    'swap out',
    'act swap',
    0.35,
  ),
  line(
    'find|get|give me? something|anything instead_of',
    act('swap'),
    'find something instead of',
    'act swap',
    1,
  ),
  line(
    'drop|remove|delete|lose|cut|ditch|take_out|take_away|leave_out|kick_out|get_rid_of|scrap out?',
    act('drop'),
    'drop',
    'act drop',
    0.3,
  ),
  line('what if i|we? drop|remove|skip|cut|dropped|left_out', act('drop'), 'what if i drop', 'act drop', 0.8),
  line(
    'make|keep|cut|reduce|bring|trim|get it|that|this|them down? to? only|just?',
    act('resize'),
    'make it',
    'act resize',
    0.2,
  ),
  line('cut|reduce|bring|trim down|to only|just?', act('resize'), 'cut down', 'act resize', 0.2),
  line('one|1 course|class? fewer|less', act('resize'), 'one fewer', 'act resize', 0.8),
  line(
    'NUM course|class|courses|classes is_enough|are_enough|max|only|instead',
    act('resize'),
    '3 classes instead',
    'act resize',
    0.2,
  ),

  line(
    'does|do|would|will|can|could it|that|this|they|everything|all|my_plan|my_schedule|the_schedule|' +
      'my_week|the_week? all|everything? still|also|even? fit|fits|work|works|go with|if i? add|take|took|' +
      'added?',
    act('fits'),
    'does it still fit with',
    'act fits',
    1.2,
  ),
  line(
    'still fit|fits|work|works|possible with|if|when? i? add|take|took|added?',
    act('fits'),
    'still fits with',
    'act fits',
    0.8,
  ),
  line(
    'what if i|we? add|added|take|took|also_take|also_took',
    act('fits'),
    'what if i add',
    'act fits',
    0.8,
  ),
  line(
    'can|could i still|also|even fit|squeeze|add|take in?',
    act('fits'),
    'can i still fit',
    'act fits',
    0.4,
  ),

  line(
    'which|what one|single|course|class|of_them|of_these|of_those? one|course|class? would|should|could|' +
      'do|can i|we? drop|skip|lose? to? free|frees|clear|clears|open|opens|get_rid_of|give_me|get_me|get ' +
      'up? my|me? up?',
    act('frees'),
    'which one course would free my',
    'act frees',
    1.5,
  ),
  line('free|frees|clear|clears|open|opens up? my up?', act('frees'), 'free up my', 'act frees', 0.4),
  line(
    'to|i_want|can_i|could_i|would|how_do_i? get|have|keep? no_class_on|off_on|free_of_class_on',
    act('frees'),
    'to get no class on',
    'act frees',
    0.5,
  ),

  line(
    'add|save|keep|bookmark|put|stick it|that|this one|course|class? in|down|then|now|too|aside? for|to|on|in|into? ' +
      'the|my|next|this? ANY? please|pls|thanks|for_now|for_later? END',
    act('keep'),
    'save that for me',
    'act keep',
    1.5,
  ),
  line(
    'can|could|will|would? you|u? please? add|put|save|place|stick|throw|log|mark|enter|record',
    act('offer'),
    'put',
    'act offer',
    -0.3,
  ),
  line(
    'to|on|in|into|onto|as|under my|the? courses|classes|course_list|class_list|plan|planner|schedule|' +
      'list|saved|saved_courses|profile|taken|courses_taken|favorites|favourites|cart|calendar',
    act('own_plan'),
    'to my courses',
    'act own_plan',
    0.5,
  ),
  line(
    'how many hours|units|credits is|are|does|do|in my plan|schedule|semester|week|term? have|add_up_to|come_to?',
    act('own_plan'),
    'how many hours is my plan',
    'act own_plan',
    0.6,
  ),
  line(
    'what|which courses|classes? IS|do_i_have in|on my plan|schedule|planner',
    act('own_plan'),
    'what is in my plan',
    'act own_plan',
    0.9,
  ),
];
