/** Verbs for having something. */
const HAVING = `
  absorbs absorb absorbing brings bring bringing claims claim claiming commands command comprises comprise comprising
  consumes consume consuming contains contain costs cost costing demands demand demanding devours devour eats eat eating
  furnishes grants grant includes include involves involve occupies occupy owns possesses represents represent spans span
  swallows swallow swallowing uses use using yields yield wears wear displays display contributes contribute delivers
  deliver lends supplies supply assigned attached accounts weighs weigh racks draws draw drawing attracts attract
  fulfills fulfill fulfils fulfil satisfies satisfy cover covers pulls pulled commits commit devote devotes dedicate spending invests invest absorbs keeps keep
  awards award awarded awarding granted allots allot allotted allocates allocated garners garnered garner secures secured
  nets netted enjoys achieves achieved attains attained averages manages managed amasses collects collected commanded
  devoting allocate necessitates necessitate entails entail warrants chews gobbles soaks sucks confers bestows logs clock
  grabbed snagged snapped comprised consists consist consisting composed encompasses numbering totals totalling
  totaling equates equivalent translates translating claimed hosts hosting hosted houses`;

/** Verbs for taking place. */
const HAPPENING = `
  gather gathering gathered convening convened assembled sitting lands land landing slotted timetabled placed positioned
  situated kick kicks kicking off let lets wrap wraps wrapping conclude concludes concluded finished done coming going
  rolls roll attend attending step stepping session's starting resumes commence commences commencing commenced adjourn adjourns adjourned
  assembling unfolds congregate congregates congregating transpires proceeds operating getting under
  instruction instructional administered administers administer oversees overseen oversee supervised supervises
  coordinated coordinates coordinating facilitates facilitated facilitate sponsored owned managed maintained appears appearing`;

/** Verbs for saying so. */
const SAYING = `
  tell told telling read reads write writes written wrote writing noting noted print prints printed phrase phrases
  phrased word words wording worded quote quotes quoted quoting indicate indicates indicated marked tag tags tagged label
  labels labelled labeled classed classify classified classifies file files describing introduces introduced introducing follows following goes cites consensus citing summarises summarizes remark
  remarks remarked express expressed expresses assess assesses respond responded respondent
  designating marking publish publishes published
  announce announces announced register registers document documents documented present presents presented specify
  specifies specified reveal reveals reflect reflects confirm confirms confirmed tick ticks ticked box boxes enter enters
  entered attribute attributes rank ranked evaluate evaluated evaluates judge judged judges voted vote review reviewed
  reviews reviewers respondents feedback assessed searching looks checking check saw sees seeing view call calls
  stating listing titles designate designated designates identify identifies identified refer refers referred`;

/** People. */
const PEOPLE = `
  people person undergraduates participants learners takers alumni peers audience crowd team teacher
  teachers staff classmates`;

/** Documents, and parts of them. */
const THINGS = `
  affair affairs bulletin blurb cell chart column row line page pages entries item field sheet handbook prospectus guide
  directory database system website site screen publication source sources questionnaire poll opinion opinions q module
  modules subject subjects lesson lessons gathering appointment window windows block blocks period periods round editions
  instalment installment iteration versions heading header names numeral digits numbers tally sum result results value
  values load loads burden commitment effort study studying coursework weeks campus venue classroom auditorium helm learn learning co whereabouts address spaces
  category categories area areas requirement requirements distribution distributions designation designations
  curriculum school division card option options choice choices candidate candidates suggestion suggestions question
  questions case cases piece sort sorts news word heads entry mention record's catalogue's course's class's
  homepage overview completion proceed profile bargain duration weekly's format roof
  walls doors auspices care down yourself themselves myself ourselves side end lift ride haul chunk stretch ticket
  stop picture story deal attendees enrollees registrants chair desk hand hands table bill umbrella banner remit portfolio basis regard respect`;

/** Manner, and turns of speech. */
const MANNER = `
  accordingly anyhow basically certainly comfortably consistently conveniently definitely decidedly effectively evidently
  explicitly formally fully happily incidentally indeed literally luckily moreover namely naturally normally obviously
  personally plainly promptly properly purely readily regularly respectively routinely safely smoothly solidly
  specifically squarely surely technically thankfully therefore truly unsurprisingly hence thereby therein likewise
  further alike lol haha hmm oh ah hey hi hello yup yeah right alright tbh imo hurry sorry unfortunately alas sadly glad
  pleased remember recall mind careful ahead today moment nowadays such own very following respective various particular
  certain cited let's here's dear consider considering regarding concerning re aka ie eg namely thanks back nevertheless nonetheless meanwhile thus ergo onwards btw again kept latter's former's`;

/**
 * Words that may stand beside a claim without changing it. None of them denies, exceeds, changes, limits, compares or
 * doubts.
 */
export const NEUTRAL: readonly string[] = [HAVING, HAPPENING, SAYING, PEOPLE, THINGS, MANNER].flatMap(
  (words) => words.split(/\s+/).filter((word) => word !== '' && !word.includes('-')),
);
