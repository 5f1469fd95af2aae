/** Words that set the student's plan aside, so that a week begins from nothing. */
const some = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')));

export const PLAN_NOUNS = some('plan planner schedule timetable plans');
/** What is done to a plan that does not count. */
export const ASIDE_VERBS = some(
  'forget forgetting ignore ignoring disregard disregarding never_mind scrap scrapping scratch bin ' +
    'binning toss trash throw_out throw_away chuck ditch ' +
    'set_aside setting_aside put_aside putting_aside leave_aside leaving_aside leave_out wipe erase ' +
    'discard delete dump skip not regardless_of apart_from without ' +
    'not_count not_look_at not_use not_worry_about not_bother_with not_consider',
);
/** What has been planned, without the word for it. */
export const OF_PLAN_SAID = some(
  'everything what_is_planned what_i_planned what_i_have what_i_have_planned everything_i_have ' +
    'everything_i_planned what_i_had everything_i_had ' +
    'what_i_have_got all_of_it it_all all_that whatever_i_had whatever_i_have whatever_i_planned everything_so_far everything_planned',
);
/** From nothing. */
export const FROM_NOTHING = some(
  'from_scratch from_zero from_nothing from_the_ground_up from_a_blank_page blank_page blank_slate ' +
    'blank_sheet clean_slate clean_sheet fresh_start start_over ' +
    'start_again start_again_from_nothing begin_again begin_again_from_nothing begin_anew start_afresh ' +
    'begin_afresh start_anew start_fresh starting_over starting_from_zero starting_from_scratch ' +
    'new_from_scratch a_different_spring a_completely_new_one square_one not_my_plan',
);
/** With these a plan is put somewhere, and set aside if that is out of the way. */
export const PLACING_VERBS = some('leave leaving set setting put putting throw toss chuck move keep');
/** Out of the way. */
export const OUT_OF_THE_WAY = some(
  'aside aside_altogether is_empty was_empty were_empty is_blank were_blank as_empty as_blank ' +
    'does_not_exist did_not_exist is_not_there were_not_there as_if_empty to_be_empty to_one_side ' +
    'on_one_side away out_of_it out_of_this in_the_bin in_the_trash bin trash in_the_garbage on_ice',
);
export const AFTER_ASIDE = some(
  'aside to_one_side out_of_it completely entirely altogether for_a_moment for_now for_a_minute for_a_min for_a_sec away out out_of_this',
);
