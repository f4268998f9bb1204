/**
 * Words that tell what a text is about, in the languages of the composer. What they miss is shown as
 * plain points, so none of these lists has to be complete.
 */

const escape = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** At the head of a sentence words begin with a capital; units of measure are another thing then. */
function inEitherCase(word: string): string {
  const first = word.charAt(0)
  return `[${first.toUpperCase()}${first}]${escape(word.slice(1))}`
}

/** Any of them as whole words, whatever their case. */
export const anyOf = (...lists: readonly string[]): RegExp => {
  const words = lists.flatMap((list) => list.split(', ')).map(escape)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'iu')
}

/** Exactly one of them. */
function onlyOneOf(...lists: readonly string[]): RegExp {
  const words = lists.flatMap((list) => list.split(', ')).map(escape)
  return new RegExp(`^(?:${words.join('|')})$`, 'iu')
}

/** Titles of what is done in an order. */
export const howTo = anyOf(
  'how to, step, steps, step by step, process, recipe, procedure, getting started, how a, how an',
  'so geht, schritt, schritte, anleitung, ablauf, rezept, wie man',
  'étape, étapes, comment, recette, procédure, mode d’emploi',
  'paso, pasos, cómo, receta, procedimiento',
  'passo, passi, come, ricetta, procedura',
  'stap, stappen, stappenplan, recept, handleiding, zo werkt',
  'passos, como fazer, receita, procedimento',
)

/** Titles that set one thing against another. */
export const versus = anyOf(
  'vs, vs., versus, or, compared, before and after, old and new, pros and cons',
  'oder, gegen, im vergleich, vorher und nachher',
  'ou, contre, comparé, avant et après',
  'o, contra, comparado, antes y después',
  'oppure, contro, a confronto, prima e dopo',
  'of, tegen, vergeleken, voor en na',
  'comparado, antes e depois',
)

/** What one calls what speaks for something, and what against it. */
export const inFavour = onlyOneOf(
  'pro, pros, for, advantages, benefits, upsides, strengths, dafür, vorteile, pour, avantages',
  'a favor, ventajas, a favore, vantaggi, voor, voordelen, vantagens',
)
export const against = onlyOneOf(
  'con, cons, against, drawbacks, disadvantages, risks, downsides, weaknesses, contra, dagegen',
  'nachteile, contre, inconvénients, en contra, desventajas, contro, svantaggi, tegen, nadelen, desvantagens',
)

/** The four fields of a square that everybody knows, in any order. */
export const squares: readonly RegExp[] = [
  onlyOneOf(
    'strengths, weaknesses, opportunities, threats, stärken, schwächen, chancen, risiken',
    'forces, faiblesses, opportunités, menaces, fortalezas, debilidades, oportunidades, amenazas',
    'punti di forza, punti di debolezza, opportunità, minacce, sterktes, zwaktes, kansen, bedreigingen',
    'forças, fraquezas, ameaças',
  ),
  onlyOneOf('do, decide, delegate, delete, drop, urgent and important, important, urgent, neither'),
]

/** Titles of what comes round again. */
export const circular = anyOf(
  'cycle, loop, circle, flywheel, kreislauf, zyklus, kreis, boucle, ciclo, círculo, bucle, circolo',
  'cyclus, kringloop',
)

/** Titles of layers, and of what gets less from one to the next. */
export const layered = anyOf(
  'pyramid, hierarchy, levels, layers, pyramide, hierarchie, ebenen, schichten, niveaux, pirámide',
  'jerarquía, niveles, piramide, gerarchia, livelli, niveaus, lagen, pirâmide, hierarquia, níveis',
)
export const narrowing = anyOf(
  'funnel, pipeline, conversion, trichter, entonnoir, embudo, imbuto, trechter, funil',
)

/** Said of a figure and set with it. */
export const approximately = [
  'about, over, more than, less than, nearly, almost, up to, only, some, around, just, at least',
  'etwa, rund, über, mehr als, weniger als, fast, bis zu, nur, knapp, mindestens, circa, ca.',
  'environ, plus de, moins de, presque, jusqu’à, seulement, près de, au moins',
  'unos, unas, más de, menos de, casi, hasta, solo, cerca de, al menos',
  'circa, oltre, più di, meno di, quasi, fino a, solo, almeno',
  'ongeveer, meer dan, minder dan, bijna, tot, slechts, ruim, minstens',
  'cerca de, mais de, menos de, quase, até, apenas, pelo menos',
]
  .flatMap((list) => list.split(', '))
  .map(inEitherCase)
  .join('|')

/** What makes a number a thousand times larger, or a million. */
export const multiples = [
  'thousand, million, billion, trillion, bn, mn, k',
  'tausend, millionen, million, milliarden, milliarde, billionen, mio., mio, mrd., mrd',
  'mille, millions, milliards, milliard, billions',
  'mil, millones, millón, billones',
  'mila, milioni, milione, miliardi, miliardo',
  'duizend, miljoen, miljard, biljoen',
  'mil, milhões, milhão, bilhões, bilhão',
]
  .flatMap((list) => list.split(', '))
  .map(inEitherCase)
  .join('|')

/** Measures as they are written out. */
export const writtenMeasures = [
  'euros, euro, dollars, pounds, francs, kilometres, kilometers, metres, meters, centimetres, centimeters, kilograms, grams, litres, liters, tonnes, tons, degrees, hours, minutes, seconds, days, weeks, months, years',
  'Euro, Dollar, Franken, Kilometer, Meter, Zentimeter, Kilogramm, Gramm, Liter, Tonnen, Grad, Stunden, Minuten, Sekunden, Tage, Tagen, Wochen, Monate, Monaten, Jahre, Jahren',
  'kilomètres, mètres, centimètres, kilos, grammes, litres, degrés, heures, jours, semaines, mois, ans, années',
  'kilómetros, metros, centímetros, kilos, gramos, litros, grados, horas, minutos, días, semanas, meses, años',
  'chilometri, metri, centimetri, chili, grammi, litri, gradi, ore, minuti, giorni, settimane, mesi, anni',
  'quilômetros, quilómetros, metros, quilos, gramas, litros, graus, horas, minutos, dias, semanas, meses, anos',
  'kilometer, meter, kilo, gram, liter, graden, uur, minuten, dagen, weken, maanden, jaar',
]
  .flatMap((list) => list.split(', '))
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** What may follow a number without being what is counted. */
export const joiningWords = anyOf(
  'of, in, to, per, is, are, was, were, the, a, an, and, or, by, on, at, for, from, out, more, less, times, than, have, has, had, with, as, who, that, which, until, till, through, pm',
  'von, der, die, das, des, ist, sind, war, waren, und, oder, im, am, auf, für, aus, mehr, weniger, mal, haben, hat, mit, als, pro, bis, Uhr',
  'de, du, des, le, la, les, est, sont, et, ou, en, à, pour, par, sur, plus, moins, fois, ont, avec',
  'del, el, los, las, es, son, y, o, en, a, para, por, con, más, menos, veces, hasta',
  'di, del, il, lo, i, gli, è, sono, e, in, per, con, più, meno, volte, fino, alle',
  'van, het, een, zijn, en, of, op, voor, met, meer, minder, keer, tot',
  'do, da, os, as, é, são, em, para, por, com, mais, vezes, até, às',
)

/** What the months are called, each in all languages and shortened. */
export const monthNames: readonly (readonly string[])[] = [
  'january, jan, januar, janvier, enero, gennaio, januari, janeiro',
  'february, feb, februar, février, febrero, febbraio, februari, fevereiro',
  'march, mar, märz, mars, marzo, maart, março',
  'april, apr, avril, abril, aprile',
  'may, mai, mayo, maggio, mei, maio',
  'june, jun, juni, juin, junio, giugno, junho',
  'july, jul, juli, juillet, julio, luglio, julho',
  'august, aug, août, agosto, augustus',
  'september, sep, sept, septembre, septiembre, settembre, setembro',
  'october, oct, oktober, octobre, octubre, ottobre, outubro',
  'november, nov, novembre, noviembre, novembro',
  'december, dec, dezember, décembre, diciembre, dicembre, dezembro',
].map((names) => names.split(', '))
