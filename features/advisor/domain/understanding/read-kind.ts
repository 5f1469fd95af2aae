import type { Level } from '#features/catalogue/domain/levels.ts';
import { DISLIKES } from './dislikes.ts';
import type { Lexicon } from './lexicon.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const COMPONENT_WORDS: [RegExp, string][] = [
  [/\bseminars?(?:-style| style)?\b/, 'seminar'],
  [
    /\b(?:laborator(?:y|ies)|labs?)(?: (?:class|classes|course|courses|work|section|component))?\b/,
    'laboratory',
  ],
  [/\blectures?(?:-style| style|-based)?\b/, 'lecture'],
  [/\bstudios?(?= ·|[ ,.?!]*(?:class|classes|course|courses|on|in|that|with|$|[.?!,·]))/, 'studio'],
  [/\btutorials?\b/, 'tutorial'],
  [/\bworkshops?\b/, 'workshop'],
  [/\breading (?:course|courses)\b/, 'reading course'],
  [/\bindependent (?:study|studies)\b/, 'independent study'],
  [/\blanguage (?:course|courses|class|classes)\b/, 'language'],
];

/** Seminar, lecture, laboratory …: the kind of class, as the catalogue spells it where it has that kind. */
export const readComponent = (
  scrap: Scrap,
  { wish: { search }, readings }: Draft,
  { components, departments }: Lexicon,
): void => {
  scrap.take(/\bwet[- ]?labs?\b(?: (?:class|classes|course|courses|work|experience))?/, () => {
    const wet = [...new Set(departments.values())].filter((name) => /\b(?:bio|chem|neuro)/i.test(name));
    if (wet.length === 0 || search.subjects) return false;
    search.component =
      components.get('laboratory') ?? componentLike('laboratory', components) ?? 'Laboratory';
    search.subjects = wet;
    readings.push('I read “wet lab” as a laboratory in biology, chemistry or what is near them.');
  });
  for (const [pattern, name] of COMPONENT_WORDS) {
    if (name === 'language' && !components.has('language')) continue;
    const before = scrap.text;
    scrap.take(pattern, () => {
      if (search.component?.toLowerCase().startsWith(name.slice(0, 3))) return;
      if (search.component !== undefined) return false;
      search.component = components.get(name) ?? componentLike(name, components) ?? capital(name);
    });
    if (scrap.text !== before) return;
  }
  scrap.take(
    /\b(?:small )?(discussion[- ]based|discussion class(?:es)?|discussions?[- ]heavy)\b/,
    ([, said]) => {
      search.component = components.get('seminar') ?? 'Seminar';
      readings.push(`I read “${said}” as a seminar.`);
    },
  );
};

/** "No seminars", "not a lab": a kind of class that is not wanted. */
export const readUnwantedKind = (
  scrap: Scrap,
  { wish: { search } }: Draft,
  { components }: Lexicon,
): void => {
  for (const [pattern, name] of COMPONENT_WORDS)
    scrap.take(
      new RegExp(
        String.raw`\b(?:no|not(?: an?| any| in)?|without(?: an?| any)?|avoid(?:ing)?|anything but(?: an?)?|except|(?:do|does) not (?:want|have|require|need)(?: an?| any)?|${DISLIKES}) ${pattern.source.replace(/^\\b/, '')}`,
      ),
      () => {
        search.exclude_component = components.get(name) ?? componentLike(name, components) ?? capital(name);
      },
    );
};

const componentLike = (name: string, components: ReadonlyMap<string, string>): string | undefined =>
  [...components].find(([key]) => key.startsWith(name.slice(0, 3)))?.[1];
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const THING = String.raw`(?:[- ](?:level|division|div))?(?: (?:course|courses|class|classes)\b)?`;

/** Introductory, intermediate, advanced, graduate; "undergraduate" is the first three. */
export const readLevel = (scrap: Scrap, { wish: { search }, readings }: Draft): void => {
  const levels: Level[] = [];
  const read = (pattern: string, ...means: Level[]) =>
    scrap.take(new RegExp(String.raw`\b(?:${pattern})${THING}`), () => void levels.push(...means));
  const not = String.raw`(?:no|not|non|without)[- ](?:any |a )?`;
  read(
    String.raw`${not}(?:graduate|phd|master'?s)|undergraduates?|undergrads?`,
    'introductory',
    'intermediate',
    'advanced',
  );
  read(
    String.raw`(?:for )?(?:complete |total |absolute )?beginners?(?:[- ]friendly)?|introductory|entry|introductions?(?! to \w+ \w+ by)|lower|basic|basics|first[- ]year|freshm[ae]n(?:[- ]friendly)?|101|newbie`,
    'introductory',
  );
  read(String.raw`intermediate|mid(?=[- ]level)`, 'intermediate');
  read(String.raw`advanced|upper|higher`, 'advanced');
  read(String.raw`graduate|phd|master'?s|doctoral`, 'graduate');
  scrap.take(/\b(\d)00[- ]?(?:level|s)\b/, ([said, hundred]) => {
    const means: Level[] = hundred === '1' ? ['intermediate', 'advanced'] : ['graduate'];
    levels.push(...means);
    readings.push(`I read “${said.trim()}” as ${means.join(' and ')}.`);
  });
  if (levels.length > 0) search.levels = [...new Set([...(search.levels ?? []), ...levels])];
};
