/** Messages that ask for a week, without a verb of planning. */
export const ASKS_BY_PARTS: readonly string[] = [
  'omg i think i need like 4 classes for spring?? maybe a history one and a language and idk two fun ones',
  'spring with CHEM 17 and ECON 10A, plus one more from the humanities that is rated over 4.5',
  'spring w/ 3 history seminars',
  'i only function between 11 and 4. four classes in spring in that window',
  'spring: two history, one econ, one easy',
  'four courses next term please, two of them econ',
  'just for fun what could a week this fall have been: 4 classes, no 9ams',
  'i will need three courses in the spring and i have choir tuesdays 6-8',
  'next semester i want 4 classes and i want to be home by 3',
  'hoping for a spring of four courses: history, econ, chem and something easy',
];
/** Messages that ask for something else. */
export const ASKS_NO_WEEK: readonly string[] = [
  'which 3 history classes are best in spring',
  'any econ classes in spring not on fridays',
  'what are 3 easy classes in spring',
  '3 history seminars in spring',
  'list four econ classes for spring',
  'how many hours a week are CHEM 17 and ECON 10A in spring',
];

/** Each with what a week keeps free: the days by letters, and the hours. */
export const OWN_TIMES_EXAMPLES: readonly (readonly [string, string])[] = [
  ['lunch 12 to 1 every single day is sacred', 'MTWThF 12:00 PM-1:00 PM'],
  ['i TA tues and thurs 3-5 and have bball mon wed 6-9pm', 'TTh 3:00 PM-5:00 PM, MW 6:00 PM-9:00 PM'],
  ['a spring with 4 classes that leaves tuesday 12 to 5 open for my internship', 'T 12:00 PM-5:00 PM'],
  [
    'practice every weekday till 9:30am plus tues/thurs 4 to 6:30pm',
    'MTWThF 6:00 AM-9:30 AM, TTh 4:00 PM-6:30 PM',
  ],
  ['with wednesday afternoons kept free', 'W 12:00 PM-6:00 PM'],
  ['lunch from 12 to 1 has to be free every day', 'MTWThF 12:00 PM-1:00 PM'],
  ['i work mwf 3-6', 'MWF 3:00 PM-6:00 PM'],
  ['choir is tuesdays 7-9', 'T 7:00 PM-9:00 PM'],
  ['practice is 4:30 to 6:30 mon thru thurs', 'MTWTh 4:30 PM-6:30 PM'],
  ['i babysit mon + wed from 3pm on', 'MW 3:00 PM-11:00 PM'],
  ['nothing friday after 2', 'F 2:00 PM-11:00 PM'],
  ['no class between 1 and 3 on tuesdays', 'T 1:00 PM-3:00 PM'],
  ['i cannot do thursday mornings', 'Th 7:00 AM-12:00 PM'],
  ['keep 12 to 2 free on mondays and wednesdays', 'MW 12:00 PM-2:00 PM'],
  ['therapy fridays at 10 to 11', 'F 10:00 AM-11:00 AM'],
  ['i work 5 til close tue wed thur', 'TWTh 5:00 PM-11:00 PM'],
  [
    'leave 12 to 1 pm empty each weekday, and on Thursdays I give private lessons from 16:00 until 18:00',
    'MTWThF 12:00 PM-1:00 PM, Th 4:00 PM-6:00 PM',
  ],
  ['im grading tue and thu from 3:30 to 5', 'TTh 3:30 PM-5:00 PM'],
  ['none starting before 4 in the afternoon, Fridays off', ''],
  ['my shift is 6 to 8 am on mondays', 'M 6:00 AM-8:00 AM'],
  ['lets do three classes. i have choir tuesday evenings 6 to 8', 'T 6:00 PM-8:00 PM'],
  ['i cannot do anything thursday afternoons i have therapy', 'Th 12:00 PM-6:00 PM'],
  ["it's 6 to 9:30 monday to friday so no classes then obviously", 'MTWThF 6:00 AM-9:30 AM'],
  ['rowing every morning 6 to 9:30', 'MTWThF 6:00 AM-9:30 AM'],
  ['choir has me from 7 to 9 on wednesday nights', 'W 7:00 PM-9:00 PM'],
  ["tuesdays and thursdays i'm stuck at the lab from 1 till 5", 'TTh 1:00 PM-5:00 PM'],
  ['my band plays thursday nights from 8', 'Th 8:00 PM-11:00 PM'],
  ['my lab only wants me wednesdays 1 to 6', 'W 1:00 PM-6:00 PM'],
  ['i got into the orchestra, tuesdays 4 to 6:30', 'T 4:00 PM-6:30 PM'],
  ['swim is 6 to 8 every morning', 'MTWThF 6:00 AM-8:00 AM'],
  ['i am only free between 11 and 4', ''],
  ['all my classes between 10 and 3', ''],
  ['classes on tuesdays from 10 to 12', ''],
];

/** Messages, and what is left of each without what only tells. */
export const TALES: readonly (readonly [string, string])[] = [
  ["I've seen enough cities. Swap CHEM 5 for a music class", 'Swap CHEM 5 for a music class'],
  ['My roommate laughed at me. Four classes in spring', 'Four classes in spring'],
  ['Four classes in spring. I cried about it already!', 'Four classes in spring.'],
  ['Of course not. Keep CHEM 5', 'Keep CHEM 5'],
  ["swap it for something in music, I've been listening on the bus", 'swap it for something in music,'],
  // What may wish something stays.
  ['My tutor says I should do five. Four classes', 'My tutor says I should do five. Four classes'],
  ['I had my heart set on CHEM 5. Make me a week', 'I had my heart set on CHEM 5. Make me a week'],
  ['I got into rowing, 6 to 9. Four classes', 'I got into rowing, 6 to 9. Four classes'],
  // Alone it is what is said.
  ['My roommate laughed at me.', 'My roommate laughed at me.'],
];
