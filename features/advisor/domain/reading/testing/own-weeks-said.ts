/** What students say of the plan they have, COMPSCI 50, CHEM 17, ECON 10A and SPANISH 20, in as many registers as came to mind. */

/** Each with what goes, what comes by name, and whether something that is described comes. */
export const CHANGES_OF_OWN: readonly (readonly [
  string,
  { gone: string; come?: string; isDescribed?: boolean },
])[] = [
  ['lose the spanish', { gone: 'SPANISH 20' }],
  [
    'On reflection SPANISH 20 would be rather like my day job. I would prefer to do without it.',
    { gone: 'SPANISH 20' },
  ],
  ['turns out i was picturing a different subject. CHEM 17 is a no', { gone: 'CHEM 17' }],
  ['my uncle swears by chem and i do not care. chem is out, everything else stays', { gone: 'CHEM 17' }],
  ['I have slept on it: no more CHEM 17 for me.', { gone: 'CHEM 17' }],
  ['update on the plan\n- out: CHEM 17\n- in: HIST 12', { gone: 'CHEM 17', come: 'HIST 12' }],
  ['out = CHEM 17, in = HIST 12, rest as is', { gone: 'CHEM 17', come: 'HIST 12' }],
  [
    'If it is no bother, take CHEM 17 out of my plan and put HIST 12 where it was. The rest can stay, thank you.',
    { gone: 'CHEM 17', come: 'HIST 12' },
  ],
  [
    "ok so I drop econ... no wait, my dad would kill me, econ stays. it's CHEM 17 that goes. and HIST 12, the river one. yeah",
    { gone: 'CHEM 17', come: 'HIST 12' },
  ],
  ['spanish out, HIST 12 in. feels wrong but ok', { gone: 'SPANISH 20', come: 'HIST 12' }],
  ['honestly? trade the chem for HIST 12 and leave the others alone', { gone: 'CHEM 17', come: 'HIST 12' }],
  [
    'my roommate took HIST 12 and loved it so HIST 12 instead of CHEM 17',
    { gone: 'CHEM 17', come: 'HIST 12' },
  ],
  [
    'Who puts up with a 3.1? Get CHEM 17 off my schedule and give me one people actually liked.',
    { gone: 'CHEM 17', isDescribed: true },
  ],
  [
    'CHEM 17: 13+ hours. Too much.\nSwap for: something lighter.\nKeep: the other 3.',
    { gone: 'CHEM 17', isDescribed: true },
  ],
  [
    'CHEM 17 ends at ten to three and my daughter waits. Might there be a different course to take its place, one that lets out by 2:30?',
    { gone: 'CHEM 17', isDescribed: true },
  ],
  [
    'was SO hyped for CHEM 17 and now i am not. what if instead of that there was something about history? everything else can stay',
    { gone: 'CHEM 17', isDescribed: true },
  ],
  [
    'I must confess that CHEM 17 frightens me. Could I trouble you to replace it with something that asks for fewer hours of work?',
    { gone: 'CHEM 17', isDescribed: true },
  ],
  [
    'In my plan: replace CHEM 17 with some other history course, fewer hours.',
    { gone: 'CHEM 17', isDescribed: true },
  ],
  [
    'swap CHEM 17 for something lighter pls? still history, and keep the rest',
    { gone: 'CHEM 17', isDescribed: true },
  ],
  [
    'leave out CHEM 17, take HIST 12 with one easy class in history',
    { gone: 'CHEM 17', come: 'HIST 12', isDescribed: true },
  ],
  [
    'drop CHEM 17, add HIST 12 and one light history course',
    { gone: 'CHEM 17', come: 'HIST 12', isDescribed: true },
  ],
  ['get me out of chem 17 n find smth in history, rest stays', { gone: 'CHEM 17', isDescribed: true }],
];

/** Whether a course goes with it, or would without another. */
export const FITS_OF_OWN: readonly string[] = [
  "HIST 12 on top of what I've got. Yes or no?",
  'HIST 12 alongside the rest, y/n',
  "A friend speaks highly of HIST 12. I don't want to disturb what is already planned. Is there any way it goes alongside?",
  'someone in my crew took HIST 12 and came back different. is it even possible w the rest of my stuff?',
  'is there room for HIST 12 or does it bump into smth i got',
  'I have been wondering whether there would still be room for HIST 12 beside all the classes I already have down?',
  'would HIST 12 collide with anything i already have',
  'Could HIST 12 still squeeze in with my other four?',
  'could I squeeze in HIST 19 on top of what I have, or no, sorry, I mean HIST 12. does that still go with my plan?',
  'HIST 12 with my plan: any overlap?',
  'I hear so much about HIST 12, and wonder whether there would still be room for it in my week beside all the classes I have?',
  'what if i drop econ and do HIST 12 instead. any clash',
];

/** Which course to give up for a free Friday. */
export const FREES_OF_OWN: readonly string[] = [
  'I want Fridays dead. Which class goes.',
  'away meets r always fridays. whats the one thing id have to lose to not have class that day',
  "My sister's bus is on Friday, so I'd need fridays with zero class. If I bail on just one thing in " +
    'my plan does that do it, and which thing is it',
  'Friday is a wall of class in my plan. Would cutting any one of them fix it?',
  'I am keeping Fridays for my mother. Would it be enough to give up just one of my planned classes, and if so which?',
  'I really want my mondays back, which one would I... no, basically everything is on monday. which class do I drop so I have fridays off?',
  'drop which 1 for free fri',
  'Fridays. Want them empty. Is one cut enough, and which?',
  'what do i have to quit to get my fridays',
  'For Fridays without class, which single course would have to go?',
];

/** What it comes to in all. */
export const SUMS_OF_OWN: readonly string[] = [
  'my grandma wanted to know how many hours they are going to make me work in the spring. so.. how many, for all of it together',
  'i swim 20 hrs a wk. how many more is school gonna be next sem w the 4 i have down',
  'how many hours does my plan come to, all four together?',
  'My mother will want to know: how many hours of work a week do my classes come to altogether?',
  'spring plan, hours per week in total?',
  'whats the weekly damage of my four classes in hours',
  'units in total for everything i have planned?',
  'just so I know what I am letting myself in for, how many hours a week is all of it',
];

/** Which set the plan aside. */
export const ASIDE_OF_OWN: readonly string[] = [
  "Scratch everything. I'm writing a thesis. Two seminars next spring, that's the whole term.",
  'Blank page (ignore what is planned). Three classes in spring, none on Fridays',
  'old plan -> bin. New one: three courses in spring',
  'pretend my plan is empty. a light spring, three classes',
  'what if I forget my plan completely and do three easy classes in spring',
  'not my plan, a different spring, from zero. three classes, no fridays',
  'Would you leave my plan to one side? Three courses in the spring with Fridays free.',
  'forget the plan i have for a min. three easy classes in spring, no fridays',
  'I would rather forget about the plan I have and begin again from nothing. Three courses in spring.',
  'set my present plan aside altogether: three spring courses, two of them in history',
  'disregard my schedule. three courses for spring, done by 3',
];

/** Whatever is in the way may go. */
export const LOOSE_OF_OWN: readonly string[] = [
  "can you move things so that I'm free on Fridays?",
  'shuffle my classes so i am off on fridays',
  'Nothing before noon, ever. Still four classes, and touch as little of the plan as possible.',
  'i have crew tuesdays and thursdays 9 to 11:45. work my week around it, swap whatever u gotta',
  'Lunch = canteen shift, Mon-Fri, 12-1. No class then. Whatever collides: replace it.',
  'I got a job, tuesdays and thursdays 11:30 to 3. whatever in my plan is in the way of that has to go',
  'no class before ten any more, swap whatever has to be swapped',
  'rearrange my classes around practice, mondays 4 to 6. anything that clashes can go',
];

/** A week of its own, or habits, beside courses of the plan. */
export const ANEW_BESIDE_OWN: readonly string[] = [
  'need a spring of four classes with CHEM 17. out by 5, and lunch from 12 to 1, i always skip it otherwise',
  'give me three classes in spring with CHEM 17 in it. Done by four, I usually miss it',
];

/** Of none of these a change, a sum or a fit is heard. */
export const NOT_OF_OWN: readonly string[] = [
  'is CHEM 17 hard',
  'who teaches ECON 10A',
  'what is CHEM 17 about?',
  'do students drop CHEM 17 a lot',
  'find me an easy history class',
  'which history classes are not on fridays',
  'does CHEM 17 have a lab',
  'when does SPANISH 20 meet',
  'what does ECON 10A need before it',
  'compare CHEM 17 and ECON 10A',
];
