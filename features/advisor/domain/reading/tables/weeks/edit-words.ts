/** Words that say what becomes of a course of the week shown, or of the plan, wherever they stand beside it. */
const some = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')));

/** Before a course that goes. */
export const GOES_BEFORE = some(
  'drop drops dropping dropped lose losing lost ditch ditching ditched cut cutting remove removing ' +
    'removed scrap scrapping skip skipping bin axe ' +
    'delete toss dump quit quitting nix boot chuck bail_on bail_out_of without minus replace replacing ' +
    'swap swapping exchange exchanging switch switching ' +
    'trade trading sub substitute substituting withdraw_from out_of instead_of in_place_of rather_than ' +
    'in_exchange_for rid_of do_without done_with ' +
    'part_with let_go_of give_up giving_up pass_on sacrifice sacrificing swap_out kick_out take_out ' +
    'leave_out throw_out not_taking not_doing no_longer over_with no_more ' +
    'not_want not_like not_feeling hate sick_of tired_of less not_into fed_up_with scratch regret cannot_do cannot_stand cannot_face fewer',
);
/** After a course that goes. */
export const GOES_AFTER = some(
  'out off away is_out goes go gone can_go has_to_go must_go should_go got_to_go needs_to_go is_a_no ' +
    'is_not_happening not_happening is_over ' +
    'dropped removed cut swapped replaced exchanged traded is_dead is_gone is_too_much too_much too_hard ' +
    'too_heavy is_not_for_me not_for_me not_it ' +
    'is_killing_me not_my_thing is_cancelled was_a_mistake is_a_mistake leaves scares_me frightens_me terrifies_me',
);
/** After these, words above mean something else. */
export const NOT_GOING_AFTER = some('in with together well back on at by to into from ahead');
/** Before a course that stays. */
export const STAYS_BEFORE = some(
  'keep keeping leave leaving hold_on_to hang_on_to stick_with sticking_with stay_with not_touch hold_onto',
);
/** After a course that stays. */
export const STAYS_AFTER = some(
  'stays stay remains remain is_staying stays_put is_safe is_fine is_locked is_fixed can_stay has_to_stay must_stay should_stay',
);
/** Before a course that comes. */
export const COMES_BEFORE = some(
  'add adding put putting take taking include including give throw squeeze squeezing get try pick use ' +
    'in slot fit want need prefer rather for with by to do ' +
    'choose insert stick pop make_it go_for go_with sign_me_up_for into',
);
/** After a course that comes. */
export const COMES_AFTER = some(
  'in instead comes_in goes_in goes_there comes_instead too as_well on_top in_there in_its_place in_its_stead in_too takes_its_place',
);
/** With these after it, "in" says when or where. */
export const NOT_COMING_AFTER = some('the my spring fall next this that a an general total all case march');
/** With these a clause only tells what was thought. */
export const ONLY_THOUGHT = some(
  'was_going_to was_thinking_of was_gonna were_going_to used_to wanted_to had_wanted_to',
);
/** For the course that was spoken of last. */
export const SPOKEN_OF = some('it that this its them those him her');
/** What may follow where "it" is that course. */
export const PLACES = some('place spot slot stead room');
/** With these words begins what is said of a course that comes. */
export const COMING_HEADS = some(
  'something smth sth anything another one ones others some_other a_different other a_new',
);
/** Nouns of a course that is described. */
export const COMING_NOUNS = some(
  'class course seminar lecture lab elective one thing gened gen_ed subject option',
);
/** Where a description ends. */
export const ENDS_COMING = some(
  'instead rest everything leave keep keeping others other where because since cuz bc my the_rest if ' +
    'while though but_keep thanks thank please',
);
/** A clause that goes on with a description. */
export const GOES_ON_COMING = some(
  'that which one with not no but still more ideally preferably from about like at rated and maybe ' +
    'something in of at_least actually also fewer lighter easier less shorter',
);
/** With these a question is no change, but asks whether it fits, what it comes to, or which. */
export const ASKS_ELSE = some(
  'fit fits fitting clash clashes conflict conflicts overlap possible doable feasible still hours ' +
    'units credits workload enough work works together trouble',
);
