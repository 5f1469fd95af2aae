/** Words in orders to change a week. */
const some = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')));

/** Words before an order that say nothing of it. */
export const BEFORE_ORDER = some(
  'ok okay k okey hmm hm hmmm soo sooo no nah actually and but then now also so please pls plz can ' +
    'could would might may will you u i we do ' +
    'let us lets just maybe well thanks thank cool great nice good perfect yeah yes yep ugh oh um uh sorry wait hey hi still idk ' +
    'like kindly possibly perhaps alright right fine lovely lol haha tbh honestly anyway instead wanna am is it possible to id ' +
    'nvm k ill i_will i_think i_guess guess think going gonna decided have_to need_to gotta must ' +
    'better_to best_to first_of_all rather quill dear if hello thats looks look first next after all ' +
    'show me find give get the_week am_i able want i_need ill ' +
    'thinking how about what dont_suppose',
);
/** Words after an order that say nothing of it. */
export const AFTER_ORDER = some(
  'please pls plz thanks thx ty thank_you then though tho now again if possible ok okay lol haha you ' +
    'kindly maybe yet so for me if_possible ' +
    'though_please somehow obviously i think guess actually honestly tbh suppose after all afraid am im',
);
export const THE = some('the that this my those these your a an any all both some');
export const COURSE_NOUNS = some(
  'one ones class classes course courses thing things stuff subject subjects elective electives slot ' +
    'spot place places module modules option ' +
    'in_there requirement',
);
/** People of whom students tell: what they say is no order. */
export const PEOPLE = some(
  'mum mom mother dad father parents roommate roommates friend friends sister brother advisor adviser ' +
    'coach boss boyfriend girlfriend partner wife ' +
    'university uni school college department faculty husband mama papa grandma grandmother grandpa ' +
    'tutor professor dean uncle aunt cousin flatmate housemate therapist doctor',
);
/** What they do then. */
export const TELLING = some(
  'wants requires demands expects says said say told tells thinks thought claims swore swears insists reckons warned keeps heard',
);
/** How students feel about a course that they speak of before they say what becomes of it. */
export const FEELINGS = some(
  'scared afraid hate hates love worried nervous waste brutal terrified sick tired fed bored allergic ' +
    'anxious dread dreading unsure regret regretting ' +
    'sucks awful boring killing intimidated stressed scary too useless hard bores bored annoys annoying ' +
    'irks kills scares terrifies face stand bear tolerate depresses frightens worries stresses',
);
/** Words that open an exclamation: "how tragic". */
export const EXCLAIMING = some(
  'how oh so such ugh wow damn aw aww no ok hm hmm well great alas noted understood',
);
/** The course that was chosen last. */
export const THIS_ONE = some(
  'it that this that_one this_one the_new_one the_new_course that_course this_course that_class ' +
    'this_class the_new_class the_one_you_added ' +
    'the_one_you_picked the_one_you_chose the_last_one_you_added the_added_one your_suggestion ' +
    'the_suggestion the_one_you_suggested him her them this_last_one that_last_one the_last_addition ' +
    'this_last the_one_i_just_added the_one_you_just_added',
);
export const HEAVIEST_SAID = some(
  'hardest_one hardest heaviest heaviest_one hardest_class hardest_course most_work most_demanding_one ' +
    'toughest toughest_one takes_the_most_time ' +
    'one_with_the_most_work one_that_takes_the_most_time class_with_the_most_work ' +
    'course_with_the_most_work is_the_most_work takes_most_time ' +
    'one_with_the_most_hours has_the_most_work has_the_most_hours most_time_consuming_one worst ' +
    'biggest_one longest_one class_that_takes_the_most_time ' +
    'heaviest_class heaviest_course most_intense_one one_that_is_the_most_work one_thats_the_most_work ' +
    'eats_the_most_time one_that_eats_the_most_time',
);
/** Another of the same wish. */
export const ANOTHER = some('another other different else new instead some_other alternative');
/** Words for a course to come that say nothing of it. */
export const COURSE_SAID = some(
  'a an one some something anything someone class course thing other another different else new the of option kind maybe ' +
    'third fourth fifth sixth 3rd 4th 5th 6th extra additional further just like instead please pls any ' +
    'subject elective more time some_other in for from smth sth that which is',
);
/** Words that begin a reason, which is no order. */
export const REASONS = some('because bc since cause cuz as');
/** Words that no description of a course of a week has: with them it is more than one. */
export const NOT_IN_NAME = some(
  'to by for with something anything instead into i my me be is are was not no but which that so rest others everything',
);
/** Words with which a clause of times is about the course that comes, and not the week. */
export const ABOUT_COMING = some('one ones something another different other preferably ideally');
/** Where a message says that its change is one of the plan: "in my spring plan". */
export const OF_OWN_PLAN: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:from|in|out of|of|to|on|into|for|within|as part of|off) (?:my|her|his|their|our|the(?= plan\b))` +
      ' (?:(?:spring|fall|current|own|next|saved) ){0,2}' +
      String.raw`(?:plan|schedule|week|semester|spring|fall|term|timetable)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:could|can|would|may|might) my (?:(?:spring|fall|current|own) )?` +
      String.raw`(?:plan|schedule|week|semester|spring|fall|timetable) (?:take|have|hold|include|fit|get|use)\b`,
    'giu',
  ),
  /\b(?:what(?:'?s| is) (?:already )?(?:there|in there|in it)|what i have|the (?:ones|courses|classes) (?:that )?i have)\b/giu,
  /\b(?:show|give)(?: me)? (?:the|my|a) (?:week|schedule|plan)\b/giu,
];
/** Words that take back the last change. */
export const UNDO_WORDS = some('undo undone undoing revert reverting reverse restore rewind');
/** "Back" and what is like it, which take one back beside a word for what was: "go back to how it was", "I liked the first one better". */
export const BACK_WORDS = some('back return returning again prefer preferred better liked');
/** With these a course that went is wanted again: "the lab was fine after all". */
export const AGAIN_WORDS = some('again back after readd restore return returns miss missed');
/** What all changes began with: "back to the original". */
export const ORIGINAL_WORDS = some('original originally start started beginning');
export const AS_IT_WAS = some(
  'before was were previous previously old earlier original prior first had everything ago',
);
