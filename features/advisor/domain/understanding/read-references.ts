import type { Context } from './context.ts';
import type { Scrap } from './scrap.ts';

export interface References {
  codes: string[];
  /** One course is meant and several were named: which one is a question. */
  unclear: boolean;
  /** Something earlier is meant, whether or not there is anything. */
  pointed: boolean;
}

const ORDINALS: [RegExp, number][] = [
  [/first|1st/, 0],
  [/second|2nd/, 1],
  [/third|3rd/, 2],
  [/fourth|4th/, 3],
  [/fifth|5th/, 4],
  [/sixth|6th/, 5],
  [/seventh|7th/, 6],
  [/eighth|8th/, 7],
];
const ORDINAL = String.raw`(first|second|third|fourth|fifth|sixth|seventh|eighth|1st|2nd|3rd|[4-8]th|last)`;
const NOT_ORDINAL = String.raw`(?! (?:[\w-]+ )?(?:semester|term|half|year|years|week|floor|language|world|time|day|thing|one of the|wave|degree|person|amendment|grade))`;

/** Reads "it", "the second one", "those two", "both": courses of the conversation so far. */
export const readReferences = (scrap: Scrap, { shown, focus }: Context): References => {
  const codes: string[] = [];
  let unclear = false;
  let pointed = false;
  const point = (found: readonly string[]) => {
    pointed = true;
    codes.push(...found);
  };
  scrap.take(
    new RegExp(
      String.raw`\b(?:the )?${ORDINAL}(?: (?:and|or|,|&) (?:the )?${ORDINAL})+(?: (?:one|ones|course|courses|class|classes|option|options))?\b`,
    ),
    ([said]) => point([...said.matchAll(new RegExp(ORDINAL, 'g'))].flatMap(([word]) => at(shown, word))),
  );
  scrap.take(
    /\b(?:the )?(first|top|last) (2|3|4|5|couple)\b(?: (?:of (?:them|those|these)|ones|courses|classes|options))?/,
    ([, end, count]) => {
      const size = count === 'couple' ? 2 : Number(count);
      point(end === 'last' ? shown.slice(-size) : shown.slice(0, size));
    },
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:the |that |your |this )${ORDINAL}(?: (?:one|course|class|option|seminar|lecture|suggestion|recommendation|pick|choice))?\b${NOT_ORDINAL}|^\s*${ORDINAL}(?: (?:one|course|class|option))?\b${NOT_ORDINAL}`,
    ),
    ([, a, b]) => point(at(shown, a ?? b ?? '')),
  );
  scrap.take(/(?:\b(?:number|option|no\.?|choice)|#) ?(\d)\b/, ([, number]) =>
    point(shown.slice(Number(number) - 1, Number(number))),
  );
  scrap.take(/\bthe other (?:one|course|class)\b/, () => {
    const others = shown.filter((code) => !focus.includes(code) || focus.length > 1);
    point(focus.length === 2 ? focus.slice(1) : others.length > 0 ? others.slice(0, 1) : []);
  });
  scrap.take(/\bthe former\b/, () => point(shown.slice(0, 1)));
  scrap.take(/\bthe latter\b/, () => point(shown.slice(-1)));
  const many = focus.length > 1 ? focus : shown;
  const plural =
    /\b(?:(?:any|all|each|both|either|one|which|none|most|some|which one|which ones|every one) of (?:them|these|those|the (?:2|3|4|5|courses|classes))|them(?: all)?|these(?: (?:2|3|4|5|courses|classes|ones|options))?|those(?: (?:2|3|4|5|courses|classes|ones|options))?|both(?: of them)?|all (?:2|3|4|5)|the (?:2|3|4|5)(?: (?:of them|courses|classes))?|they|their|which (?:one|ones)(?= (?:is|are|has|have|meets?|do|does|would|should|of)\b)|which is|which are|each(?: one)?|either)\b/;
  if (codes.length === 0 && many.length > 0 && plural.test(scrap.text)) {
    scrap.take(plural, () => {});
    point(many);
  } else if (plural.test(scrap.text) && /\b(?:them|those|these|both)\b/.test(scrap.text)) pointed = true;
  const single =
    /\b(?:it|its|it's|this (?:one|class|course|seminar|lecture)|that (?:one|class|course|seminar|lecture)|the (?:class|course|seminar)(?! (?:about|on|that|with|in|of|for))|(?:about|is|does|do|take|for|of|to|in|with|like|and|was) (?:this|that)(?= ?(?:[?.!,·]|$))|(?:is|does|was) (?:this|that)\b|he|she|his|her)\b/;
  if (codes.length === 0 && single.test(scrap.text)) {
    pointed = true;
    const meant = focus.length > 0 ? focus : shown;
    if (meant.length === 1) codes.push(...meant);
    else if (meant.length > 1) unclear = true;
  }
  return { codes: [...new Set(codes)], unclear: unclear && codes.length === 0, pointed };
};

const at = (shown: readonly string[], word: string): string[] => {
  const index =
    word === 'last' ? shown.length - 1 : (ORDINALS.find(([pattern]) => pattern.test(word))?.[1] ?? 0);
  return shown.slice(index, index + 1);
};
