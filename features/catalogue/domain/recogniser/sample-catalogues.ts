import type { RecogniserSource } from './recogniser.ts';

/** Test catalogue with spaces in its codes, covering the oddities of real ones. */
export const SPACED: RecogniserSource = {
  subjects: [
    { code: 'COMPSCI', department: 'Computer Science', aliases: ['CS', 'COMP SCI'] },
    { code: 'MATH', department: 'Mathematics', aliases: ['MATHS'] },
    { code: 'PHYSICS', department: 'Physics', aliases: ['PHYS'] },
    { code: 'APMTH', department: 'Applied Mathematics', aliases: ['AM', 'APPLIED MATH'] },
    { code: 'ECON', department: 'Economics', aliases: ['EC'] },
    { code: 'STAT', department: 'Statistics', aliases: ['STATS'] },
    { code: 'E-PSCI', department: 'Earth & Planetary Sciences', aliases: ['EPS'] },
    { code: 'HIST-LIT', department: 'History & Literature', aliases: ['H&L'] },
    { code: 'HIST', department: 'History' },
    { code: 'HAA', department: 'History of Art & Architecture', aliases: ['ART HISTORY'] },
    { code: 'MUSIC', department: 'Music' },
    { code: 'ENGLISH', department: 'English', aliases: ['ENG'] },
    { code: 'ENG-SCI', department: 'Engineering Sciences', aliases: ['ES', 'ENG'] },
    { code: 'ARABIC', department: 'Near Eastern Languages' },
    { code: 'HEBREW', department: 'Near Eastern Languages' },
    { code: 'LPS', department: 'Life & Physical Sciences' },
    { code: 'LIFESCI', department: 'Life Sciences', aliases: ['LS'] },
    { code: 'EXPOS', department: 'Expository Writing', aliases: ['EXPO'] },
    { code: 'PHIL', department: 'Philosophy' },
    { code: 'EDU', department: 'Education' },
    { code: 'HIS', department: 'Architecture' },
    { code: 'DES', department: 'Architecture' },
    { code: 'AT', department: 'Medical Education' },
    { code: 'HCM', department: 'Health Policy' },
    { code: 'SCAND', department: 'Scandinavian' },
    { code: 'CSCI-UA', department: 'Computer Science (Visiting)' },
    { code: 'SPANSH', department: 'Romance Languages', aliases: ['SPANISH'] },
  ],
  tags: (
    'COMPSCI 50, COMPSCI 51, COMPSCI 61, COMPSCI 1210, COMPSCI 1090A, MATH 1A, MATH 1B, MATH 21A, ' +
    'MATH 21B, MATH 55A, MATH MA, MATH Q, PHYSICS 15A, PHYSICS 15B, APMTH 21A, APMTH 105, ECON 10A, ' +
    'ECON 10B, ECON 970, STAT 110, STAT 111, STAT 104, E-PSCI 10, HIST-LIT 97, HIST 12, HIST 1956, HAA 10, ' +
    'MUSIC 51, ENGLISH 20, ENGLISH 50, ENG-SCI 50, ENG-SCI 51, ARABIC AA, ARABIC AB, ARABIC 10, HEBREW 11, ' +
    'LPS A, LIFESCI 1A, EXPOS 20, PHIL 299HFA, EDU S999B, EDU A111C, HIS 4121, DES 3241, AT 501, ' +
    'HCM 702.2, SCAND 90R.C, CSCI-UA 101, ENG-SCI 399-TIME, SPANSH 11'
  ).split(', '),
  aliases: [
    { alias: 'COMPSCI 121', tag: 'COMPSCI 1210' },
    { alias: 'OLDCS 7', tag: 'COMPSCI 50' },
    { alias: 'OLDCS 7', tag: 'COMPSCI 51' },
  ],
};

/** Test catalogue with subject and number joined by a dot. */
export const DOTTED: RecogniserSource = {
  subjects: [
    { code: '6', department: 'Electrical Engineering and Computer Science' },
    { code: '8', department: 'Physics' },
    { code: '18', department: 'Mathematics' },
    { code: '1', department: 'Civil and Environmental Engineering' },
    { code: '5', department: 'Chemistry' },
    { code: '9', department: 'Brain and Cognitive Sciences' },
    { code: '21M', department: 'Music and Theater Arts' },
    { code: 'CMS', department: 'Comparative Media Studies' },
    { code: 'AS', department: 'Aerospace Studies' },
    { code: 'MAS', department: 'Media Arts and Sciences' },
  ],
  tags: (
    '6.1010, 6.1200, 6.100A, 6.100B, 6.C57, 6.UR, 6.THG, 8.01, 8.02, 8.01L, 18.01, 18.02, 18.06, 18.100A, ' +
    '1.413, 1.00, 5.45, 9.S895, 21M.240, 21M.THU, CMS.100, CMS.UR, AS.101, MAS.S60'
  ).split(', '),
  aliases: [{ alias: '6.009', tag: '6.1010' }],
};
