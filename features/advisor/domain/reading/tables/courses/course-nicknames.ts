/** How students call courses, and the words of titles that they stand for. Format of a line: "said, said: words". */
const LINES = `
orgo, ochem, o chem: organic chemistry
p chem, pchem: physical chemistry
thermo: thermodynamics
quantum: quantum mechanics
stat mech: statistical mechanics
e m, e and m, emag: electromagnetism
mech: mechanics
premed physics, pre med physics, physics for premeds, life science physics: physics living world
calc: calculus
multi, multivar, multi calc, multivar calc: multivariable calculus
lin alg, linalg, linear: linear algebra
diff eq, diffeq, diff eqs, diffeqs, odes: differential equations
real, real anal: real analysis
abstract: abstract algebra
discrete, discrete math: discrete mathematics
algo, algos: algorithms
os: operating systems
ml: machine learning
ai: artificial intelligence
nlp: natural language processing
dsp: digital signal processing
hci: human computer interaction
crypto: cryptography
metrics: econometrics
micro: microeconomics
macro: macroeconomics
inter micro, int micro: intermediate microeconomics
inter macro, int macro: intermediate macroeconomics
ww1, wwi, world war 1, world war i: first world war
ww2, wwii, world war 2, world war ii: second world war
civ pro: civil procedure
con law: constitutional
env law: environmental law
intl law: international law
dev psych: developmental psychology
cog psych: cognitive psychology
soc psych: social psychology
bio psych, biopsych: biological psychology
cog dev: cognitive development
cog sci, cogsci: cognitive science
comp neuro: computational neuroscience
sys neuro: systems neuroscience
soc theory: social theory
pol theory, poli theory: political theory
dev econ: development economics
health econ: health economics
urban econ: urban economics
labor econ: labor economics
pub fin: public finance
comp arch: computer architecture
sys prog: systems programming
prob: probability
bayes: bayesian
inorganic: inorganic chemistry
dev bio: developmental biology
mol bio: molecular biology
epi: epidemiology
eu: european union
thesis seminar, thesis class: senior thesis seminar
abnormal psych: abnormal psychology
biochem: biochemistry
immuno: immunology
cell bio: cell biology
neuro: neuroscience
env: environmental
cad: computer aided
corp: corporate
fin: finance
viz: visualization
bike, bikes: bicycles
expos: expository writing
stats: statistics
psych: psychology
bio: biology
chem: chemistry
econ: economics
gov: government
lit: literature
`;

/** The words of titles by what is said, both with one space between words. */
export const COURSE_NICKNAMES: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [said = '', meant = ''] = line.split(': ');
      return said.split(', ').map((each) => [each, meant] as const);
    }),
);
