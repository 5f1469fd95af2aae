/** What a clause does to the week that was shown, or to the plan. */
export type OrderKind =
  /** Another course takes the place of one. */
  | 'swap'
  | 'drop'
  | 'add'
  /** So many of the courses that were chosen are to be like this. */
  | 'become'
  /** Only so many of these stay. */
  | 'only'
  | 'stay'
  /** It may go, if that helps: any other will do. */
  | 'loosen'
  /** So many in all. */
  | 'size'
  /** More about the course that comes. */
  | 'describe'
  /** Nothing: the others stay as they are anyway. */
  | 'rest';

/**
 * A way to order a change. The pattern is of words, `|` between alternatives, `_` between the words of one, `?` after what may be
 * missing; capitals are classes of words. GONE and COME hold the words for the course that goes and for the one that comes, COURSE one
 * that goes and is no mere "it", N a number, ANY what means nothing. A pattern is held against a whole clause.
 */
export interface OrderLine {
  says: string;
  does: OrderKind;
  example: string;
  /** What GONE, COME and N hold in the example. */
  holds: { gone?: string; come?: string; count?: number };
}

export const ORDER_WORDS: Readonly<Record<string, string>> = {
  SWAP:
    'swap swapping swapped exchange exchanging exchanged replace replacing replaced switch switching switched trade trading ' +
    'sub substitute substituting change changing changed',
  FOR: 'for with by to against into',
  TURN: 'make making turn turning have change convert switch',
  DROP:
    'drop dropping remove removing lose losing ditch ditching scrap cut cutting delete skip bin axe scratch nix kick ' +
    'get_rid_of take_out leave_out kick_out throw_out cut_out toss_out do_without take_away leave_off ' +
    'cross_out forget give_up giving_up part_with let_go_of letting_go_of sacrifice ' +
    'chuck chuck_out dump abandon quit kill bump strike omit dropping_out_of remove_out bail_on pass_on ' +
    'not_doing not_taking not_keeping will_not_take will_not_do no_longer_want no_longer_need ' +
    'do_not_want_to_take ' +
    'not_going_to_take not_going_to_do stop_taking',
  TAKE: 'take leave kick throw toss cut get pull boot',
  ADD:
    'add adding include including put throw squeeze fit stick slot get have give_me need want find_me get_me ' +
    'pick choose find suggest i_need i_want add_me put_in throw_in squeeze_in fit_in stick_in slot_in take',
  IN:
    'in in_there in_it in_too in_its_place in_its_spot there instead_of_it in_that_spot in_its_stead ' +
    'in_for_it to_it in_that_slot in_that_place in_this_slot in_its_slot ' +
    'in_this_spot where_it_was at_that_time there_instead back back_in',
  ONTOP:
    'on_top on_top_of too as_well in_addition also on_top_of_it on_top_of_that besides to_it in_there in_it there',
  BE: 'be be_about be_in be_from be_on come_from come have_to_do_with be_to_do_with do_with be_something_about',
  SHOULD: 'should must could can might may has_to have_to needs_to need_to ought_to would shall to',
  ONE_OF:
    'one_of_them one_of_those one_of_these one_of_the_others one_of_the_other_ones one_of_the_courses one_of_the_classes',
  ONEMORE: 'one_more another_one 1_more',
  ANOTHER:
    'another another_one a_different_one different_one other_one some_other_one something_else anything_else a_new_one ' +
    'an_other_one someone_else another_instead another_option others other_ones different_ones some_others new_ones ' +
    'what_else_is_there what_else_have_you_got what_else_could_i_take what_else_fits ' +
    'what_else_can_i_take what_else what_could_i_take_instead',
  WHICH: 'that which',
  OTHERS:
    'the_others others the_rest rest everything_else the_other_ones the_other_two the_other_three the_other_four other_two ' +
    'other_three the_two_others the_three_others all_else the_other_courses the_other_classes all_the_others all_others ' +
    'the_remaining_courses the_remaining_classes remaining_courses the_remaining_subjects ' +
    'the_remaining_ones the_remaining_three the_remaining_two the_rest_of_it the_rest_of_them ' +
    'the_other_one all_the_rest',
  STAY:
    'stay stays remain remains staying stay_put stay_in stays_in stays_put is_fine are_fine is_good are_good can_stay ' +
    'should_stay must_stay unchanged as_is as_it_is as_they_are the_same as_before is_kept are_kept ' +
    'is_locked are_locked locked is_ok are_ok untouched ' +
    'should_remain have_to_stay has_to_stay alone where_they_are how_they_are the_way_they_are may_stay may_remain stays_the_same ' +
    'being_left being_kept being_left_as_they_are being_left_alone left_as_they_are left_alone ' +
    'being_kept kept being_unchanged are_left_alone stay_the_same stay_as_they_are stays_as_it_is ' +
    'stay_as_is stays_as_is must_remain should_remain_as_they_are can_all_stay',
  KEEP: 'keep keeping leave leaving hold_on_to dont_touch without_touching without_changing keep_all',
  ENOUGH:
    'is_enough are_enough is_plenty will_do is_fine would_be_enough suffices suffice would_suffice is_ok',
  JUST: 'just only',
  LIKE: 'like love care_for want enjoy feel really_like really_want need think_i_like know_about',
  DONT_NEED: 'do_not_need can_give_up could_give_up can_do_without am_happy_to_lose am_fine_without',
  DONT: 'do_not did_not not would_not am_not',
  BAD:
    'boring awful bad hard heavy terrible brutal tough dull rough scary difficult intense dry useless too_hard too_heavy too_much ' +
    'too_much_work too_boring too_long not_for_me not_my_thing not_great not_good not_ideal not_it a_no ' +
    'too_early too_late dreadful horrible grim tedious pointless gross off_putting scary_hard a_lot ' +
    'depressing ' +
    'painful stressful confusing intimidating a_nightmare a_mistake not_working not_happening meh way_too_hard way_too_much killing_me',
  IS: 'is are looks look sounds sound seems seem feels was',
  OUT: 'out off away',
  GOES:
    'has_got_to_go got_to_go will_have_to_go better_go is_gone is_history is_toast is_done had_better_go ' +
    'goes can_go has_to_go must_go should_go needs_to_go gotta_go out may_go could_go would_go ' +
    'have_to_go is_out',
};

const line = (does: OrderKind, says: string, example: string, holds: OrderLine['holds']): OrderLine => ({
  does,
  says,
  example,
  holds,
});

/** In this order: the first that makes sense of a clause counts. */
export const WEEK_ORDERS: readonly OrderLine[] = [
  // The others stay.
  line('rest', 'KEEP OTHERS STAY? STAY?', 'keep the others as they are', {}),
  line('rest', 'with? OTHERS STAY STAY?', 'the other three stay put', {}),
  line('rest', 'OTHERS the_way|just_as|exactly_as|as|how ANY?', 'the rest as before', {}),
  line(
    'rest',
    'otherwise_leave_it|otherwise_keep_it|leave_it_otherwise|same_idea|same_otherwise|otherwise_the_same|' +
      'otherwise_same|same_as_before|as_before|same_rules|same_wishes',
    'same idea',
    {},
  ),
  line(
    'rest',
    'same|the_same|still|all_the_same|keep_all ANY? ANY? otherwise|wishes|rules|conditions|limits|times|bounds',
    'the same rules',
    {},
  ),
  line('rest', 'same deal|thing|setup|plan|idea|terms as? before?', 'same deal', {}),
  line(
    'rest',
    'you|u|i|we? can|may? move|shift|rearrange|shuffle|reshuffle|adjust stuff|things|others|the_others|' +
      'the_rest|whatever|sections|the_sections|it|them around? if|as? you|u|i|it|we? need|have|must|want|' +
      'helps|needed|necessary? to?',
    'move stuff if u need',
    {},
  ),
  line(
    'rest',
    'nothing_else|dont_change_anything_else|do_not_change_anything_else|dont_touch_anything_else|do_not_touch_anything_else',
    'nothing else',
    {},
  ),

  line(
    'rest',
    'N courses|classes? is|are|would_be|seems|feels a_lot|too_many|too_much|a_bit_much|plenty',
    '5 is a lot',
    { count: 5 },
  ),

  line(
    'rest',
    'that|this|it is|are|looks|feels way|a_bit|kinda|a_little|just? too_many|too_much|a_lot|a_bit_much|' +
      'plenty courses|classes|class|work|stuff|things? for_me?',
    'that is too many classes',
    {},
  ),

  line('rest', 'wait? that|this|it is|makes N courses|classes|already|now?', 'that is 4', { count: 4 }),

  // In place of.
  line('swap', 'SWAP out? GONE out? FOR COME', 'swap the film one for something in history', {
    gone: 'the film one',
    come: 'something in history',
  }),
  line(
    'swap',
    'GONE SHOULD? be? swapped|exchanged|replaced|switched|traded|substituted|changed FOR COME',
    'the music course be exchanged for one in art history',
    {
      gone: 'the music course',
      come: 'one in art history',
    },
  ),
  line(
    'swap',
    'SHOULD|may|would GONE be? swapped|exchanged|replaced|switched|traded|substituted|changed FOR COME',
    'might the music course be exchanged for one in art history',
    {
      gone: 'the music course',
      come: 'one in art history',
    },
  ),
  line(
    'swap',
    'for|as|in_place_of|in_the_place_of|in_lieu_of|instead_of GONE i? would? want|rather|prefer|take|need|like COME',
    'for the language i want spanish',
    {
      gone: 'the language',
      come: 'spanish',
    },
  ),
  line(
    'swap',
    'instead_of|in_place_of|in_the_place_of|in_lieu_of|rather_than|in_exchange_for GONE COME',
    'instead of the stat one something in history',
    {
      gone: 'the stat one',
      come: 'something in history',
    },
  ),
  line(
    'swap',
    'ADD? COME instead_of|in_place_of|rather_than|in_exchange_for|not GONE',
    'a dance class instead of the studio',
    {
      gone: 'the studio',
      come: 'a dance class',
    },
  ),
  line('swap', 'rather|prefer COME than|over|to GONE', 'rather a seminar than the studio', {
    gone: 'the studio',
    come: 'a seminar',
  }),
  line('swap', 'DROP GONE FOR COME', 'drop the studio for something shorter', {
    gone: 'the studio',
    come: 'something shorter',
  }),
  line('swap', 'COURSE for|against COME', 'psych 15 for english 20', {
    gone: 'psych 15',
    come: 'english 20',
  }),
  line('become', 'TURN ONE_OF into? COME', 'make one of them french or spanish', {
    come: 'french or spanish',
  }),
  line('become', 'SHOULD? ONE_OF SHOULD? BE? COME', 'could one of the others be in the sciences', {
    come: 'in the sciences',
  }),
  line(
    'become',
    'with|and? one COME in_there|in_it|among_them|in_the_mix|in_that|included|in',
    'with one history in there',
    { come: 'history' },
  ),
  line('become', 'at_least one COME', 'at least one seminar', { come: 'seminar' }),
  line('swap', 'TURN one|1 of COURSE into? COME', 'make one of the hass ones easier', {
    gone: 'the hass ones',
    come: 'easier',
  }),
  line('swap', 'TURN COURSE into? COME', 'make the hass a music one', {
    gone: 'the hass',
    come: 'a music one',
  }),
  line('become', 'N of GONE SHOULD BE COME', 'one of the extra ones should be about climate', {
    gone: 'the extra ones',
    come: 'climate',
    count: 1,
  }),
  line('become', 'SHOULD N of GONE BE COME', 'could one of the econ ones be a seminar', {
    gone: 'the econ ones',
    come: 'a seminar',
    count: 1,
  }),
  line('swap', 'SHOULD COURSE BE COME', 'can the second be a seminar', {
    gone: 'the second',
    come: 'a seminar',
  }),
  line('swap', 'COURSE SHOULD BE COME', 'the language should be spanish', {
    gone: 'the language',
    come: 'spanish',
  }),

  // Only so many of them.
  line('only', 'JUST N of? GONE ENOUGH?', 'just one of the maths', { gone: 'the maths', count: 1 }),
  line(
    'only',
    'with|show_it_with|show_me_it_with|show_me_the_week_with|keep|leave JUST N of? GONE',
    'show it with just one of the maths',
    {
      gone: 'the maths',
      count: 1,
    },
  ),
  line('only', 'N of? GONE ENOUGH', 'one english is enough', { gone: 'english', count: 1 }),
  line(
    'only',
    'JUST? N GONE only|instead_of_two|instead_of_three|instead_of_N|not_two|not_three',
    'one math instead of two',
    {
      gone: 'math',
      count: 1,
    },
  ),
  line('drop', 'one|1 less|fewer GONE', 'one less music', { gone: 'music' }),
  line('drop', 'one|1 GONE less|fewer', 'one music less', { gone: 'music' }),
  line('add', 'one|1 more COME', 'one more english', { come: 'english' }),
  line('add', 'one|1 COME more', 'one english more', { come: 'english' }),
  line('size', 'JUST? N courses|classes|subjects? ENOUGH', '3 is enough', { count: 3 }),
  line(
    'size',
    'still|keep_it_at|stay_at|so|make_it|leave_it_at|keep|that_makes|N_in_all N courses|classes|subjects|in_total|in_all|total?',
    'still 4 classes',
    {
      count: 4,
    },
  ),
  line('size', 'JUST the? first N courses|classes|ones?', 'just the first 3', { count: 3 }),
  line('size', 'N instead_of N courses|classes?', '3 instead of 4', { count: 3 }),
  line('size', 'N courses|classes|subjects|total|in_total|in_all', '4 classes', { count: 4 }),

  // Away.
  line('drop', 'make|let|have GONE go|disappear|vanish away?', 'make gov 20 go away', { gone: 'gov 20' }),
  line('drop', 'TAKE GONE OUT', 'take linguist 22 out', { gone: 'linguist 22' }),
  line('drop', 'DROP GONE OUT?', 'lose one english', { gone: 'one english' }),
  line('drop', 'COURSE GOES', 'the german can go', { gone: 'the german' }),
  line('drop', 'without|minus|except|no GONE', 'without the studio', { gone: 'the studio' }),
  line(
    'loosen',
    'COURSE can_go|may_go|could_go if_it_has_to|if_needed|if_necessary|if_it_must|if_need_be|if_that_helps|for_that',
    'german can go if it has to',
    {
      gone: 'german',
    },
  ),
  line('loosen', 'i|you? DONT_NEED GONE', 'i do not need the german', { gone: 'the german' }),
  line('stay', 'KEEP GONE STAY?', 'keep the language', { gone: 'the language' }),
  line('stay', 'GONE STAY', 'the cs and stat ones stay', { gone: 'the cs and stat ones' }),

  // Another, whatever else.
  line('swap', 'not GONE COME?', 'not that one', { gone: 'that one' }),
  line('swap', 'SWAP out? GONE', 'change the language one', { gone: 'the language one' }),
  line('swap', 'ADD? ANOTHER for|in_place_of|instead_of it|that|this', 'pick something else for it', {}),
  line('swap', 'ADD? ANOTHER FOR GONE', 'something else for the language', { gone: 'the language' }),
  line(
    'swap',
    'i DONT really|actually|rly|even? LIKE GONE can|could|please you|u|we|i? SWAP it|that',
    'i do not rly like the language one can u change it',
    {
      gone: 'the language one',
    },
  ),
  line('swap', 'i DONT really|actually|rly|even? LIKE GONE', 'i do not like the first one', {
    gone: 'the first one',
  }),
  line('swap', 'COURSE IS really|so|very|pretty|kinda|a_bit? BAD', 'the second one sounds boring', {
    gone: 'the second one',
  }),
  line('swap', 'other|another|different|new|a_different|some_other GONE', 'different econ', { gone: 'econ' }),
  line('swap', 'ADD? ANOTHER COME?', 'another one', {}),
  line('describe', 'ideally|preferably|rather|but|maybe COME', 'preferably a seminar', { come: 'a seminar' }),
  line(
    'add',
    'add|adding|include|throw_in|put_in|squeeze_in|plus @one|something|anything COME',
    'add something on finance',
    {
      come: 'something on finance',
    },
  ),
  line('describe', 'ADD? @one|something|anything|ones COME', 'one without mondays', {
    come: 'one without mondays',
  }),
  line('describe', 'SHOULD it|that be @one|something|a_class? COME', 'can it be one that is not on friday', {
    come: 'one that is not on friday',
  }),
  line('describe', '@an|a COME one IS? fine|ok|good|possible|too?', 'a morning one', { come: 'a morning' }),
  line(
    'describe',
    '@at_most|under|less_than|max|maximum|no_more_than|up_to|below|rated|over|at_least COME',
    'at most six hours',
    { come: 'at most 6 hours' },
  ),
  line('describe', '@that|which|without|not COME', 'not econ', { come: 'not econ' }),

  // One more.
  line('swap', 'ADD COME where GONE is|was|are', 'give me a chemistry class where psych is', {
    gone: 'psych',
    come: 'a chemistry class',
  }),
  line(
    'add',
    'would also? like|love also? @a|an|another|one|some|something COME',
    'would also like a drawing class',
    {
      come: 'a drawing class',
    },
  ),
  line('add', 'ADD? a|another|one? @third|fourth|fifth|sixth course|class|one|subject|thing?', 'a fourth', {
    come: 'fourth',
  }),
  line('add', 'ADD COME IN|ONTOP', 'put another language in', { come: 'another language' }),
  line('add', 'ADD COME', 'add a film class', { come: 'a film class' }),
  line('add', 'plus|with|and COME ONTOP?', 'plus something easy', { come: 'something easy' }),
  line('add', 'COME ONTOP|IN', 'a language on top', { come: 'a language' }),
  line('swap', 'TURN? it|this|that? COME instead', 'something in history instead', {
    come: 'something in history',
  }),
];
