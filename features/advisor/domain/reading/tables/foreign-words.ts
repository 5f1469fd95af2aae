import { SPANISH } from './foreign/spanish.ts';
import { FRENCH } from './foreign/french.ts';
import { GERMAN } from './foreign/german.ts';
import { CHINESE } from './foreign/chinese.ts';
import { KOREAN } from './foreign/korean.ts';
import { JAPANESE } from './foreign/japanese.ts';

export type Language = 'es' | 'fr' | 'de' | 'zh' | 'ko' | 'ja';

/** What is told first, in the language of the question. */
export const READS_ENGLISH: Record<Language, string> = {
  es: 'Leo inglés (English); de tu pregunta entendí códigos, títulos y las palabras más comunes, y respondo en inglés.',
  fr: 'Je lis l’anglais (English) ; de ta question j’ai compris les codes, les titres et les mots courants, et je réponds en anglais.',
  de: 'Ich lese Englisch (English); von deiner Frage habe ich Kürzel, Titel und geläufige Wörter verstanden und antworte auf Englisch.',
  zh: '我只读英文（English）；您的问题中我认出了课程代码、课名和常用词，以下用英文回答。',
  ko: '저는 영어(English)를 읽습니다. 질문에서 과목 코드, 제목, 흔한 단어만 이해했고 영어로 답합니다.',
  ja: '英語（English）を読みます。ご質問からは科目コード、科目名、よくある言葉を読み取り、英語でお答えします。',
};

/**
 * Words of other languages by what they are in English, as far as a wish needs them. A line is "english: word word"; `_`
 * joins the words of one. "-" stands for words that say only which language it is. What stands behind what it is said of
 * ("不上课", "안 돼요") is "not ," in English: a "no" that turns round what stands before it.
 */
const tableOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [english = '', words = ''] = line.split(/: ?(.*)/);
        const means = english.trim() === '-' ? '' : english.trim();
        return words.split(' ').map((word) => [word.replaceAll('_', ' '), means] as const);
      })
      // The longer is looked for first.
      .toSorted(([one], [other]) => other.length - one.length),
  );

/** Times of day as a language writes them, where they are more than words. */
export const FOREIGN_CLOCKS: Partial<Record<Language, readonly [RegExp, string][]>> = {
  fr: [
    [/\b(\d{1,2}) ?h ?(\d{2})\b/giu, '$1:$2'],
    [
      /(?<=(?:avant|après|apres|à|a|de|vers|dès|et|jusqu['’]à) )(\d{1,2}) ?h(?:eures?)?\b(?! (?:de|par))/giu,
      '$1:00',
    ],
  ],
  de: [
    [/\b(\d{1,2})[:.](\d{2}) ?uhr\b/giu, '$1:$2'],
    [/\b(\d{1,2}) ?uhr\b/giu, '$1:00'],
  ],
  zh: [
    [/(?:上午|早上|早晨) ?(\d{1,2}) ?点半/gu, ' $1:30 am '],
    [/(?:下午|晚上) ?(\d{1,2}) ?点半/gu, ' $1:30 pm '],
    [/(?:上午|早上|早晨) ?(\d{1,2}) ?点/gu, ' $1 am '],
    [/(?:下午|晚上) ?(\d{1,2}) ?点/gu, ' $1 pm '],
    [/(\d{1,2}) ?点半/gu, ' $1:30 '],
    [/(\d{1,2}) ?点/gu, ' $1:00 '],
  ],
  ko: [
    [/오전 ?(\d{1,2})시(?!간)/gu, ' $1 am '],
    [/오후 ?(\d{1,2})시(?!간)/gu, ' $1 pm '],
    [/(\d{1,2})시(?!간) ?반/gu, ' $1:30 '],
    [/(\d{1,2})시(?!간)/gu, ' $1:00 '],
  ],
  ja: [
    [/午前 ?(\d{1,2})時(?!間)/gu, ' $1 am '],
    [/午後 ?(\d{1,2})時(?!間)/gu, ' $1 pm '],
    [/(\d{1,2})時(?!間)/gu, ' $1:00 '],
  ],
};

/** Numbers before what is counted, in Chinese. */
export const HAN_NUMBERS = '零一二三四五六七八九十';

/** Endings by which a word of another language is an English one: "fotografía", "biologie", "Robotik". */
export const COGNATES: Readonly<Record<'es' | 'fr' | 'de', readonly [RegExp, string][]>> = {
  es: [
    [/ografia$/, 'ography'],
    [/cion(?:es)?$/, 'tion'],
    [/sion(?:es)?$/, 'sion'],
    [/idad(?:es)?$/, 'ity'],
    [/encia$/, 'ence'],
    [/ancia$/, 'ance'],
    [/ismo$/, 'ism'],
    [/logia$/, 'logy'],
    [/nomia$/, 'nomy'],
    [/ica$/, 'ics'],
    [/ico$/, 'ic'],
    [/ia$/, 'y'],
    [/o$/, ''],
    [/a$/, ''],
    [/(?<!s)s$/, 's'],
  ],
  fr: [
    [/ographie$/, 'ography'],
    [/logie$/, 'logy'],
    [/nomie$/, 'nomy'],
    [/ique$/, 'ics'],
    [/ique$/, 'ic'],
    [/isme$/, 'ism'],
    [/ite$/, 'ity'],
    [/elle?$/, 'al'],
    [/ie$/, 'y'],
    [/e$/, ''],
    [/(?<!s)s$/, 's'],
  ],
  de: [
    [/ografie$/, 'ography'],
    [/logie$/, 'logy'],
    [/nomie$/, 'nomy'],
    [/ik$/, 'ics'],
    [/ismus$/, 'ism'],
    [/itat$/, 'ity'],
    [/ie$/, 'y'],
    [/enz$/, 'ence'],
    [/anz$/, 'ance'],
    [/ische[nrs]?$/, 'ic'],
  ],
};

/** Words in the language's own spelling without accents, by what they mean; the longest first. */
export const FOREIGN_WORDS: Record<Language, ReadonlyMap<string, string>> = {
  es: tableOf(SPANISH),
  fr: tableOf(FRENCH),
  de: tableOf(GERMAN),
  zh: tableOf(CHINESE),
  ko: tableOf(KOREAN),
  ja: tableOf(JAPANESE),
};
