import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const COURSE = String.raw`(?:(?:[a-z-]+ ){0,3}?(?:courses?|class(?:es)?|electives?|seminars?|lectures?|labs?|options?|ideas?|suggestions?|recommendations?|recs|picks|choices|ones|more|others|best|top)\b)`;

/** How many courses are wanted, and whether only their number is asked for. */
export const readAmount = (scrap: Scrap, { wish }: Draft): void => {
  scrap.take(
    /\bhow many\b(?= (?:[a-z-]+ ){0,4}?(?:courses?|class(?:es)?|seminars?|lectures?|labs?|electives?|tutorials?|workshops?|·|are|do))/,
    () => {
      wish.counted = true;
    },
  );
  const wanted = (count: number) => {
    wish.wanted ??= Math.min(20, Math.max(1, count));
  };
  scrap.take(/\b(?:a )?couple(?: of)?\b/, () => wanted(2));
  scrap.take(/\ba few\b/, () => wanted(3));
  scrap.take(
    new RegExp(
      String.raw`\b(?:top|best|first|list|give me|show me|find(?: me)?|recommend(?: me)?|suggest|name|pick|another|the) (\d{1,2})\b(?! ?(?:hours?|units?|credits?|am|pm|:|stars?|students?|people|days?))`,
    ),
    ([, count]) => wanted(Number(count)),
  );
  scrap.take(new RegExp(String.raw`(?<![\d.:])\b(\d{1,2})(?= ${COURSE})`), ([, count]) =>
    wanted(Number(count)),
  );
  scrap.take(
    /\b(?:just |only )?(?:one|a single|1) (?=(?:good |great |nice |easy |light |fun |chill )*(?:course|class|elective|option|suggestion|recommendation|idea)\b)/,
    () => wanted(1),
  );
};
