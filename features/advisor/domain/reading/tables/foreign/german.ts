/** German words by what they are in English: see `foreign-words.ts`. */
export const GERMAN = `
-: der die das ein eine einen einem einer im am ich suche kannst konnen du mir bitte gibt es welche welcher welches welchen wie beim mit zu den dem des empfehlen finden findet finde statt sind ist hat haben habe fur furs auf moglichst ersten mochte wurde gern gerne lieber liebsten am_liebsten bin aus austauschstudent austauschstudentin austauschsemester brauche etwas was noch auch da dort dass ob er sie wir ihr mein meine meinen sein soll sollte kann konnte darf nehmen belegen passt woche arbeit pro jede jeden an vom zum zur oder_so wer gar sehr ja nein schon mal machen angeboten werden wird liegt hallo_quill in bei
class: kurs kurse kursen veranstaltung veranstaltungen lehrveranstaltung fach facher
lecture: vorlesung vorlesungen
seminar: seminare seminaren
laboratory: labor praktikum
without: ohne
not: nicht kein keine keinen keiner nichts nie niemals
nor: noch_nicht weder
except: ausser
easy: leicht leichte leichten leichter einfach einfache einfachen einfacher locker lockerer wenig_aufwand wenig_arbeit
much work: viel_arbeit viel_aufwand zu_viel_arbeit
which has the least work: welcher_ist_am_leichtesten welcher_ist_der_leichteste welcher_hat_am_wenigsten_arbeit am_leichtesten
which is best rated: welcher_ist_am_besten_bewertet am_besten_bewertet
hard: schwer schwere schwierig anspruchsvoll
monday: montag montags montage
tuesday: dienstag dienstags
wednesday: mittwoch mittwochs
thursday: donnerstag donnerstags
friday: freitag freitags freitage
weekdays: werktags
and: und sowie
or: oder
only: nur
free: frei
what about: wie_ware_es_mit
is there: gibt_es gibts
in the morning: vormittag vormittags morgens morgen am_vormittag am_morgen
in the afternoon: nachmittag nachmittags am_nachmittag
evening: abend abends am_abend
in spring: fruhjahr fruhling fruhlingssemester fruhjahrssemester sommersemester
in fall: herbst herbstsemester wintersemester
next semester: nachstes_semester nachsten_semester im_nachsten_semester
this semester: dieses_semester diesem_semester
semester: semester
before: vor
after: nach ab fruhestens_um
until: bis
between: zwischen
at: um
oclock: uhr
noon: mittag
less than: weniger_als unter
at most: hochstens maximal nicht_mehr_als
at least: mindestens wenigstens
more than: mehr_als
about: uber zum_thema rund_um zu_thema
hours: stunden
hours a week: stunden_pro_woche stunden_die_woche wochenstunden stunden_arbeit_pro_woche
how many hours: wie_viele_stunden wieviele_stunden
how much work: wie_viel_arbeit wieviel_arbeit
when is: wann
who teaches: wer_unterrichtet wer_gibt wer_halt
the first one: den_ersten der_erste das_erste dem_ersten
the second one: den_zweiten der_zweite das_zweite
other ones: andere anderen
prerequisites: voraussetzungen vorkenntnisse
highly rated: hoher_bewertung guter_bewertung gut_bewertet gut_bewertete gut_bewerteten
rating: bewertung
students: studenten studierende teilnehmer
small: klein kleine kleiner
units: credits leistungspunkte
for beginners: anfanger fur_anfanger
thanks: danke vielen_dank danke_schon dankeschon
hello: hallo guten_tag guten_morgen
bye: tschuss auf_wiedersehen
music: musik
physics: physik
mathematics: mathe mathematik
history: geschichte
art history: kunstgeschichte
economics: wirtschaft vwl okonomie wirtschaftswissenschaften
psychology: psychologie
biology: biologie bio
chemistry: chemie
philosophy: philosophie
religion: religion religionen
sociology: soziologie
anthropology: anthropologie ethnologie
linguistics: linguistik sprachwissenschaft
statistics: statistik
astronomy: astronomie
literature: literatur
politics: politik
political science: politikwissenschaft
environment: umwelt
climate change: klimawandel
climate: klima
energy: energie
engineering: ingenieurwesen
computer science: informatik
artificial intelligence: kunstliche_intelligenz kunstlicher_intelligenz ki
machine learning: maschinelles_lernen maschinellem_lernen
programming: programmieren programmierung
film: kino filme
photography: fotografie
theater: theater
dance: tanz
painting: malerei
drawing: zeichnen
art: kunst
architecture: architektur
design: gestaltung
writing: schreiben
creative writing: kreatives_schreiben
poetry: lyrik
law: recht jura
war: krieg kriege
women: frauen
gender: geschlecht
food: ernahrung essen
health: gesundheit
medicine: medizin
brain: gehirn
space: weltraum
animals: tiere
plants: pflanzen
culture: kultur
language: sprache sprachen
spanish: spanisch
french: franzosisch
german: deutsch deutsche deutscher
italian: italienisch
japanese: japanisch
chinese: chinesisch
arabic: arabisch
russian: russisch
africa: afrika
asia: asien
europe: europa
japan: japan
business: bwl management
finance: finanzen
education: erziehung padagogik bildung
cities: stadte stadt
urban planning: stadtplanung
museums: museen
robotics: robotik
neuroscience: neurowissenschaft neurowissenschaften
`;
