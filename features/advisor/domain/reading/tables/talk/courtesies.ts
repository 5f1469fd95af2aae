import { line, type Line } from '../../spans/line.ts';
import type { Meaning } from '../../spans/meaning.ts';
import type { SmallTalk } from '../../askable.ts';

const talk = (each: SmallTalk): Meaning => ({ is: 'talk', talk: each });
const [THANKS, BYE, AGREE, HELLO] = [talk('thanks'), talk('bye'), talk('agree'), talk('hello')];

/** Courtesies in words that are not plain, and turns of phrase that say nothing. */
export const COURTESIES: readonly Line[] = [
  line('great|big|huge|real|such_a|good help|job END', THANKS, 'great help', 'talk thanks', 1),
  line(
    'you|that|this IS|have|were|was|has been|a? VERY? real|great|big|huge? help|helpful|useful|lifesaver|blessing END',
    THANKS,
    'that was super useful',
    'talk thanks',
    1.5,
  ),
  line('well done|played|said', THANKS, 'well done', 'talk thanks', 0.8),
  line('made my day|week|morning', THANKS, 'made my day', 'talk thanks', 1),
  line(
    'i am|feel ANY? less|more|better|much_better|relieved|calmer lost|confused|sure|confident|now|already? now|already? END',
    THANKS,
    'i feel less lost now',
    'talk thanks',
    2.5,
  ),
  line(
    'i? am|think_i_am|think_we_are all? done|good|set|finished|sorted|covered for_today|for_now|here|now|then',
    BYE,
    'i am done for today',
    'talk bye',
    2,
  ),
  line(
    'no? that|this|it IS|will_be all|it|everything i_needed|i_wanted|i_have|from_me|then|for_now|' +
      'for_today|for_tonight|for_this_evening|for_the_evening|for_this_afternoon|for_the_day|thanks?',
    BYE,
    'that is everything',
    'talk bye',
    1,
  ),
  line(
    'nothing|no more|other? else|questions|question for_now|for_today|then|thanks?',
    BYE,
    'no more questions',
    'talk bye',
    1,
  ),
  line(
    'talk|speak|catch|see to? you|ya soon|later|tomorrow|around',
    BYE,
    'talk to you soon',
    'talk bye',
    0.8,
  ),
  line(
    'that|this|it IS VERY? a_lot|much|rough|tough|brutal|too_much|crazy|nuts|wild|insane|good_to_know|' +
      'helpful|fair|a_shame|too_bad|annoying|sad|great|perfect|fine END',
    AGREE,
    'that is a lot',
    'talk agree',
    0.8,
  ),
  line(
    'if|when|because|since|in_case it|that|this|they|things IS|get|gets|becomes|turns_out VERY? too|so? much|hard|heavy|' +
      'rough|tough|too_much|crazy|stressful|a_lot END',
    { is: 'filler' },
    'if it is too much',
    'filler',
    1.5,
  ),
  line('sorry to bother|bug|disturb|ask|pester you|again?', HELLO, 'sorry to bother you', 'talk hello', 1),
  line(
    'sorry for asking|sending|bothering_you_with|having|all? so? all|many|too_many|a_hundred|a_million|a_thousand|a_lot_of|' +
      'these|the|my? stupid|dumb|silly|many|basic? questions|messages|things',
    { is: 'filler' },
    'sorry for asking so many questions',
    'filler',
    2,
  ),
  line(
    'hope|hoping you|u|ur? are|is|have|had|all? doing|having|well|fine|a_good_day|a_nice_day|a_good_one ' +
      'well|good|ok|fine|great|a_good_day|a_nice_day?',
    HELLO,
    'hope you are doing well',
    'talk hello',
    2,
  ),
  line('you|ur are VERY? funny|cute|hilarious|silly|sassy', AGREE, 'you are funny', 'talk agree', 0.8),
  line('or no|not|nah|nope END', { is: 'filler' }, 'or no', 'filler', 1.5),
  line(
    'ok? other|another|different|new|separate|unrelated|next thing|question|topic|subject END',
    { is: 'filler' },
    'other thing',
    'filler',
    1.5,
  ),
  line('back to the? list|that|it|those|courses', { is: 'filler' }, 'back to the list', 'filler', 1),
  line(
    'transferred|transfer|transferring|came|coming|moved|switched|graduated here? from @yale|stanford|' +
      'princeton|caltech|cornell|berkeley|ucla|mit|harvard',
    { is: 'filler' },
    'transferred from yale',
    'filler',
    1,
  ),
  line(
    'at|from|in my? old|previous|former|last|other|home school|college|university|institution',
    { is: 'filler' },
    'at my old school',
    'filler',
    1.5,
  ),
  line('who|that wants|want|needs|need to', { is: 'filler' }, 'who wants to', 'filler', 0.8),
  line(
    'are|is? you|anyone|anybody|somebody there|here|awake|online|around END',
    HELLO,
    'are you there',
    'talk hello',
    1,
  ),
  line(
    'gotcha|dope|noted|aight|okie|alrighty|roger|neat|nice|interesting END',
    AGREE,
    'gotcha',
    'talk agree',
    -0.6,
  ),
  line(
    'you are|seem VERY? smart|clever|wise|sweet|kind|good|brilliant END',
    THANKS,
    'you are so smart',
    'talk thanks',
    0.8,
  ),
  line(
    'wild|crazy|random|silly|dumb|quick|stupid|weird idea|thought|question|ask|request',
    { is: 'filler' },
    'wild idea',
    'filler',
    1,
  ),
  line(
    'decide|choose|stop|go|leave|finish|promise|swear|done|quiet after this|that|it',
    { is: 'filler' },
    'decide after this',
    'filler',
    1.5,
  ),
  line('with? this|that|it? in mind', { is: 'filler' }, 'with that in mind', 'filler', 2),
  line(
    'you|this|that have|has? help|helps|helped me? a_lot|so_much|very_much|much|greatly|lots',
    THANKS,
    'you help me a lot',
    'talk thanks',
    2,
  ),
  line(
    'the? registrar|bursar|dean|computer|system says|said|thinks|claims|told|tells me|us|that?',
    { is: 'filler' },
    'the registrar says',
    'filler',
    2,
  ),
  line(
    'ap|ib|a_level psych|psychology|bio|biology|calc|calculus|chem|chemistry|physics|stats|statistics|' +
      'euro|history|literature|english|spanish|french|economics|government|macro|micro credit|exam|test|' +
      'score|class?',
    { is: 'filler' },
    'ap psych',
    'filler',
    1,
  ),
  line('have|had|got enough|plenty|too_much of?', { is: 'not' }, 'had enough', 'not', 1),
  line('in fact|truth|reality|earnest|deed', { is: 'filler' }, 'in fact', 'filler', 1),
];
