/** The broad fields of study; a pack may state one per subject. */
export const AREAS = [
  'humanities',
  'languages',
  'social-science',
  'science',
  'engineering',
  'professional',
] as const;
export type Area = (typeof AREAS)[number];

const LANGUAGES =
  'afrikaans akkadian albanian amharic arabic aramaic armenian bahasa bangla basque bengali bosnian bulgarian cantonese catalan ' +
  'chaghatay chinese coptic creole croatian czech danish dutch egyptian farsi filipino finnish french gaelic geez georgian german ' +
  'gikuyu greek gujarati gullah haitian hausa hebrew hindi hungarian icelandic igbo indonesian irish italian jamaican japanese ' +
  'kimeru kinyarwanda korean kurdish ladino latin lingala lithuanian malayalam manchu mandarin marathi mongolian nahuatl navajo ' +
  'nepali norse norwegian oromo ottoman pali pashto persian pidgin polish portuguese punjabi quechua romanian russian sanskrit ' +
  'serbian sinhala slovak somali spanish sumerian swahili swedish syriac tagalog tamil telugu thai tibetan tigrinya turkish twi ' +
  'ukrainian urdu uyghur uzbek vietnamese welsh wolof xhosa yiddish yoruba zulu';

const LANGUAGE = new RegExp(`\\b(?:${LANGUAGES.replaceAll(' ', '|')}|sign language)\\b`, 'i');
/** "Chinese Literature", "Latin American Studies": about a language's culture or region, not language courses. */
const ABOUT_LANGUAGE =
  /\b(?:american|studies|history|literature|philology|civilizations?|archaeology|linguistics)\b/i;

/** Matches the start of a word; `|` separates alternatives, `$` marks a word end. */
const startsWith = (words: string): RegExp => new RegExp(`\\b(?:${words.replaceAll('$', '\\b')})`, 'i');

/**
 * The first match wins, so a specific phrase precedes the words in it: "political science" before science,
 * "bioethics" before biology, "history of science" before both.
 */
const RULES: readonly (readonly [Area | null, RegExp])[] = [
  [null, startsWith('general education|gen(?:eral)? ed$')],
  ['professional', startsWith('aerospace studies|military|naval|social work|nurs(?:e|ing)')],
  [
    'engineering',
    startsWith(
      '(?:bio)?engineer|comput(?!.*biolog)|robot|aeronaut|aerospace|astronautic|materials?$|data science|information science|' +
        'operations research|nuclear|transportation|energy',
    ),
  ],
  [
    'humanities',
    startsWith(
      'histor(?!.*economic)|bioethic|ethics?$|humanit|philosoph|religio|theolog|divinity|art$|studio$',
    ),
  ],
  [
    'professional',
    startsWith(
      'social policy|public (?:health|policy)|health (?:policy|management)|global health|policy|medical education|health$(?!.*scien)',
    ),
  ],
  [
    'social-science',
    startsWith(
      'anthropolog|arch(?:a)?eolog|social$|sociolog|politic|psycholog|econom|government|geography|demograph|linguistic|' +
        'law and society|technology studies|environmental studies|communication(?! sci)|criminal|international relations|' +
        'gender|women|ethnic|migration|labor|urban|peace|development|disability|indigenous|european|latin american|' +
        'middle east|southeast asian',
    ),
  ],
  [
    'professional',
    startsWith(
      'law$|business|management|finance|accounting|entrepreneur|education|nutrition|epidemiolog|architect|design$|planning|' +
        'journalis|library|speech|communication sci|clinical|dental|child stud',
    ),
  ],
  [
    'science',
    startsWith(
      'math|statistic|biostat|actuarial|physic|physiolog|chemi|bio|astro(?:n|ph)|geo(?:log|phys|graphic)|earth$|planetary|ocean|' +
        'marine|meteor|fisher|atmospher|climate|neuro|brain$|genet|immun|microbio|virolog|pharma|ecolog|environ|evolution|' +
        'cognitive|plant|soil|forest|agronom|zoolog|botan|paleo|anatom|cell$|quantum|comput|scien',
    ),
  ],
  [
    'humanities',
    startsWith(
      'lit(?:erature)?s?$|english|music|theat(?:er|re)|dance|film|media$|classic|writing|rhetoric|folklore|myth|medieval|' +
        'renaissance|byzantine|translation|museum|photo|arts$|cultur|civili|philolog|studies$|study of|seminar',
    ),
  ],
];

/** A subject's facts from the pack. */
export interface SubjectFacts {
  code: string;
  department: string;
  aliases?: readonly string[];
  area?: Area;
}

/**
 * The area of a subject: as stated in the pack, otherwise inferred from its names, its department, or its code. Null if
 * nothing matches.
 */
export function areaOf({ code, department, aliases = [], area }: SubjectFacts): Area | null {
  if (area !== undefined) return area;
  if (LANGUAGE.test([...aliases, code].join(' ; ')) && !aliases.some(isAboutLanguage)) return 'languages';
  const byName = ruleFor(aliases.join(' ; '));
  if (byName !== undefined) return byName[0];
  if (OF_LANGUAGES.test(department)) return 'languages';
  return (ruleFor(department) ?? ruleFor(code))?.[0] ?? null;
}

const OF_LANGUAGES = startsWith('lang(?:uage)?s?$');

const ruleFor = (name: string) => RULES.find(([, words]) => words.test(name));

const isAboutLanguage = (name: string): boolean => LANGUAGE.test(name) && ABOUT_LANGUAGE.test(name);
