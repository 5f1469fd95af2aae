/**
 * Words of other languages by what they are in English, as far as a wish needs them. A line is "english: word word"; `_`
 * joins the words of one. "-" stands for words that say only which language it is.
 */
const SPANISH = `
-: que los las una unos del para por hay quiero busco me_gustaria puedo como tienen alguna algun pueden recomendar recomienda favor porfa necesito sobre sean dias hora se da es el la de un en y al lo mas muy tambien estoy soy mi
class: clase clases curso cursos asignatura materia
seminar: seminario seminarios
without: sin
not: no
with: con
easy: facil faciles sencilla ligera
hard: dificil
monday: lunes
tuesday: martes
wednesday: miercoles
thursday: jueves
friday: viernes
and: y
or: o u
morning: manana mananas
afternoon: tarde tardes
evening: noche
spring: primavera
fall: otono
semester: semestre
less than: menos
more than: mas_de
hours: horas
prerequisites: requisitos prerequisitos
music: musica
physics: fisica
mathematics: matematicas mates
history: historia
economics: economia
psychology: psicologia
biology: biologia
chemistry: quimica
philosophy: filosofia
art: arte
literature: literatura
spanish: espanol
french: frances
german: aleman
computer science: informatica computacion
when: cuando que_hora que_dias
who teaches: quien_ensena quien_da
how many hours: cuantas_horas
a week: por_semana a_la_semana
how many: cuantos cuantas
professor: profesor profesora
beginners: principiantes
about: sobre
first year: primer_ano
museums: museos
only: solo solamente
rating: calificacion puntuacion
units: creditos
students: estudiantes alumnos
is there: hay
`;
const FRENCH = `
-: par le les des une du je cherche svp est ce que avez vous quels quel quelle dans pour au aux et un en la de il y a qui mon ma mes sont pas bonjour voudrais peu plus avec d l demande quelque chose avant est-ce
class: cours classe classes
seminar: seminaire seminaires
without: sans
easy: facile faciles leger
hard: difficile
monday: lundi
tuesday: mardi
wednesday: mercredi
thursday: jeudi
friday: vendredi
or: ou
morning: matin matinee
afternoon: apres-midi apres_midi
evening: soir soiree
in spring: printemps
in fall: automne
semester: semestre
less than: moins
hours: heures
prerequisites: prerequis
music: musique
physics: physique
mathematics: maths mathematiques
history: histoire dhistoire
economics: economie deconomie
psychology: psychologie
biology: biologie
chemistry: chimie
philosophy: philosophie
art history: histoire_de_lart dhistoire_de_lart
literature: litterature
german: allemand
computer science: informatique
when: quand
a week: par_semaine
how many hours: combien_dheures
how many: combien
professor: professeur prof
students: etudiants detudiants
small: peu_detudiants
units: credits
requires anything before: demande_quelque_chose_avant
rating: note
about: sur
`;
const GERMAN = `
-: der die das ein eine einen im am ich suche kannst du mir bitte gibt es welche welcher und wie viele beim mit zu den dem empfehlen finden findet statt sind ist hat haben fur auf moglichst ersten mochte
class: kurs kurse veranstaltung veranstaltungen
lecture: vorlesung vorlesungen
seminar: seminare
without: ohne
not: nicht kein keine keinen
easy: leicht leichte leichten einfach einfache
hard: schwer
monday: montag montags
tuesday: dienstag dienstags
wednesday: mittwoch mittwochs
thursday: donnerstag donnerstags
friday: freitag freitags
and: und
or: oder
only: nur
morning: vormittag vormittags morgens
afternoon: nachmittag nachmittags
evening: abend abends
in spring: fruhjahr fruhling fruhlingssemester
in fall: herbst herbstsemester
semester: semester
less than: weniger_als unter
about: uber
hours: stunden
how many hours: wie_viele_stunden
when is: wann
who teaches: wer_unterrichtet wer_gibt
the first: beim_ersten
prerequisites: voraussetzungen
highly rated: hoher_bewertung guter_bewertung gut_bewertet
rating: bewertung
german: deutsch
statistics: statistik
mathematics: mathe mathematik
physics: physik
chemistry: chemie
biology: biologie
history: geschichte
philosophy: philosophie
psychology: psychologie
economics: wirtschaft vwl okonomie
computer science: informatik
music: musik
urban planning: stadtplanung
sociology: soziologie
students: studenten studierende
units: credits
`;
const CHINESE = `
-: 有没有 我想 想上 请问 可以 的 吗 呢 在 上课 想要 请 推荐
class: 课程 课
seminar: 研讨课 讨论课
only : 只在 只
not : 不要 不在 不是
without : 没有
easy : 容易 简单 轻松
monday: 周一 星期一
tuesday: 周二 星期二
wednesday: 周三 星期三
thursday: 周四 星期四
friday: 周五 星期五
and: 和 跟
or: 或者 或
morning: 上午 早上
afternoon: 下午
evening: 晚上
in spring: 春季学期 春季 春天
in fall: 秋季学期 秋季 秋天
under: 少于 低于 不超过 不到
over: 超过 多于
hours: 个小时 小时
: 每周作业 每周 作业 学期
mathematics: 数学
physics: 物理
chemistry: 化学
biology: 生物
history: 历史
economics: 经济学 经济
psychology: 心理学 心理
philosophy: 哲学
music: 音乐
statistics: 统计学 统计
computer science: 计算机科学 计算机
linguistics: 语言学
literature: 文学
art: 艺术
who teaches: 谁教 谁上
when is: 什么时候 几点
prerequisites: 先修课 先修
highly rated: 评分高 评价好
units: 学分
`;
const KOREAN = `
-: 있어요 있나요 이랑 하고 에만 에 는 은 이 가 을 를 하는 좀 주세요 추천해 싶어요
class: 수업 강의 과목
seminar: 세미나
only : 만
not : 말고 아닌
without : 없는 없이
easy : 쉬운
monday: 월요일
tuesday: 화요일
wednesday: 수요일
thursday: 목요일
friday: 금요일
morning: 오전 아침
afternoon: 오후
evening: 저녁
in spring: 봄학기 봄
in fall: 가을학기 가을
under: 이하 미만
hours: 시간
mathematics: 수학
physics: 물리학 물리
chemistry: 화학
biology: 생물학
history: 역사
economics: 경제학 경제
psychology: 심리학
philosophy: 철학
music: 음악
statistics: 통계학 통계
computer science: 컴퓨터공학 컴퓨터
who teaches: 누가_가르쳐
when is: 언제
prerequisites: 선수과목
units: 학점
`;
const JAPANESE = `
-: はありますか ありますか ください を に の は が で
class: 授業 講義 クラス
monday: 月曜日 月曜
tuesday: 火曜日 火曜
wednesday: 水曜日 水曜
thursday: 木曜日 木曜
friday: 金曜日 金曜
morning: 午前
afternoon: 午後
in spring: 春学期 春
in fall: 秋学期 秋
mathematics: 数学
physics: 物理学 物理
economics: 経済学
psychology: 心理学
history: 歴史
easy : 簡単な
`;

export type Language = 'es' | 'fr' | 'de' | 'zh' | 'ko' | 'ja';

/** What is told first, in the language of the question. */
export const READS_ENGLISH: Record<Language, string> = {
  es: 'Leo inglés; de tu pregunta entendí códigos, títulos y las palabras más comunes, y respondo en inglés.',
  fr: 'Je lis l’anglais ; de ta question j’ai compris les codes, les titres et les mots courants, et je réponds en anglais.',
  de: 'Ich lese Englisch; von deiner Frage habe ich Kürzel, Titel und geläufige Wörter verstanden und antworte auf Englisch.',
  zh: '我只读英文；您的问题中我认出了课程代码、课名和常用词，以下用英文回答。',
  ko: '저는 영어를 읽습니다. 질문에서 과목 코드, 제목, 흔한 단어만 이해했고 영어로 답합니다.',
  ja: '英語を読みます。ご質問からは科目コード、科目名、よくある言葉を読み取り、英語でお答えします。',
};

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

/** Words in the language's own spelling without accents, by what they mean; the longest first. */
export const FOREIGN_WORDS: Record<Language, ReadonlyMap<string, string>> = {
  es: tableOf(SPANISH),
  fr: tableOf(FRENCH),
  de: tableOf(GERMAN),
  zh: tableOf(CHINESE),
  ko: tableOf(KOREAN),
  ja: tableOf(JAPANESE),
};
