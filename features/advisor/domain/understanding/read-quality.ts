import { codesIn, type Sentence, SIGN } from './sentence.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const MUCH = String.raw`(?:too |that |very |so |super |really |overly |crazy |insanely |a |as |be |have |any )*`;
const WORK = String.raw`(?:work ?loads?|work|homework|time commitment|hours|commitment|effort|psets?|problem sets|reading)`;
const LIGHT = String.raw`(?:light|lite|easy|chill|gem|gems|gut|guts|relaxed|relaxing|low[- ]key|low[- ]stress|low[- ]effort|stress[- ]free|easygoing|easy-going|breezy|undemanding|painless|effortless|simple|easy a)`;
const HEAVY = String.raw`(?:heavy|hard|demanding|intense|difficult|time[- ]consuming|challenging|rigorous|tough|brutal|stressful|work[- ]heavy|workload[- ]heavy)`;
const KIND = String.raw`(?:on |in )?(?:the )?`;

/** How vague words about work and quality are read, and said back. */
export const LIGHT_HOURS = 5;
export const MANAGEABLE_HOURS = 8;
export const HEAVY_HOURS = 8;
export const HIGH_RATING = 4.5;
export const GOOD_RATING = 4;

/** "Easiest", "best rated", "easier than X": an order or a comparison. */
export const readOrder = (scrap: Scrap, { wish }: Draft, sentence: Sentence): void => {
  const { search } = wish;
  const order = (pattern: string, sort: NonNullable<typeof search.sort>, descending = false) =>
    scrap.take(new RegExp(String.raw`\b(?:with |has |have |having )?(?:the )?(?:${pattern})\b`), () => {
      search.sort ??= sort;
      if (descending) search.descending = true;
    });
  const than = (pattern: string, field: 'workload' | 'rating' | 'enrollment', less: boolean) => {
    const compared = String.raw`\b(?:(?:something|anything|one|ones|a bit|slightly|much|even|way|a little|a lot|is|are|that|which|be|with) )*(?:${pattern})(?: (?:course|courses|class|classes|option|options|one|ones|something|seminar|lecture))?`;
    scrap.take(new RegExp(String.raw`${compared} (?:than|as) (?:my )?(${SIGN})`), (match) => {
      wish.than = { field, less, codes: codesIn(match.at(-1) ?? '', sentence) };
    });
    scrap.take(
      new RegExp(
        String.raw`${compared}(?: than (?:that|this|those|these|it|them|the (?:first|second|last)(?: one)?))?\b`,
      ),
      () => {
        wish.than = { field, less, codes: [] };
      },
    );
  };
  than(
    String.raw`(?:easier|lighter|less (?:${WORK}|${HEAVY})|fewer hours|lower ${WORK}|shorter hours|more (?:chill|relaxed|manageable)|not (?:as|so) ${HEAVY}|less time)`,
    'workload',
    true,
  );
  than(String.raw`(?:harder|heavier|more (?:${WORK}|${HEAVY})|tougher|meatier)`, 'workload', false);
  than(
    String.raw`(?:better(?: rated| reviewed| liked)?|higher[- ]rated|more highly rated|more popular with students|higher (?:rating|score|reviews))`,
    'rating',
    false,
  );
  than(String.raw`smaller`, 'enrollment', true);
  than(String.raw`(?:bigger|larger)`, 'enrollment', false);
  order(
    String.raw`easiest|lightest|least (?:amount of )?(?:${WORK}|demanding|time[- ]consuming|intense|hard)|fewest hours|lowest ${WORK}|smallest ${WORK}|least heavy|most chill|chillest|(?:lightest|lowest|smallest)(?: on)? ${WORK}`,
    'workload',
  );
  order(
    String.raw`hardest|heaviest|toughest|most (?:amount of )?(?:${WORK}|${HEAVY})|highest ${WORK}`,
    'workload',
    true,
  );
  order(
    String.raw`worst(?:[- ]rated)?|lowest[- ]rated|lowest (?:rating|score)s?|least (?:liked|popular)`,
    'rating',
    true,
  );
  order(
    String.raw`best(?:[- ]rated|[- ]reviewed|[- ]liked| reviews| ratings?)?|top(?:[- ]rated)|top(?= \d| (?:course|class|seminar|lecture|pick|choice))|highest[- ](?:rated|ratings?|scores?|reviewed)|most (?:loved|liked|highly rated|enjoyable|fun)|greatest|coolest`,
    'rating',
  );
  scrap.take(
    /\b(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arrange[d]?)?(?: (?:them|those|these|it))? ?by (?:their )?(?:lowest |highest )?(rating|score|workload|hours|work|size|enrollment)s?\b/,
    ([, by = '']) => {
      search.sort = /rating|score/.test(by) ? 'rating' : /size|enroll/.test(by) ? 'enrollment' : 'workload';
    },
  );
  order(String.raw`most popular|biggest|largest|most (?:students|enrolled|crowded)`, 'enrollment', true);
  order(String.raw`smallest|tiniest|fewest (?:students|people)`, 'enrollment');
};

/** "Light", "not too hard", "highly rated", "small": vague words that become a stated bound. */
export const readQuality = (scrap: Scrap, { wish: { search }, readings }: Draft): void => {
  const atMost = (hours: number, said: string) => {
    if (search.max_hours !== undefined) return;
    search.max_hours = hours;
    readings.push(`I read “${said}” as at most ${hours} hours a week.`);
  };
  scrap.take(
    new RegExp(
      String.raw`\b(?:that |which )?(?:is |are |will |do |does )?(?:not|nothing|no|never|without|isnt)(?: (?:be|have|give|require|want|need|take))?(?: (?:anything|something))? ?${MUCH}(?:much |a lot of |lots of |a ton of |tons of |crazy |huge |big |large )?(?:${WORK}|${HEAVY}|bad)\b(?: (?:${WORK}|course|class)\b)?`,
    ),
    ([said]) => atMost(MANAGEABLE_HOURS, said.trim().replace(/^(?:that|which) (?:is |are )?/, '')),
  );
  scrap.take(/\b(?:slower|gentler|slow|more gradual)(?:[- ]paced?)?(?: pace)?(?= |$)/, ([said]) => {
    search.text = [...(search.text?.split(' ') ?? []), 'pace'].join(' ');
    readings.push(`I read “${said}” as a course that speaks of its pace.`);
  });
  scrap.take(
    /\b(?:manageable|moderate|reasonable|doable|medium|average)(?: (?:workload|amount of work|work|hours|load))?\b/,
    ([said]) => atMost(MANAGEABLE_HOURS, said.trim()),
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:(?:super|very|really|pretty|kinda|kind of|relatively|fairly|quite|rather|so|nice and|an?) )*(${LIGHT}|(?:low|small|little|minimal|less|lower|smaller|lighter) ${WORK})(?: ${KIND}${WORK})?\b(?!-(?:weight|year))`,
    ),
    ([, word]) => atMost(LIGHT_HOURS, word ?? 'light'),
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:(?:super|very|really|pretty|quite|more) )*(${HEAVY}|high ${WORK}|(?:a )?lots? of ${WORK})\b(?: ${KIND}${WORK})?(?! sciences?\b| metal| problem)`,
    ),
    ([, word]) => {
      if (search.min_hours !== undefined || search.max_hours !== undefined) return;
      search.min_hours = HEAVY_HOURS;
      readings.push(`I read “${word}” as at least ${HEAVY_HOURS} hours a week.`);
    },
  );
  const atLeast = (rating: number, said: string) => {
    if (search.min_rating !== undefined) return;
    search.min_rating = rating;
    readings.push(`I read “${said}” as rated ${rating} or better.`);
  };
  scrap.take(
    /\b(?:with |has |have )?(?:very |really |super |pretty |a )*((?:highly|super)[- ](?:rated|reviewed|recommended)|(?:high|excellent|amazing|stellar|great|top|very good) (?:student )?(?:ratings?|reviews?|scores?|evaluations?|feedback)|excellent|outstanding|amazing|(?:much |well[- ])?(?:loved|beloved))\b/,
    ([, said]) => atLeast(HIGH_RATING, said ?? ''),
  );
  scrap.take(
    /\b(?:with |has |have )?(?:pretty |a |decent |really )*((?:well|decently|nicely)[- ](?:rated|reviewed|liked)|(?:good|decent|nice|solid|positive) (?:student )?(?:ratings?|reviews?|scores?|evaluations?|feedback)|rated (?:well|highly|high)|great|that (?:students|people) (?:like|love|enjoy)(?:d)?)\b/,
    ([, said]) =>
      atLeast(said === 'rated highly' || said === 'rated high' ? HIGH_RATING : GOOD_RATING, said ?? ''),
  );
  scrap.take(/\b(?:big|large|huge)(?= (?:class|course|lecture|seminar|enrollment))/, ([said]) => {
    search.sort ??= 'enrollment';
    search.descending = true;
    readings.push(`I read “${said}” as the largest first.`);
  });
  scrap.take(
    /\b(?:with |in )?(?:a )?(small|tiny|intimate)(?:er)?(?:-ish)?(?: (?:class(?:es)?|group|groups|size|sized|enrollment))*\b(?! (?:business|business|animals?|world))/,
    ([, said]) => {
      if (search.max_enrollment !== undefined) return;
      search.max_enrollment = SMALL_CLASS;
      readings.push(`I read “${said}” as at most ${SMALL_CLASS} students.`);
    },
  );
};
export const SMALL_CLASS = 20;
