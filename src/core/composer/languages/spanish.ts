import { type Language, listOf, phrasesOf } from '../language.ts'

export const spanish: Language = {
  code: 'es',
  stopwords: listOf(`
    el la los las un una unos unas de del a al en y e o u pero si no que como más menos muy ya también
    por para con sin sobre entre hasta desde durante contra hacia según se su sus lo le les me te nos mi tu
    es son era eran fue fueron ser sido está están estaba estar ha han había habían haber hay puede pueden
    podía debe deben este esta estos estas ese esa esos esas esto eso aquel cuando donde quien cual cuyo
    porque aunque mientras pues así todo toda todos todas otro otra otros otras cada mismo misma dos tres
    él ella ellos ellas nosotros yo qué cómo
  `),
  finiteVerbs: listOf(`
    significa significan mantiene mantienen cambia cambian usa usan usaba conoce conocen conocía busca
    buscan ocupa ocupan contiene contienen incluye incluyen crea crean abre abrió pierde pierden convierte
    convierten trabaja trabajan
    es son era eran fue fueron será serán sería serían está están estaba estaban estuvo ha han había habían
    hubo hay habrá puede pueden podía podían pudo pudieron podrá podría debe deben debía debían hace hacen
    hacía hacían hizo hicieron va van iba iban tiene tienen tenía tenían tuvo tuvieron viene vienen vino
    da dan daba dio dieron dice dicen decía dijo dijeron sabe saben sabía ve ven veía vio vieron quiere
    quieren quería sigue siguen siguió existe existen existía permite permiten permitió empieza empezó
    comenzó comenzaron comienza llega llegan llegó llegaron queda quedan quedó pone ponen puso lleva llevan
    llevó vive viven vivía vivió nace nació murió murieron parece parecen parecía ofrece ofrecen necesita
    necesitan cuesta cuestan produce producen produjo crece crecen creció recibe reciben recibió encuentra
    encuentran encontró muestra muestran mostró sirve sirven representa representan suele suelen
  `),
  finiteEnding: /[a-zñ]{2}(?:[a-zñ]an|ó|aron|ieron|aba|aban|ían|arán|erán|irán)$/u,
  verbBeforeObject: listOf('el la los las un una unos unas su sus este esta estos estas'),
  determiners: listOf(
    'el la los las un una unos unas este esta estos estas ese esa esos esas su sus cada otro otra otros otras varios muchos algunas algunos',
  ),
  prepositions: listOf(
    'gracias debido de del a al en por para con sin sobre entre hasta desde durante contra hacia según como que tras ante bajo',
  ),
  pronouns: listOf('él ella ellos ellas nosotros yo esto eso este esta esos esas aquello'),
  subordinators: listOf(
    'cuando si aunque porque mientras como donde para que desde hasta tras al quien quienes',
  ),
  droppable: listOf('cuando aunque porque mientras'),
  bareSubordinators: listOf('porque aunque mientras'),
  adjuncts: listOf('en por para con sobre entre hasta desde durante hacia tras a al'),
  infinitive: /[aei]r$/u,
  participle: /[a-z]{2}(?:ando|iendo)$/u,
  afterthoughts: [
    'la mayoría',
    'muchos de',
    'muchas de',
    'por ejemplo',
    'tales como',
    'como por ejemplo',
    'entre ellos',
    'entre ellas',
    'de modo que',
    'de manera que',
    'de forma que',
    'por lo que',
    'lo que',
    'lo cual',
    'así que',
    'especialmente',
    'sobre todo',
    'incluidos',
    'incluidas',
  ],
  relatives: listOf('que donde quien quienes cuyo cuya cuyos cuyas'),
  backward: listOf(
    'además también así eso esto ese esa esos esas este esta estos estas aquel aquella allí otros otras ello',
  ),
  dropsSubject: true,
  backwardPattern:
    /^(?:un[oa] de ell[oa]s|por eso|antes de eso|hasta entonces|desde entonces|en (?:ese|este) caso|lo mismo (?:ocurre|vale))(?!\p{L})/iu,
  coordinators: listOf('y pero sino mientras e'),
  linkWords: [
    'sin embargo',
    'como resultado',
    'en realidad',
    'por otro lado',
    'por otra parte',
    'por un lado',
    'en primer lugar',
    'en segundo lugar',
    'ahora bien',
    'es más',
    'después',
    'luego',
    'además',
    'por tanto',
    'por consiguiente',
    'en consecuencia',
    'por supuesto',
    'asimismo',
    'en definitiva',
    'por último',
    'es decir',
    'por ejemplo',
    'por eso',
    'por lo tanto',
    'no obstante',
    'en cambio',
    'así',
    'también',
    'finalmente',
    'de hecho',
    'y',
    'pero',
    'pues',
    'entonces',
  ],
  sayingVerbs: listOf('dijo dice según afirma explicó'),
  abbreviations: listOf('sr sra dr dra ud uds etc ee.uu pág núm av aprox s.a p.ej'),
  months: [],
  capitalisesTitles: false,
  phrases: phrasesOf(
    'Hola y bienvenidos.',
    'Lo más importante en resumen',
    'Gracias por su atención.',
    'y',
    'una visión general',
  ),
}
