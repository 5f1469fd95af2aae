/** Languages that are recognised, by script or by words. */
export type Language = 'es' | 'fr' | 'de' | 'zh' | 'ko' | 'ja';

/** The first sentence of the reply, in the question's language. */
export const READS_ENGLISH: Record<Language, string> = {
  es: 'Solo leo inglés (English): no puedo leer tu pregunta, salvo códigos y títulos.',
  fr: 'Je ne lis que l’anglais (English) : je ne peux pas lire ta question, sauf les codes et les titres.',
  de: 'Ich lese nur Englisch (English): Deine Frage kann ich nicht lesen, außer Kürzeln und Titeln.',
  zh: '我只读英文（English）：除了课程代码和课名，我读不懂您的问题。',
  ko: '저는 영어(English)만 읽습니다. 과목 코드와 제목 외에는 질문을 읽을 수 없습니다.',
  ja: '英語（English）しか読めません。科目コードと科目名のほかは、ご質問を読めません。',
};

/** Scripts of only one of these languages. */
export const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
];

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Common words of each language, without accents, that English texts do not contain. */
export const WORDS_OF: readonly (readonly [Language, ReadonlySet<string>])[] = [
  [
    'es',
    wordsOf(`
hola puedes hablar conmigo espanol
que una unos unas del para por quiero busco buscando gustaria puedo pueda podria como tiene cual cuales tienen
tenga tengan tener alguna algun pueden recomendar recomienda recomiendame favor porfa porfavor necesito sean
dias hora el lo muy tambien estoy soy mi mis le su sus yo ella esto este esta estos estas ese esa hacer hace
tomar cursar semana pero intercambio estudiante algo cosa clasesde haya ser ano sirve puede saber quisiera mas
bien ademas clase clases curso cursos asignatura asignaturas materia materias seminario seminarios conferencia
conferencias laboratorio laboratorios sin nunca ningun ninguna ninguno nada tampoco excepto salvo menos todo con
facil faciles sencilla sencillo ligera ligero liviana poco trabajo poca carga mucho mucha mejor nota valorada
dificil dificiles pesada pesado pesadas duro dura lunes martes miercoles jueves viernes manana mananas tarde
tardes noche noches primavera otono proximo semestre viene antes despues partir luego hasta entre mediodia
maximo sumo minimo horas semanales sobre requisitos prerequisitos previos cuando quien ensena imparte cuantas
cuanto cuantos profesor profesora principiantes acerca relacionado relacionada musica historia primero hay
ingles
`),
  ],
  [
    'fr',
    wordsOf(`
salut parles francais des du les trop durs dures tu il elle nos vos leur leurs ou comment pourquoi
par le une je cherche svp vous plait stp est que avez quels quel quelle quelles au aux qui mon ma mes sont
bonsoir voudrais aimerais veux peu avec demande quelque chose suis etudiant etudiante echange serait soit soient
ait aient puis pourrais suivre prendre faire moi nous ses cette cet mais tres bien sur quoi trouver besoin sais
peux peut avoir semaine jour jours proposez auriez qu merci avance suivi quelqu cours classe matiere matieres
seminaire seminaires laboratoire labo magistral magistraux sans rien pas jamais aucun aucune sauf hormis excepte
facile faciles leger legere tranquille travail lequel moins mieux notee difficile difficiles lourd dur lundi
lundis mardi mardis mercredi mercredis jeudi jeudis vendredi vendredis et matin matinee matins apres midi soir
soiree soirs printemps semestre automne prochain partir jusqu jusque entre heures prerequis quand heure enseigne
donne combien professeur debutants etudiants detudiants petit petits petite evalue sujet propos seulement
uniquement premier premiere deuxieme autres autre bonjour revoir musique physique mathematiques histoire
economie psychologie biologie chimie philosophie sociologie anthropologie linguistique parlez anglais
`),
  ],
  [
    'de',
    wordsOf(`
der das ein eine einen einem einer im ich suche kannst konnen mir bitte gibt welche welcher welches welchen wie
beim zu den dem empfehlen finden findet finde statt sind ist haben habe furs auf moglichst ersten mochte wurde
gern gerne lieber liebsten aus austauschstudent austauschstudentin austauschsemester brauche etwas noch auch
dort dass ob er sie wir ihr mein meine meinen sein soll sollte kann konnte darf nehmen belegen passt woche
arbeit jede jeden vom zum zur oder wer gar sehr ja nein schon mal machen angeboten werden wird liegt kurs kurse
kursen veranstaltung veranstaltungen lehrveranstaltung fach facher vorlesung vorlesungen seminare seminaren
praktikum ohne nicht kein keine keinen keiner nichts nie niemals weder ausser leicht leichte leichten leichter
einfach einfache einfachen einfacher lockerer wenig aufwand viel leichtesten leichteste wenigsten besten
bewertet schwer schwere schwierig anspruchsvoll montag montags montage dienstag dienstags mittwoch mittwochs
donnerstag donnerstags freitag freitags freitage werktags und sowie nur ware gibts vormittag vormittags
nachmittag nachmittags abends fruhjahr fruhling fruhlingssemester fruhjahrssemester sommersemester herbst
herbstsemester wintersemester nachstes nachsten dieses diesem vor nach uhr stunden deutsch sprichst weniger
geschichte englisch mathekurs
`),
  ],
];
