import type { Weekday } from '#features/catalogue/contract.ts';
import type { Token } from './token.ts';

/** Words of a language with the rules' words for them, which may be several. */
type Words = Readonly<Record<string, string>>;

const SPANISH: Words = {
  el: 'the',
  la: 'the',
  los: 'the',
  las: 'the',
  un: 'a',
  una: 'a',
  de: 'of',
  del: 'of',
  en: 'in',
  por: 'per',
  con: 'with',
  y: 'and',
  es: 'is',
  son: 'are',
  tiene: 'has',
  tienen: 'have',
  curso: 'course',
  clase: 'class',
  asignatura: 'course',
  valoración: 'rating',
  nota: 'rating',
  media: 'average',
  puntuación: 'rating',
  sobre: 'out of',
  horas: 'hours',
  semana: 'week',
  trabajo: 'work',
  a: 'a',
  semanales: 'weekly',
  créditos: 'credits',
  unidades: 'units',
  vale: 'is worth',
  estudiantes: 'students',
  alumnos: 'students',
  inscritos: 'enrolled',
  plazas: 'seats',
  requiere: 'requires',
  unas: 'about',
  aproximadamente: 'about',
  solo: 'only',
  se: '',
  imparte: 'taught',
  impartido: 'taught',
  lo: 'it',
  reúne: 'meets',
  profesor: 'professor',
  profesora: 'professor',
};
const FRENCH: Words = {
  le: 'the',
  la: 'the',
  les: 'the',
  un: 'a',
  une: 'a',
  de: 'of',
  du: 'of',
  des: 'of',
  en: 'in',
  par: 'per',
  avec: 'with',
  et: 'and',
  est: 'is',
  sont: 'are',
  a: 'has',
  ont: 'have',
  cours: 'course',
  demande: 'demands',
  environ: 'about',
  heures: 'hours',
  semaine: 'week',
  travail: 'work',
  note: 'rating',
  noté: 'rated',
  notée: 'rated',
  sur: 'out of',
  crédits: 'credits',
  unités: 'units',
  vaut: 'is worth',
  étudiants: 'students',
  inscrits: 'enrolled',
  places: 'seats',
  enseigné: 'taught',
  donné: 'taught',
  fois: 'times',
  seulement: 'only',
  lieu: 'meets',
  au: 'in',
  à: 'at',
};
const GERMAN: Words = {
  der: 'the',
  die: 'the',
  das: 'the',
  ein: 'a',
  eine: 'a',
  und: 'and',
  ist: 'is',
  hat: 'has',
  wird: 'is',
  mit: 'with',
  von: 'from',
  bis: 'to',
  uhr: '',
  im: 'in',
  in: 'in',
  pro: 'per',
  kurs: 'course',
  findet: 'meets',
  statt: '',
  stunden: 'hours',
  woche: 'week',
  arbeit: 'work',
  bewertet: 'rated',
  bewertung: 'rating',
  einheiten: 'units',
  kostet: 'takes',
  braucht: 'takes',
  etwa: 'about',
  rund: 'about',
  nur: 'only',
  studierende: 'students',
  eingeschrieben: 'enrolled',
  plätze: 'seats',
  dem: 'the',
  den: 'the',
  mal: 'times',
  am: 'on',
  beginnt: 'starts',
  um: 'at',
  endet: 'ends',
  unterrichtet: 'teaches',
};
const LANGUAGES: readonly Words[] = [SPANISH, FRENCH, GERMAN];

/** Words that are English too, so they do not identify a language. */
const SHARED = new Set(['a', 'in', 'an', 'on', 'am', 'die', 'places', 'note', 'statt', 'media']);
/** A sentence with this many different words of a language is taken to be in it. */
const ENOUGH = 3;

const DAYS: ReadonlyMap<string, Weekday> = new Map([
  ['lunes', 'Mon'],
  ['martes', 'Tue'],
  ['miércoles', 'Wed'],
  ['jueves', 'Thu'],
  ['viernes', 'Fri'],
  ['lundi', 'Mon'],
  ['mardi', 'Tue'],
  ['mercredi', 'Wed'],
  ['jeudi', 'Thu'],
  ['vendredi', 'Fri'],
  ['montag', 'Mon'],
  ['montags', 'Mon'],
  ['dienstag', 'Tue'],
  ['dienstags', 'Tue'],
  ['mittwoch', 'Wed'],
  ['mittwochs', 'Wed'],
  ['donnerstag', 'Thu'],
  ['donnerstags', 'Thu'],
  ['freitag', 'Fri'],
  ['freitags', 'Fri'],
]);

const wordsOf = (token: Token): string[] =>
  token.kind === 'word' ? [token.text] : token.kind === 'name' ? token.value.toLowerCase().split(/\s+/) : [];

/** Translates the plain words of a Spanish, French or German sentence to the rules' words; others stay as they are. */
export const inEnglish = (tokens: readonly Token[]): readonly Token[] => {
  const said = new Set(tokens.flatMap(wordsOf).filter((word) => !SHARED.has(word)));
  const heard = LANGUAGES.map((words) => [...said].filter((word) => Object.hasOwn(words, word)).length);
  const most = Math.max(...heard);
  const words = most < ENOUGH ? undefined : LANGUAGES[heard.indexOf(most)];
  if (words === undefined) return tokens;
  return tokens.flatMap((token): Token[] => {
    const own = wordsOf(token);
    const place = { start: token.start, end: token.end };
    const [first = ''] = own;
    const day = own.length === 1 ? DAYS.get(first) : undefined;
    if (day) return [{ kind: 'days', text: 'D', days: [day], ...place }];
    if (own.length === 0 || !own.every((word) => Object.hasOwn(words, word))) return [token];
    return own
      .flatMap((word) => (words[word] ?? '').split(' '))
      .filter((word) => word !== '')
      .map((text) => ({ kind: 'word', text, ...place }));
  });
};
