/**
 * Classes of words with one meaning in patterns. Format of a line: "CLASS: word word"; `_` joins the words of one
 * expression; a class may continue in another line.
 */
const LINES = `
UNDER: under below less_than fewer_than lower_than smaller_than shorter_than at_most max maximum up_to
UNDER: at_the_most tops max_of a_max_of
UNDER: no_more_than not_more_than no_more_then not_exceeding maximum_of a_maximum_of not_over less_then fewer_then within
OVER: over above more_than more_then at_least greater_than higher_than min minimum no_less_than
OVER: at_the_least not_less_than not_under bigger_than larger_than
ORLESS: at_the_most at_the_very_most or_so_max and_under and_less and_below or_less or_fewer
ORLESS: or_under or_lower or_below max tops at_most maximum
ORMORE: at_the_least and_over or_up up and_higher or_more or_above or_higher or_over or_better plus and_up and_above at_least minimum
ABOUT: about around roughly circa some
HEDGE: like maybe around about roughly approximately perhaps say
HOURS: hours hour hours_a_week hours_per_week hours_week hours_each_week hours_of_work hours_of_homework
HOURS: hours_of_work_a_week h hour_per_week hours_weekly
UNITS: units unit credits credit credit_hours
PEOPLE: people students student kids person enrolled seats spots persons classmates
RATING: rating ratings review reviews score scores evaluation evaluations feedback q_score stars star
WORK: work workload workloads homework effort time_commitment commitment load psets problem_sets hours
WORK: time
LIGHT: light easy chill gem gems gut relaxed manageable low_key painless simple undemanding lite
LIGHT: low_stress stress_free no_stress low_effort low_maintenance low_pressure not_stressful pressure_free
HARD: painful hard heavy difficult tough challenging demanding intense rigorous time_consuming brutal stressful
VERY: very really super too so pretty quite that fairly rather particularly especially a_bit kind_of
VERY: overly crazy relatively as more
SMALL: small tiny intimate little
BIG: big large huge giant enormous massive gigantic
MORNING: morning mornings
AFTERNOON: afternoon afternoons
EVENING: evening evenings night nights
FREE: free available
BUSY: busy work practice practices shifts my_shift my_job rehearsal rehearsals training job shift a_job a_shift
BUSY: volunteering crew lacrosse rowing soccer
BUSY: intern internship clinic hospital
BUSY: swimming swim track band orchestra choir lifts lift debate tutoring tutor run train coach teach_kids childcare
BUSY: travel regatta regattas away_games away_meets races
BUSY: erg weights daycare basketball hockey volleyball football baseball tennis rugby dance_practice commute
SEASON: fall autumn spring summer winter
TERM: term semester quarter
THIS: this current the_current
NEXT: next coming upcoming following
CLASS: class classes course courses
NOUN: class classes course courses something anything elective electives one ones option options stuff
NOUN: thing things offering offerings gem gems subject subjects
IS: is are was were be
MEETS: meets meet meeting starts start starting begins begin runs is are
ENDS: ends end ending done over out finished finishes finish
BEFORE: before until earlier_than by prior_to
AFTER: after past from later_than starting_at not_earlier_than since
ON: on in at during of for
A: a an the any some
BEGINNER: beginner beginners newbie newbies novices
PRONOUN: that which it they
HELPER: do does did would can could will is are was were be
DOING: state list ask_for ask attend come join manage handle want like need require have involve do make take be meet start take_place go
NO: no not never nor neither non nothing none without avoid avoiding except excluding minus skip
BAD: impossible difficult hard tough rough bad dead out off_limits no_good a_no a_no_go not_possible not_an_option
BAD: a_problem a_nightmare a_struggle a_mess awful terrible blocked booked taken packed full busy tricky gone
BAD: sacred holy reserved spoken_for unavailable jammed hectic crazy
BRUTAL: painful gruelling grueling bad brutal rough stressful terrible killer crazy demanding time_consuming
DO: does do did would will can could is are was
TEACH: teach teaches teaching taught lectures lecturing
PROF: professor dr teacher lecturer
COUNT: count counts counting apply applies fulfill fulfills fulfilling satisfy satisfies satisfying cover covers
CAP: cap limit max_size enrollment_limit class_limit
MAJOR: major majoring concentration concentrating degree minor secondary secondary_field programme
GROUPNOUN: requirement requirements group thing category bucket slot box part piece portion bit credit
ORDINAL: first 1st second 2nd third 3rd fourth 4th fifth 5th sixth 6th last former latter top
FORGET: nvm_the forget_about forget scrap drop ditch nix screw scratch lose remove ignore skip never_mind nevermind
ME: i he she we they one my_son my_daughter my_child my_kid our_son our_daughter a_student
ALLOWED: permission consent approval an_application application audition
`;

const classes = new Map<string, string[][]>();
for (const line of LINES.trim().split('\n')) {
  const [name = '', words = ''] = line.split(': ');
  const expressions = words.split(' ').map((word) => word.split('_'));
  classes.set(name, [...(classes.get(name) ?? []), ...expressions]);
}

/** The expressions of each class, split into words. */
export const CLASSES: ReadonlyMap<string, readonly (readonly string[])[]> = classes;
