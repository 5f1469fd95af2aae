/** French words by what they are in English: see `foreign-words.ts`. */
export const FRENCH = `
-: par le les l d j c s m t des une du je cherche svp s_il_vous_plait stp est est_ce ce que ca avez vous quels quel quelle quelles dans pour au aux un en la de il y qui mon ma mes sont bonsoir voudrais aimerais veux peu plus avec demande quelque chose suis etudiant etudiante echange serait soit soient ait aient puis_je pourrais suivre prendre faire moi me tu te on nous son sa ses cette cet se si mais tres bien sur_quoi ou_bien trouver besoin y_a a sais peux peut avoir semaine jour jours proposez auriez qu lieu merci_d_avance j n ai suivi quelqu
class: cours classe classes matiere matieres
seminar: seminaire seminaires
laboratory: laboratoire labo tp
lecture: cours_magistral cours_magistraux
without: sans sans_rien
not: pas jamais aucun aucune rien pas_de non
nor: ni
except: sauf hormis excepte
easy: facile faciles leger legere tranquille peu_de_travail
easier: plus_facile plus_leger
which has the least work: lequel_a_le_moins_de_travail lequel_est_le_plus_facile le_plus_facile
which is best rated: lequel_est_le_mieux_note le_mieux_note la_mieux_notee
hard: difficile difficiles lourd dur
monday: lundi lundis
tuesday: mardi mardis
wednesday: mercredi mercredis
thursday: jeudi jeudis
friday: vendredi vendredis
and: et
or: ou
what about: et_si
is there: y_a_t_il est_ce_qu_il_y_a il_y_a_t_il il_y_a
in the morning: le_matin matin matinee du_matin matins
in the afternoon: apres_midi l_apres_midi de_l_apres_midi
evening: soir soiree soirs
in spring: au_printemps printemps semestre_de_printemps pour_le_printemps
in fall: en_automne automne a_l_automne cet_automne
next semester: prochain_semestre semestre_prochain
this semester: ce_semestre
semester: semestre
before: avant
after: apres a_partir_de
until: jusqu_a jusque
between: entre
noon: midi
less than: moins_de moins
at most: au_plus maximum au_maximum pas_plus_de
at least: au_moins minimum au_minimum
more than: plus_de
hours: heures
hours of work: heures_de_travail
a week: par_semaine
out of 5: sur_5
prerequisites: prerequis
when is: quand quand_a_lieu a_quelle_heure
who teaches: qui_enseigne qui_donne
how many hours: combien_heures combien_d_heures
how much work: combien_de_travail
how many: combien
professor: professeur prof
for beginners: debutants pour_debutants
students: etudiants
small: peu_detudiants petit petits petite peu_d_etudiants
units: credits
requires anything before: demande_quelque_chose_avant
well rated: bien_note bien_notee bien_notes bien_evalue
rating: note notes
about: sur au_sujet_de a_propos_de
only: seulement uniquement
the first one: le_premier la_premiere
the second one: le_deuxieme le_second la_deuxieme
other ones: autres autre
thanks: merci
hello: bonjour salut
bye: au_revoir
music: musique musical
physics: physique
mathematics: maths mathematiques
history: histoire
art history: histoire_de_l_art histoire_de_art
economics: economie
psychology: psychologie
biology: biologie
chemistry: chimie
philosophy: philosophie philo
religion: religion religions
sociology: sociologie
anthropology: anthropologie
linguistics: linguistique
statistics: statistique statistiques stats
astronomy: astronomie
literature: litterature
politics: politique
political science: sciences_politiques science_politique
environment: environnement
climate change: changement_climatique rechauffement_climatique
climate: climat
energy: energie
engineering: ingenierie
computer science: informatique
artificial intelligence: intelligence_artificielle ia
machine learning: apprentissage_automatique
programming: programmation
film: cinema films
photography: photographie photo
theater: theatre
dance: danse
painting: peinture
drawing: dessin
art: art arts
architecture: architecture
design: conception
writing: ecriture
poetry: poesie
law: droit
war: guerre guerres
women: femmes
gender: genre
food: nourriture alimentation
health: sante
public health: sante_publique
medicine: medecine
brain: cerveau
space: espace
animals: animaux
plants: plantes
culture: culture
language: langue langues
spanish: espagnol
french: francais
german: allemand
italian: italien
japanese: japonais
chinese: chinois
arabic: arabe
russian: russe
africa: afrique
asia: asie
europe: europe
china: chine
japan: japon
business: gestion affaires
finance: finance
education: education
cities: villes ville
urban planning: urbanisme
museums: musees
`;
