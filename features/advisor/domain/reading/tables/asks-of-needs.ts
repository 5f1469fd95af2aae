import { line, type Line } from '../spans/line.ts';
import type { FactField } from '../askable.ts';
import type { Meaning } from '../spans/meaning.ts';

const ask = (...fields: FactField[]): Meaning => ({ is: 'ask', fields, isSure: true });
/** A word for a field that may also be part of a wish. */
const word = (...fields: FactField[]): Meaning => ({ is: 'ask', fields, isSure: false });

const AFTER: Meaning = { is: 'act', act: 'after' };

/** Lines for what a course requires and recommends, and for what requires it. */
export const ASKS_OF_NEEDS: readonly Line[] = [
  line(
    'what|which_classes|which_courses must|should|does|has a|the|one|any student|freshman|person|one|' +
      'somebody|someone? to? have? done|do|taken|take|passed|pass|finished|completed|learned|known ' +
      'beforehand|before|first|before_it|already|to_get_in',
    ask('prerequisites'),
    'what must a student have done beforehand',
    'asks prerequisites',
    2,
  ),
  line('asks|ask for what', ask('prerequisites'), 'asks for what', 'asks prerequisites', 1),
  line('needs|requires|wants|expects what', ask('prerequisites'), 'needs what', 'asks prerequisites', 1),
  line(
    'DO it|they|that|any say|mention|state|tell if|whether PRONOUN|you|i|one|we? need|needs|have|has to|any? ANY? ANY?',
    ask('prerequisites'),
    'does it say if you need to read',
    'asks prerequisites',
    2,
  ),
  line(
    'DO? i|you|we|one? need|have|must? to? submit|send|hand_in anything|something|ANY to|before get_in|' +
      'get_into|apply|being_admitted|join|enrol|enroll',
    ask('prerequisites', 'notes'),
    'submit anything to get in',
    'asks prerequisites notes',
    2,
  ),
  line(
    'want|wants|expect|expects|need|needs|ask|asks beforehand|first|before',
    ask('prerequisites'),
    'want beforehand',
    'asks prerequisites',
    0.5,
  ),
  line('prerequisites', word('prerequisites'), 'prerequisites', 'asks prerequisites'),
  line(
    'official|stated|listed requirements|requirement|prerequisites',
    ask('prerequisites'),
    'official requirements',
    'asks prerequisites',
  ),
  line(
    'what do i|you|we need|have_to_have|have_to_take|need_to_know before|for?',
    ask('prerequisites'),
    'what do i need before',
    'asks prerequisites',
    0.4,
  ),
  line(
    'what is|are? required|needed before|for?',
    ask('prerequisites'),
    'what is required before',
    'asks prerequisites',
    0.4,
  ),
  line(
    'do|would|will i|you|we need|have_to_take anything|something|another_class|any_class before|first|for?',
    ask('prerequisites'),
    'do i need anything before',
    'asks prerequisites',
    0.5,
  ),
  line(
    'need|needs|require|requires|ask|asks|want|wants for? me? to? have? done? anything|something before|first',
    ask('prerequisites'),
    'requires anything before',
    'asks prerequisites',
    0.6,
  ),
  line(
    'what should|do i take|know|do|have_taken before|beforehand|first',
    ask('prerequisites'),
    'what should i take before',
    'asks prerequisites',
    0.6,
  ),
  line(
    'ask|asks|want|wants|require|requires|need|needs|list|lists|recommend|recommends|state|states|expect|' +
      'expects or|and ask_for|recommend|recommends|want|require|expect|suggest before|for',
    ask('prerequisites', 'preparation'),
    'ask or recommend before',
    'asks prerequisites preparation',
    1,
  ),
  line(
    'requirement|requirements|required|needed|background',
    word('prerequisites'),
    'requirements',
    'asks prerequisites',
    -0.3,
  ),
  line(
    'need|needs|require|requires ALLOWED',
    ask('prerequisites', 'notes'),
    'requires permission',
    'asks prerequisites notes',
    -0.2,
  ),
  line('instructor? ALLOWED', word('prerequisites', 'notes'), 'consent', 'asks prerequisites notes', -0.2),
  line(
    'recommended|suggested preparation|prep|background',
    ask('preparation'),
    'recommended prep',
    'asks preparation',
    0.3,
  ),
  line('preparation|prep', word('preparation'), 'prep', 'asks preparation', -0.2),
  line(
    'want|wants|ask|asks|need|needs|require|requires|expect|expects for? as? a|the|its? prerequisites',
    ask('prerequisites'),
    'wants as a prerequisites',
    'asks prerequisites',
    1,
  ),
  line(
    'what|anything DO? it|this|that|they need|require|ask_for before|first|for?',
    ask('prerequisites'),
    'what does it need before',
    'asks prerequisites',
    0.8,
  ),
  line(
    'do|does it|that|this need|require|ask_for|want anything|something',
    ask('prerequisites'),
    'does it need anything',
    'asks prerequisites',
    0.5,
  ),
  line(
    'need|needs|require|requires|ask|asks|want|wants what before|first|beforehand',
    ask('prerequisites'),
    'needs what before',
    'asks prerequisites',
    0.8,
  ),
  line(
    'what must|does|should one|a_student|students|you|we|i have|need|know|bring|have_completed for|before|beforehand',
    ask('prerequisites'),
    'what must one have for',
    'asks prerequisites',
    0.8,
  ),
  line(
    'what one|you|we|i|a_student must|should|has_to|needs_to|have_to have|know|bring|take for|before|beforehand',
    ask('prerequisites'),
    'what one must have for',
    'asks prerequisites',
    0.8,
  ),
  line(
    'what must|should|do i|one|we|you have had|taken|done|completed|studied first|before|already?',
    ask('prerequisites'),
    'what must i have had',
    'asks prerequisites',
    1,
  ),
  line(
    'who|whoever needs|need|wants|uses|builds_on|depends_on|calls_for|relies_on',
    AFTER,
    'who needs',
    'act after',
    0.5,
  ),
  line(
    'what|which|where|how NOUN? can|could|should|do|may|might|will|would i|we|you|one? next? take|do|go|try|study|enroll_in? next? ' +
      'once|when|after|from|with|now_that|if i|we|you? have|am? done|finished|finish|taken|take|passed|pass|had|completed|complete|with?',
    AFTER,
    'what can i do once i have finished',
    'act after',
    1.5,
  ),
  line(
    'what|which NOUN? open|opens|opened|unlock|unlocks up? for|to me|us|you',
    AFTER,
    'what courses open for me',
    'act after',
    1.5,
  ),
  line(
    'where DO|can|could|will it|that|this|these lead|take|get|go me|us|to?',
    AFTER,
    'where does it lead',
    'act after',
    1.5,
  ),
  line('lead|leads END', AFTER, 'leads', 'act after', 0.3),
  line(
    'needed|required|necessary|useful|good|used|asked as|for? anything|something|any_other|any_others|' +
      'others|other|later|further|anywhere NOUN?',
    AFTER,
    'needed for anything',
    'act after',
    1,
  ),
  line(
    'DO|IS|can|is_there anything|something|any_class|any_course|any_classes|any_courses|other_classes|other_courses|others|anyone ' +
      'that? require|requires|need|needs|ask_for|want|wants|build_on|builds_on|list|use|depend_on|call_for',
    AFTER,
    'does anything require',
    'act after',
    1.2,
  ),
  line('downstream|upstream of|from', AFTER, 'downstream of', 'act after', 1),
  line(
    'what|which NOUN? IS|were asking|calling|looking for',
    AFTER,
    'which courses were asking for',
    'act after',
    1.2,
  ),
  line(
    'which|what ones|NOUN? want|list|name|need|require|mention it|that|this|them as? a? prerequisites?',
    AFTER,
    'which ones want it',
    'act after',
    1.2,
  ),
  line(
    'builds|build|follow|follows|continue|continues|expand|expands on|up_on|from|after',
    AFTER,
    'build on',
    'act after',
    0.5,
  ),
  line(
    'that|which? come|comes|goes next|later|afterwards after|from?',
    AFTER,
    'comes next',
    'act after',
    0.2,
  ),

  line(
    'what IS expected|assumed|presumed|presupposed of_me|of_you? going_into|coming_into|before|for|in|to_take?',
    ask('prerequisites'),
    'what is expected going into',
    'asks prerequisites',
    1,
  ),
  line(
    'do|does they|it|he|she|the_course assume|presume|presuppose|expect anything|something|knowledge|experience|background in|for|before?',
    ask('prerequisites'),
    'do they assume anything in',
    'asks prerequisites',
    1.3,
  ),
  line(
    'what|anything do|must|should|would i|you|we|one need_to|have_to|has_to? have? done|taken|had|' +
      'studied|completed|passed|finished already? before|for|first|beforehand|prior_to?',
    ask('prerequisites'),
    'what do i need to have done before',
    'asks prerequisites',
    1.8,
  ),
  line(
    'do|would|should|must you|we|people|students|one need|have|has to have|take|know? done|taken|had? ' +
      'anything|something|stuff|some_class before|for|first|beforehand?',
    ask('prerequisites'),
    'do you need to have done anything for',
    'asks prerequisites',
    1.8,
  ),
  line(
    'do i have_to|need_to have|know|take|bring anything|something|stuff beforehand|before|first',
    ask('prerequisites'),
    'do i have to have anything beforehand',
    'asks prerequisites',
    2,
  ),
  line(
    'ask_for|asks_for|want|wants|need|needs|require|requires|expect|expects before|beforehand you|i|one? take|start? it|that?',
    ask('prerequisites'),
    'ask for before you take it',
    'asks prerequisites',
    1.5,
  ),
  line(
    'be|are|is|sit|land|stacked? on_top_of|over|against each_other|one_another',
    { is: 'act', act: 'clash' },
    'be on top of each other',
    'act clash',
    2,
  ),
  line(
    'work|works|line|lines|pan|fit out|up? timewise|time_wise|schedule_wise|ok|alright END',
    { is: 'act', act: 'together' },
    'work out ok',
    'act together',
    0.3,
  ),
  line(
    'live|coexist|exist|sit|fit|stay in the|one|a same|one? schedule|week|timetable|term|semester',
    { is: 'act', act: 'together' },
    'live in the same schedule',
    'act together',
    1,
  ),
  line(
    'at|on|in different|separate|other|distinct times|hours|slots|days',
    { is: 'act', act: 'together' },
    'at different times',
    'act together',
    1,
  ),
  line(
    'prepare|prepares|preparing|qualify|qualifies me|you|us? for END',
    AFTER,
    'prepare you for',
    'act after',
    1,
  ),
  line(
    'open|opens|unlock|unlocks any|some|more|other doors|options|courses|classes',
    AFTER,
    'open any doors',
    'act after',
    1,
  ),
  line('prerequisites of|for what|which|something|anything', AFTER, 'prerequisites of what', 'act after', 1),
  line('what uses|builds_on|takes_off_from|follows_from', AFTER, 'what uses', 'act after', 0.8),
  line(
    'can|may anyone|anybody|everyone|everybody|any_student enroll|take|join|sign_up|attend in|for?',
    ask('prerequisites', 'notes'),
    'can anyone enroll in',
    'asks prerequisites notes',
    1,
  ),
  line(
    'need|needed|necessary|required for|before|to_take',
    { is: 'ask', fields: ['prerequisites'], isSure: false },
    'need for',
    'asks prerequisites',
    -0.2,
  ),
  line(
    'want|wants|need|needs|expect|expects|require|requires|demand|demands me|you|us|people|students ' +
      'to_know|to_have|to_have_taken|to_have_done|to_take|to_bring before|first|beforehand?',
    ask('prerequisites'),
    'want me to know before',
    'asks prerequisites',
    1.5,
  ),
  line(
    'need|needs|require|requires|want|wants|expect|expects anything|something|stuff|other_classes|' +
      'another_class beforehand|before|first|prior|in_advance|upfront',
    ask('prerequisites'),
    'need anything beforehand',
    'asks prerequisites',
    1.5,
  ),
  line('require|requires|demand|demands END', ask('prerequisites'), 'require', 'asks prerequisites', -0.3),
];
