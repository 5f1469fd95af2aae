/** Students' words with the words of course titles, which are searched as well. */
const LINES = `
fieldwork: field trips trip excursions outdoors
outdoorsy: outdoors fieldwork field_trips excursions
outdoor: outdoors fieldwork excursions
movie: film cinema
movies: film cinema
cinema: film
slower: measured_pace
ml: machine_learning
ai: artificial_intelligence
kids: children child childhood
kid: children child childhood
children: child childhood
mind: minds
prisons: prison incarceration
crime: criminal
spooky: horror ghosts
scary: horror
money: finance
brains: brain
startup: entrepreneurship
startups: entrepreneurship
coding: programming
code: programming
sports: sport athletics
bio: biology biological
chem: chemistry chemical
psych: psychology psychological
stats: statistics statistical
econ: economics economic
math: mathematics mathematical
maths: mathematics mathematical
ads: advertising
animals: animal
cops: police
doctors: medicine
happiness: well-being wellbeing
painting: paint
dinosaurs: dinosaur fossils
robots: robotics
planes: aircraft aviation
cars: automobile vehicles
space: astronomy planets
plants: botany
guns: weapons
weed: cannabis drugs
beer: fermentation brewing
wine: fermentation
middle_ages: medieval
19th_century: nineteenth_century
20th_century: twentieth_century
18th_century: eighteenth_century
17th_century: seventeenth_century
16th_century: sixteenth_century
21st_century: twenty-first_century
novels: novel fiction
earthquakes: seismology
poems: poetry poem
`;

export const SAME_TOPICS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [said = '', others = ''] = line.split(': ');
      return [said.replaceAll('_', ' '), others.split(' ').map((each) => each.replaceAll('_', ' '))] as const;
    }),
);
