/** Words of questions about the student's plan, or about the week shown. */
const some = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')));

/** What would be done with a course for a free day. */
export const GIVING_UP = some(
  'drop dropping dropped cut cutting lose losing skip skipping ditch ditching remove removing ' +
    'sacrifice sacrificing axe axing kill quit quitting scrap ' +
    'boot give_up giving_up giving_one_up get_rid_of getting_rid_of let_go letting_go part_with bail_on ' +
    'bail_out_of withdraw_from take_out leave_out goes has_to_go would_have_to_go must_go go cost costs',
);
/** Of the courses, one is asked for. */
export const ONE_OF_SOME = some(
  'which what whats who one single only_one just_one any_one one_thing one_class one_course just_one_thing one_of_them 1',
);
/** With these something else is asked for. */
export const OTHER_WISHES = some(
  'find recommend suggest swap replace instead exchange add another something anything build plan_me ' +
    'make_me_a give_me list rated teaches easiest hardest ' +
    'best lighter easier under at_most less_than no_more_than max prereqs prerequisite prerequisites each per_class',
);
/** Besides what surely asks whether it fits. */
export const FITTING_TOO = some(
  'go goes work works trouble ok okay alongside way squeeze bump bumps collide clash clashes conflict conflicts overlap overlaps',
);
/** What is asked for in all. */
export const AMOUNTS_ASKED = some(
  'hours hour hrs hr units credits workload work_hours work damage number load busy',
);
export const HOW_MUCH = some(
  'how_many how_much how_heavy how_hard how_busy how_long how_bad hours hrs total sum number damage ' +
    'units credits workload add_up adds_up come_to comes_to amount_to amounts_to ask_of whats_that ' +
    'what_is_that',
);
export const ALL_OF_THEM = some(
  'all all_in everything together altogether overall total in_total sum lot whole combined of_them ' +
    'both this_week a_week per_week weekly up add_up adds_up come_to comes_to that it',
);
