/**
 * Short words of prose, and labels of transcripts, timetables and forms. Before a number they are not subjects
 * unless the catalogue has them (`HIS 4121` is architecture, "his 3 books" is not).
 */

/**
 * Words that often precede numbers. Where one is also a subject's code or nickname (AT, IN, ME, AM, AP), it must be
 * in capitals or without a space.
 */
const BEFORE_NUMBERS =
  'a ad ah ai all am an and any ap app are as at avg ay b bc be bed bldg book box but by c ca call ch chap ' +
  'co cr cst ct d day days de der des did dim do doc due e el en end est et etc ext f fall feb fee fig fl ' +
  'for fri from g get go got gpa gr h had has have he her hi him his hr hrs i id ie if ii iii im in inc int ' +
  'is it its iv ix j jan jr jul jun k km l la las le les let line lot m mar may me met mi min mon most mph ' +
  'mr mrs ms my n near next nine no nor not nov now o oct of off oh ok old on one only or our out over own ' +
  'p pad part past per pg phd pic pin pm pp pro ps pt pts q r rd re rm row s sat sec see sep sept set she ' +
  'sign sit six so some st ste sum sun sup t take tba tbd ten term test th than that the then they this thu ' +
  'till time to too top tot try tue two u uk un unit up us usa use v van ver via vii vol vs w was we wed ' +
  'week were what when who will with x xi y year you your yr yrs z zip zone zoom';

/** Words and labels of two to four letters that are not subjects unless in the catalogue. */
const NEVER_SUBJECTS =
  'able abt acid acre act acts add adds aged ages ago ahrs aid aide aids aim aims air aka akin also alum amid ' +
  'amor ante anti apes apps apr apt arc area arm arms army ask asks atm atom att aud aug auto away awe axes ' +
  'axis axon baby back bad bag ball ban band bang bank bar bare base bass bat bay beam bear beat bee been ' +
  'beer bell belt bend best bet beta bias bid big bill bind bird bit bits blog blow blue blur boat body ' +
  'bold bomb bond bone boom boot born boss both bowl boy bran bulk burn bus busy buy buys byte cab cafe ' +
  'cage cake calm came camp can cant cap cape caps car card care cars case cash cast cat cave cell cent ' +
  'cgpa chat chef chip cip city clan clay clip club clue coal coat code coin cold come con cons cook cool ' +
  'cope copy cord core cost coup cow crew crn crop cup curl cut cuts dad dam damn dare dark dash data date ' +
  'dawn dead deaf deal dean dear debt dec deck deep deer defy dell demo deny desk dial dice die died dies ' +
  'diet dig dip dirt disc dish disk dive does dog dogs doll done door dose dot dots down drag draw drew ' +
  'drop drug drum dry dual duck dull duo dust duty each ear earn ears ease east easy eat eats echo edge ' +
  'edit eg ego ehrs else em ends epic era eras etal etch eve even ever evil exam exec exit exod exp eye ' +
  'eyes fab face fact fade fail fair fake fan fans faq far fare farm fast fat fate fax fear feed feel fees ' +
  'feet fell felt few file fill find fine fire firm fish fit fits five fix flag flat flaw fled flew flip ' +
  'flow flux fly foci fog folk food foot ford fork form fort foul four fox free fret frog fsar fuel full ' +
  'fun fund gain game gang gap gaps gas gate gave gay gaze gear gene germ gets gift gig girl give glad glow ' +
  'goal god gods goes gold golf gone good gpt grab grad gray grew grey grid grim grip grow gulf gun guy guys ' +
  'gym hair half hall halt hand hang hard harm hat hate hawk head heal heap hear heat heel held hell help ' +
  'hen here hero hers hey hid hide high hike hill hint hip hire hit hits hoc hold hole holy home hone hood ' +
  'hook hop hope horn host hot hour hub hug huge hull hung hunt hurt hut hw ib ibid ice icon idea idle inch ink ' +
  'inn inst into ion ions iron isbn item jail jam jar jazz jean jet jets job jobs john join joke jot joy ' +
  'juan july jump june jury just keen keep kept key keys kick kid kids kill kin kind king kiss kit kits ' +
  'knee knew know lab labs lack lady laid lake lamb lamp land lane laps last late lawn laws lay lead leaf ' +
  'leak lean leap led lee left leg legs lend lens less lev lid lie lies life lift like limb lime link lion ' +
  'lip lips list live load loan loch lock loft log logo lone long look loop lord lore lose loss lost lots ' +
  'loud love low luck luke lump lung mad made mail main make male mall man many map maps mark mask mass mat ' +
  'mate math maze meal mean meat meet melt memo men menu mere mesh mess mice mid mild mile milk mill mind ' +
  'mine mini mint miss mist mit mix mm moby mock mode mold mom mono mood moon moot more moss moth move mp mpp ' +
  'much mud mute myth nail name nano nato navy neck need nest net neto nets new news nice none norm nose ' +
  'note noun nude null nuts oak odd odds odes oil okay once ones onto open oral ore oven pace pack page ' +
  'paid pain pair pale palm pan pant papa park pass path paul pave pay pays pdf peak pear peer pen pest pet ' +
  'pets pick pie pier pile pill pine pink pint pipe pity plan play plea plot plus poem poet pole poll pond ' +
  'pool poor pop pope pork pose post pot pour pray prep prev prey prof prop psat pset psets pull pump pure push put ' +
  'puts qhrs qnc qpa qpts quiz quo race rack raid rail rain ran rang rank rap rape rare rat rate raw ray ' +
  'read real rear red ref reg rely rent rep rest rev rice rich ride ring riot rip rise risk road roar rob ' +
  'rock rod rode role roll rom roof room root rope rose rub rude rule run runs rush sad safe said sail sake ' +
  'sale salt same sand sang save saw say says scan scr scu sea seal seas seat sect seed seek seem seen self ' +
  'sell send sens sent sets sex shed ship shoe shop shot show shut sick side sigh silk sin sing sink sins ' +
  'sir site sits size skin skip sky slam slip slot slow snap snow soap sock soft soil sold sole solo son ' +
  'song soon sort soul soup span spin spot spr star stay stem step stop sub such suit sung sure swim sync ' +
  'tail tale talk tall tank tap tape task tax taxi team tear tech teen tel tell tend tens tent text them ' +
  'thin thro thru thur thus tide tie tied ties tile tim tin tiny tip tips tire toe told toll tom tone tony ' +
  'took tool tort toss tour town toy tram trap tray tree trim trip true tst tube tune turn twin type ugly ' +
  'used user uses vary vast vein very vest vet veto vice view vii viii visa void vote wage wait wake walk ' +
  'wall want war ward warm wars wash wave ways weak wear web weed weld well went west wet wide wife wild ' +
  'win wind wine wing wins wipe wire wise wish wolf won wood wool word wore work worn wrap wwi wwii www xii ' +
  'xiii xiv xix xv xvi xvii xx xxi yard yeah yes yet zero';

/** Labels of decimal numbers, some of which look like codes: `GPA 3.75`, `Units 12.000`. */
const NUMBER_LABELS =
  'average avg cgpa credit credits cum cumulative earned gpa grade hours hrs java lecture level mean points ' +
  'pts qpa qpts rating row score scored sections sem semester term total units';

/**
 * Labels of locations in a book, building or program: the number after them is never a code, even if it matches a
 * tag.
 */
const PLACE_LABELS =
  'bldg building ch chap chapter ext extension fig figure floor page pages paragraph pg python release rm ' +
  'room sec sect section step table ver version vol volume';

/** Labels of a student's own figures: "my GPA is 3.91". */
const FIGURES = 'average avg cgpa gpa qpa scored';

/** Units after a count: "MATH 55 students", "history 3 credits". */
const COUNTED =
  'additional class classes course courses different digits edition exams further guests lab labs lecture ' +
  'lectures lines meetings more other others page pages papers people persons players problem problems ' +
  'psets questions quizzes readings seats section sections semester semesters sessions slots spots students ' +
  'sus terms times total w words';

/** Units after a decimal: "4.56 points". */
const MEASURED =
  'bc bce billion ce cr credit credits day days dollars feet gpa grams h hour hours hr hrs km m miles ' +
  'million min mins minute minutes months percent percentile point points pt pts second seconds stars unit ' +
  'units week weeks wk wks year years yr yrs';

const setOf = (...lists: string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.toUpperCase().split(' ')));

export const WORDS_BEFORE_NUMBERS = setOf(BEFORE_NUMBERS);
export const ORDINARY_WORDS = setOf(BEFORE_NUMBERS, NEVER_SUBJECTS);
export const LABELS_OF_NUMBERS = setOf(NUMBER_LABELS);
export const LABELS_OF_PLACES = setOf(PLACE_LABELS);
export const OWN_FIGURES = setOf(FIGURES);
export const MEASURES = setOf(MEASURED);
export const COUNTED_THINGS = setOf(COUNTED, MEASURED);
