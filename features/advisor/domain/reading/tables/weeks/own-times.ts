/** Words beside hours of the student's own, and examples of how they are read. */
const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that join days, times, and what is said of them: "12 to 1 has to be free every day". */
export const TIME_GLUE = some(
  'on from at between the all every each single day days in weekday has have to be is are must should stay stays needs need kept keep ' +
    'of my also too both always completely totally',
);
/** Words for hours that stay without class. */
export const KEPT_FREE = some(
  'free open clear off empty blocked block reserved sacred protected untouched kept mine myself unavailable busy taken booked out ' +
    'impossible gone',
);
/** Words that turn what is said of classes. */
export const NO_CLASS = some('no nothing without not never none cannot avoid neither');
/** Words of what students do besides classes. */
export const OWN_MATTER = some(
  'work works working job shift shifts practice practices training train rehearsal rehearsals rehearse choir band orchestra lunch dinner ' +
    'breakfast gym lift lifts lifting row rowing crew swim swimming swims soccer football basketball bball volleyball tennis track rugby ' +
    'hockey lacrosse fencing climbing yoga dance karate judo chess debate theater theatre show improv acapella cappella volunteer ' +
    'volunteering volunteers babysit babysitting babysits nanny tutor tutoring tutors teach teaching ta tas coach coaching intern ' +
    'internship lab laboratory therapy church mosque mass prayer pray prayers shabbat bible meeting ' +
    'meetings club council commute commuting ' +
    'train bus daycare pickup kids kid son daughter sister brother mom dad grandma family appointment appointments physio doctor ' +
    'dialysis clinic hospital radio paper newspaper library cafe barista store shop restaurant waitress bartend bartending office ' +
    'research nap naps sleep cook cooking walk dog busy tied unavailable games game matches match meets meet competition lessons lesson ' +
    'piano violin guitar cello drums reserve rotc pt drill drills duty ems standup podcast run runs running driving drive ferry ' +
    'caring care caregiver physical ballet grading grade grader proctoring proctor',
);
/** Words of a clause in which hours are those for classes: "classes between 10 and 3", "I am only free 10 to 2". */
export const FOR_CLASSES = some(
  'only class classes course courses lecture lectures everything available function awake window prefer prefers preferably seminar ' +
    'sections section best like start end starts starting finish done home',
);
