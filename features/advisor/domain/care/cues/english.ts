import type { CueTable } from './cue-table.ts';
import { ENGLISH_ENDS, ENGLISH_ENDS_GROUPS } from './english-ends.ts';
import { ENGLISH_HARMLESS, ENGLISH_STUDY } from './english-harmless.ts';
import { ENGLISH_HOURS, ENGLISH_TIMES } from './english-hours.ts';
import {
  ENGLISH_CERTAIN_LAST_THINGS,
  ENGLISH_CERTAIN_OF_OTHERS,
  ENGLISH_FIGURES,
  ENGLISH_LAST_THINGS,
  ENGLISH_LAST_THINGS_OF_OTHERS,
} from './english-last-things.ts';
import { ENGLISH_CERTAIN_DANGER, ENGLISH_DANGER, ENGLISH_FRIEND, ENGLISH_PEOPLE } from './english-others.ts';
import {
  ENGLISH_CERTAIN_SELF,
  ENGLISH_GROUPS,
  ENGLISH_HINTS,
  ENGLISH_LIKELY_SELF,
  ENGLISH_UNLESS_COURSES,
} from './english-self.ts';
import { ENGLISH_SPELLING } from './english-words.ts';

export const ENGLISH: CueTable = {
  language: 'en',
  unit: 'words',
  script: /\p{Script=Latin}/u,
  spelling: ENGLISH_SPELLING,
  groups: {
    ...ENGLISH_GROUPS,
    ...ENGLISH_PEOPLE,
    ...ENGLISH_STUDY,
    ...ENGLISH_TIMES,
    ...ENGLISH_ENDS_GROUPS,
  },
  certain: {
    self: [...ENGLISH_CERTAIN_SELF, ...ENGLISH_CERTAIN_LAST_THINGS],
    friend: ENGLISH_CERTAIN_OF_OTHERS,
    danger: ENGLISH_CERTAIN_DANGER,
  },
  harmless: [...ENGLISH_HARMLESS, ...ENGLISH_HOURS, ...ENGLISH_ENDS, ...ENGLISH_FIGURES],
  likely: {
    self: [...ENGLISH_LIKELY_SELF, ...ENGLISH_LAST_THINGS],
    friend: [...ENGLISH_FRIEND, ...ENGLISH_LAST_THINGS_OF_OTHERS],
    danger: ENGLISH_DANGER,
  },
  unlessCourses: ENGLISH_UNLESS_COURSES,
  topics: [
    'depressed|depression',
    'i|my|me|myself ~7 die|dying|dead|death|suicide|funeral|grave|coffin|corpse|killing|razor|razors|blades|noose|bleed|bleeding|scars|wrists|ledge|rooftop|disappear|vanish',
    'die|dying|dead|death|suicide|killing ~4 i|me|my|myself',
    'insurance money',
    'suicide|suicides|suicidal',
    'self harm|harming|injury',
    'overdos*',
    'crisis line|hotline|text_line',
    'suicide hotline',
  ],
  hints: ENGLISH_HINTS,
  courses: `${ENGLISH_STUDY.WORK}|study|studying|book|books|novel|novels|thesis|research|professor|prof|profs|literature|history|sociology|psychology|psych|philosophy|ethics|prereq|prereqs|prerequisite|curriculum|syllabus|textbook|internship|enroll|enrollment|register|registration|transcript|unit|training|counselor|volunteer|rate|rates|prevention|lit|poem|poems|durkheim|durkheims|squad|career|timetable|add|drop|recommend|recommended|suggest|option|options|academic|majors|email|print|laptop|pdf|tuition|sat|ap|club|law|laws|registrar|catalog|catalogue|teaches|taught|gen_ed|gen_eds|office_hours|scholarship|ta|department|studies|practicum|medicine|nursing|clinical|shadowing|pharmacology|toxicology|epidemiology|criminology|forensic|forensics|theology|religion|anthropology|archaeology|journalism|bioethics|biostatistics|anatomy|engineering|linguistics|deadline|deadlines|advise`,
};
