/** Words that are stressed on the third syllable from the end, and that no ending gives away. */
const thirdFromEnd = new Set(
  `essere vivere leggere scrivere prendere mettere chiedere perdere vincere credere rispondere correre
  crescere conoscere nascere possono vogliono devono dicono popolo secolo numero lettera camera
  macchina tavola piccolo piccola giovane giovani ultimo ultima prossimo subito ordine origine
  immagine immagini pagina pagine termine margine crimine regola regole medico medici facile
  difficile simile utile possibile opera opere libero libera genere limite limiti anima albero alberi
  isola isole povero povera semplice semplici codice vertice indice giudice titolo articolo angolo
  singolo singola sabato domenica telefono stomaco cellula cellule molecola formula capitolo ospite
  metodo periodo dialogo catalogo zucchero credito debito merito ambito compito`.split(/\s+/u),
)

/** Words in "-ia" whose "i" is a syllable of its own, and stressed. */
const stressedIa =
  /(?:log|graf|nom|sof|pat|erg|teg|crazi|fon|man|gar|lott|comp?agn|bug|er|mal[ai]tt|allerg|terap|poes|fantas|geometr|simpat|tecnolog|anatom|democraz|burocraz|farmac)ia$/u

/** The same word with an accent where nobody writes it, but everybody says it. */
export const accentIa = (word: string): string =>
  stressedIa.test(word) ? word.replace(/ia$/u, 'ìa') : word

/** Nouns and adjectives in "-ano"; all others are verbs, "tròvano". */
const nounsInAno =
  /(?:i|um|m|rom|lont|s|urb|piu|pia|ocean|ved|vulc|qu|or|istm|arc|at|gr|dr|piov|eg|ucr|afg|mess|americ|repubbl|metropolit|artigi|capit|sult|divan|sovr)ano$/u
const nounsInOno = /(?:sono|buono|suono|tuono|dono|patrono|abbandono|perdono|trono|cotone|nono)$/u

const endings =
  /(?:[aei]bil[ei]|issim[oaie]|evol[ei]|[^aeiou]ic[oaie]|[^aeiou]ich[ei]|[aeiou]tic[oaie]|[aeiou]tich[ei]|ologo|ografo|ometro|itudine|abile|[aei]vano|[^u]iscono|[aei]rono|essero|assero|ebbero|rebbero|omic[oa]|onomo|[^aeiou]ul[oaie])$/u
const notByEnding = /amic|antic|nemic|fatic|fanciull/u

/** Whether a word without an accent is stressed on the third syllable from its end. */
export const isStressedEarly = (word: string, syllables: number): boolean =>
  thirdFromEnd.has(word) ||
  (/[^aeiou][ao]no$/u.test(word) &&
    syllables >= 3 &&
    !nounsInAno.test(word) &&
    !nounsInOno.test(word)) ||
  (endings.test(word) && !notByEnding.test(word))
