import { OPENED } from './short-words.ts';

/** Verbs and other words that say nothing about a topic: "how regimes work". */
export const HOLLOW = new Set(
  (
    'else other others another different new more how what why work works working stuff things really ' +
    'actually just all kinds kind lol also both etc'
  ).split(' '),
);

/** Fillers, which are no topic. */
export const FILLER = new Set(
  (
    'attribute attributes inside a able about above actually add advice advise again ahead all alone ' +
    'already also although always am an and another ' +
    'answer am excuse otherwise ourselves any anybody anyone anything anyway appreciate are area around ' +
    'as ask at available away awesome back basically ' +
    'be because been before being below best better between bit both bored boring bring bunch but by came can cannot ' +
    'catalog catalogue certain chance check choice choices choose class classes come cool could couple course courses ' +
    'credit cross curious currently dear decide deal definitely did different do does doing done down each easily either elective ' +
    'electives else elsewhere end enjoy enjoyable enough especially etc even ever every everyone everything exactly ' +
    'except exist exists extra far favorite feel few field fields figure fill find fine first fit fits five follow for ' +
    'four freshman friend from full fulfill fun further general generally get gets getting give given gives go going gonna ' +
    'good got graduate graduating great guess had hand happen happens happy hard has have having he hello help helpful ' +
    'her here hey hi him his hmm honestly hopefully hoping how however i idea ideally ideas if imagine in include including ' +
    'instance instead instructor interest interested interesting interests into is it its itself job junior just keep ' +
    'kind kinda know last later learn least leave left less let like liked likes list literally little long look ' +
    'looking looks lot lots love lower made main major majoring make makes many match matter may maybe me mean meet ' +
    'meeting meets mention might mine minor miss more most much must my myself name named near need needed needs ' +
    'neither never new next nice no none nor not nothing now number obviously of off offer offered offering offers often oh ok ' +
    'okay on once one ones only open opinion option options or order other others our out over overall own part particular ' +
    'people per perhaps pick picking place plan planning plans please plus point possible possibly prefer preferable ' +
    'preferably preference pretty previous probably professor professors programme provide put question questions quick ' +
    'quickly quite rather read ready real really recommend recommendation recommendations recommended regular relevant ' +
    'requirement requirements requires right room run said same saw say schedule search second see seem seems selection ' +
    'semester senior sent set several she should show since situation so some somebody someone something sometimes somewhat ' +
    'soon sophomore sorry sort sounds specific specifically spot spots start started starting starts stay still stop ' +
    'straight student students stuff such suggest suggestion suggestions super sure take takes taking talk teach teaches ' +
    'teaching tell ten term terms than thank thanks that the their them then there therefore these they thing things think ' +
    'thinking this those though thought three through thus time times to today together told tomorrow too took top total ' +
    'toward towards tried try trying turn two type types under university unless until up upcoming upon us use used useful ' +
    'using usually various very via wait wanna want wanted wanting wants was way we week weekly well were what whatever when ' +
    'where whether which while who whole whom whose why will wish with within without wonder wonderful wondering words work ' +
    'works worth would year years yes yet you your yours fulfilling satisfy satisfies rated rating workload hours hour credits units ' +
    'unit sections section department departments subject subjects topic topics focus focused looked kinds sorts ' +
    'swap swaps swapping replace replacing exchange trade ditch remove switch keep lose ' +
    'mix mixes mixing combine combines combining learned compare compared comparing comparison ' +
    'prerequisites prerequisite similar workloads clash clashes conflict conflicts finish finishing ' +
    'surprise preferred pref prefs background experience schedule schedules slot slots per each ' +
    'year-long semester-long person vibe vibes ish lol lmao omg pls btw fyi tbh ' +
    'bad badly scared scary suck sucks hate hated afraid actual realistic realistically faster barely helps ' +
    'taken took rank taught fewer higher lower shorter longer bigger cheaper permission consent approval ' +
    'totally completely bye goodbye helped parts honest lately whichever total nicely lighter ever ' +
    'screwed doomed cooked toast stressed stressing overwhelmed anxious worried worry nervous lonely exhausted burned burnt confused ' +
    'panicking freaking terrified frightened upset excited desperate struggling safe painless failed failing bombed flunked ' +
    'oof obvs obvi obv ofc yikes welp damn dang shoot bruh lowkey highkey deadass irl aka phew whew whoa sheesh jeez gosh geez ' +
    'meh legit hella sorta yall lmk rip ' +
    'imo idk sth smth fr ngl yo dude man bro hey ya yeah yep nope nah uh um ugh wow got gotten etc eg ie amp level ' +
    'afternoon morning evening day days campus school college offered academic anywhere somewhere nearby free busy ' +
    'enroll enrolled enrolling register signup pass passed ago currently current given present past ' +
    'concentration concentrator concentrating concentrate concentrators interests profile second first-year only ones type'
  ).split(/\s+/),
);

/** Words that say nothing about a topic. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'alternative alternatives sophomores juniors seniors unfortunately luckily actual beforehand friendly ' +
    'short side sides pure fixed locked settled related themed adjacent esque oriented meh eh yo gimme ' +
    'possibly specifically irl rn atm lowkey highkey deadass ideally obsessed impossible random roommate ' +
    'weird quirky unusual unique niche wacky offbeat refreshing memorable inspiring engaging rewarding ' +
    'worthwhile meaningful stimulating relaxing chillest harsh earlier sooner gather gathers merely ' +
    'sister brother aunt uncle grandmother grandma parents lately presumably apparently excuse pardon ' +
    'restrict restricted somewhere capable ' +
    'max maximum tops wildcard q asks involves begins demands lasts feels sounds covers explores focuses ' +
    'deals gets seems wants fits hm funny random silly dumb btw true said says claims cousin mom dad ' +
    'roommate friend cause state states stated aight simply care freak freaks ' +
    'break nap adored wrap wraps filters ideally campus commute story ' +
    'basically situation nvm nevermind zero pain whatever maybe thing things hopefully advisor asap ' +
    'basically challenge dear ' +
    'held according heavy desperate failing fulfil grind heck hope hopes idc insane ish kill kindly knock listed literally lmk ' +
    'mandatory mostly noone nobody plausible pleasant pleasantly plausibly respectfully rip sir single ' +
    'squeeze squeezed stated suffer survive thinking tho thru tired ugh vibing whatevs yall'
  ).split(' '),
);

/** Words of the tables that students misspell. */
const MEANINGFUL = new Set(
  (
    'afternoon afternoons morning mornings evening evenings monday tuesday wednesday thursday friday saturday sunday ' +
    'mondays tuesdays wednesdays thursdays fridays weekend workload workloads homework hours rating ratings rated ' +
    'highly reviews reviewed prerequisites requirement requirements recommend recommended recommendation ' +
    'recommendations suggest suggestion suggestions compare comparison difference conflict conflicts clash overlap ' +
    'schedule semester spring winter autumn summer seminar seminars lecture lectures laboratory studio tutorial ' +
    'workshop instructor instructors professor professors teacher teaches teaching taught introductory beginner ' +
    'beginners advanced intermediate graduate undergraduate level units credits course courses class classes ' +
    'concentration department description enrollment enrolled students easier easiest lighter lightest harder ' +
    'hardest heavy light challenging difficult difficulty humanities science sciences engineering language ' +
    'languages social interesting interested available offered popular thanks thank hello please before after ' +
    'about without between together second third first subject subjects evaluation evaluations'
  ).split(' '),
);

/** Ordinary words that look like a misspelling of those. */
const EVERYDAY = new Set(
  (
    'abroad around because better bored later other others others rather really recent right rates lecturer ' +
    'counts counted course sections section classic classics classical recommends heaven health healthy lights ' +
    'house horse study studies studying people things think thing thought through throughout which while would ' +
    'could should might having graded grades grading grade hating dating eating waiting writing reading ' +
    'weekday weekdays anything something everything nothing someone anyone summers springs teach tough ' +
    'threads thursty student leave level levels couple county country worked working workshop social socially ' +
    'sight night might hollow yellow follow unite united unity limits credit edits fine find found ' +
    'friend friends friendly finals final finish finished small large'
  ).split(' '),
);

/** Whether a lower-case word is a filler. */
export const isOrdinary = (word: string): boolean =>
  FILLER.has(word) || HOLLOW.has(word) || MEANINGFUL.has(word) || EVERYDAY.has(word) || OPENED.has(word);
