/** Abbreviations of students, by what they stand for. Format of a line: "full: short, short". */
const LINES = `
level: lvl lvls
literature: lit
language: lang
languages: langs
biochemistry: biochem
homework: hmwk
how: hw
linear: lin
algebra: alg
algorithms: algo algos
calculus: calc
organic chemistry: orgo ochem
differential equations: diffeq diffeqs diffyq
multivariable: multivar multi
hm: hmm hmmm hmmmm
a lot: alot
already: alrdy alrd
about: abt approx
afternoon: aft
and: n
are: r
artificial intelligence: ai
because: bc cuz coz bcuz becuz
between: btwn
them: em
before: b4
can not: cant cannot
could: cld
could not: couldnt
definitely: def defo
department: dept depts
description: descr
did not: didnt
do not: dont
does not: doesnt
easiest: easyist easist
easy: ez eazy easyy eazyy
enroll: enrol
enrollment: enrolment enrolments
friday: fri fris
give me: gimme
going to: gonna gunna
going: goin
looking: lookin
anything: anythin anythng nething anyting anthing anyhting
someone: sum1
tomorrow: tmr tmrw tmw
tonight: tonite 2nite
night: nite
through: thru
evening: eve
credits: creds cred crdts
good: gud
graduate: grad
had not: hadnt
has not: hasnt
have not: havent havnt
have to: gotta
hours: hr hrs
concentration: conc
programme: program programs programmes
freshman: freshmen
how is: hows
i am: im iam
i would: id
i will: ill
did you: didja
have: hv hav haf
next: nxt
this: ths
when: wen wn
i have: ive
introductory: intro intros
is not: isnt aint arent
it is: its
kind of: kinda
laboratory: lab labs laboratories
lecture: lect lectures
let me: lemme
let us: lets
machine learning: ml
monday: mon mons
morning: morn
now: rn
or: nor
people: ppl ppls peeps folks
prerequisites: precondition preconditions prereq prereqs prerequisite prerequesites prerequisities coreqs corequisites coreq
please: pls plz plss plzz
probably: prob prolly
professor: prof profs professors instructor instructors teacher teachers lecturer
really: rly
recommend: rec reccomend recomend
recommendations: recs reccs
requirements: reqts reqs req
schedule: sched timetable
semester: sem
sophomore: soph
seminar: seminars
workshop: workshops
studio: studios
tutorial: tutorials
difference: diff diffs
should: shld
should not: shouldnt
should have: shoulda
something: smth smthg sth smthing sumthing sumn somethin somthing smething somethng
anything: anythng anythin anyting anythig nething
learn: lern laern leanr
about: abuot abt bout abput aboout
need: ned nede neeed
does: dose doess deos
those: thos thoes
which: wich whcih whihc
is: iz
can: cn
language: langauge languge lenguage langage
how: hwo
with: wiht wth
instead: insted instaed
has: haz
business: bussiness buisness busness
businesses: bussinesses buisnesses
spanish: spansh spanis
sort of: sorta
thanks: thx ty tysm thank
that is: thats
the: teh hte da
that: taht dat tht thta
there is: theres
they are: theyre
though: tho
thursday: thu thur thurs
times: x
tuesday: tue tues
undergraduate: undergrad undergrads undergraduates
until: til till
want to: wanna wana
psych: pysch psyc pych
want: wnt wan
was not: wasnt
wednesday: wed weds wednes
week: wk weeks
were not: werent
what: wat wut wht
what is: whats wats
when is: whens
where is: wheres
which: wich
who is: whos
will not: wont
with: w w/
without: w/o w/out wo witout
would: wld
would not: wouldnt
year: yr yrs years
in between: inbetween
conversation: convo
maximum: maxx maximal
spring: spr
class: cls clss clas klass
course: crs crse
classes: clases classs clasess
management: mgmt mgt
weekend: wknd wkend
can i: cani
do you: dyou d'you
fall: autum
you: u
you are: youre
your: ur
monday wednesday friday: mwf m_w_f
monday wednesday: mw m_w
tuesday thursday: tth tr tuth t_th t_r tu_th tue_thu tues_thurs tues_thu
monday friday: m_f
wednesday friday: wf w_f
2: two
3: three
4: four
5: five
6: six
7: seven
8: eight
9: nine
10: ten
11: eleven
12: twelve
15: fifteen
20: twenty
30: thirty
50: fifty
`;

/** The full words by abbreviation, without apostrophes. */
export const OPENED: ReadonlyMap<string, string[]> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [long = '', shorts = ''] = line.split(': ');
      return shorts.split(' ').map((short) => [short, long.split(' ')] as const);
    }),
);
