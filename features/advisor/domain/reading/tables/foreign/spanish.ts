/** Spanish words by what they are in English: see `foreign-words.ts`. */
export const SPANISH = `
-: que los las una unos unas del para por quiero busco buscando me_gustaria puedo pueda podria como tiene cual cuales tienen tenga tengan tener alguna algun pueden recomendar recomienda recomiendame favor porfa porfavor necesito sean sea dias hora se da es el la de un al lo muy tambien estoy soy mi mis me te le les su sus yo tu ella esto este esta estos estas ese esa hacer hace tomar cursar semana si pero intercambio estudiante algo cosa clasesde haya son ser sera del_ano ano sirve puede saber quisiera mas_bien ademas solo_que q k x_favor
class: clase clases curso cursos asignatura asignaturas materia materias
seminar: seminario seminarios
lecture: conferencia conferencias
laboratory: laboratorio laboratorios
without: sin
not: no nunca ningun ninguna ninguno nada nada_de tampoco
nor: ni
except: excepto salvo menos_los todo_menos
with: con
easy: facil faciles sencilla sencillo ligera ligero liviana poco_trabajo poca_carga
much work: mucho_trabajo mucha_carga
easier: mas_facil mas_faciles mas_ligera
which has the least work: cual_tiene_menos_trabajo cual_es_la_mas_facil cual_es_mas_facil la_que_tenga_menos_trabajo
which is best rated: cual_tiene_mejor_nota cual_es_la_mejor cual_esta_mejor_valorada
hard: dificil dificiles pesada pesado pesadas duro dura
monday: lunes
tuesday: martes
wednesday: miercoles
thursday: jueves
friday: viernes
and: y
or: o u
what about: que_tal y_si
in the morning: por_la_manana en_la_manana por_las_mananas
am: de_la_manana
in the afternoon: por_la_tarde en_la_tarde por_las_tardes
pm: de_la_tarde de_la_noche
in the evening: por_la_noche en_la_noche
morning: manana mananas
afternoon: tarde tardes
evening: noche noches
in spring: primavera en_primavera esta_primavera para_primavera en_la_primavera
in fall: otono en_otono este_otono en_el_otono
in: en
next semester: proximo_semestre el_proximo_semestre semestre_que_viene
this semester: este_semestre
semester: semestre
before: antes_de_las antes_de antes
after: despues_de_las despues_de despues a_partir_de_las a_partir_de luego_de
until: hasta_las hasta
between: entre entre_las
at: a_las
noon: mediodia al_mediodia
less than: menos_de menos_que
at most: como_mucho como_maximo maximo a_lo_sumo no_mas_de hasta_un_maximo_de
at least: al_menos por_lo_menos minimo como_minimo
more than: mas_de
hours: horas
a week: por_semana a_la_semana semanales
out of 5: de_5 sobre_5
prerequisites: requisitos prerequisitos requisitos_previos
when: cuando que_hora que_dias a_que_hora
who teaches: quien_ensena quien_da quien_imparte
how many hours: cuantas_horas
how much work: cuanto_trabajo
how many: cuantos cuantas
professor: profesor profesora
for beginners: principiantes para_principiantes
about: sobre acerca_de relacionado_con relacionada_con
first year: primer_ano
only: solo solamente unicamente
rating: calificacion puntuacion nota valoracion
well rated: bien_valorada bien_valorado bien_valoradas bien_calificada buena_nota buenas_notas
units: creditos
students: estudiantes alumnos personas
small: pequena pequenas pequeno
is there: hay hay_algo hay_alguna
the first one: la_primera el_primero
the second one: la_segunda el_segundo
other ones: otras otros otra otro
thanks: gracias muchas_gracias mil_gracias
hello: hola buenas buenos_dias buenas_tardes
bye: adios chao hasta_luego
music: musica musical
physics: fisica
mathematics: matematicas mates matematica
history: historia
art history: historia_del_arte
economics: economia
psychology: psicologia
biology: biologia
chemistry: quimica
philosophy: filosofia
religion: religion religiones
sociology: sociologia
anthropology: antropologia
linguistics: linguistica
statistics: estadistica estadisticas
astronomy: astronomia
literature: literatura
government: gobierno
politics: politica
political science: ciencias_politicas ciencia_politica
environment: medio_ambiente medioambiente ambiental
climate change: cambio_climatico
climate: clima
energy: energia
engineering: ingenieria
computer science: informatica computacion ciencias_de_la_computacion
artificial intelligence: inteligencia_artificial
machine learning: aprendizaje_automatico
programming: programacion
film: cine peliculas pelicula
photography: fotografia
theater: teatro
dance: danza baile
painting: pintura
drawing: dibujo
art: arte artes
architecture: arquitectura
design: diseno
writing: escritura
creative writing: escritura_creativa
poetry: poesia
law: derecho leyes
war: guerra guerras
women: mujeres
gender: genero
food: comida alimentos
health: salud
public health: salud_publica
medicine: medicina
brain: cerebro
mind: mente
space: espacio
oceans: oceanos
animals: animales
plants: plantas
culture: cultura culturas
language: idioma idiomas lengua lenguas
spanish: espanol castellano
french: frances
german: aleman
italian: italiano
japanese: japones
chinese: chino
korean: coreano
arabic: arabe
russian: ruso
latin america: america_latina latinoamerica
africa: africa
asia: asia
europe: europa
china: china
japan: japon
business: negocios empresa
finance: finanzas
education: educacion
cities: ciudades ciudad
urban planning: urbanismo planificacion_urbana
museums: museos
`;
