import { line, type Line } from '../spans/line.ts';
import type { FactField } from '../askable.ts';
import type { Meaning } from '../spans/meaning.ts';

const ask = (...fields: FactField[]): Meaning => ({ is: 'ask', fields, isSure: true });
/** A word for a field that may also be part of a wish. */
const word = (...fields: FactField[]): Meaning => ({ is: 'ask', fields, isSure: false });

/** Lines for what a course requires and recommends. */
export const ASKS_OF_NEEDS: readonly Line[] = [
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
];
