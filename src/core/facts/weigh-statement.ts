import { anyOf } from '../form/form-words.ts'
import { listDates, listQuantities } from './list-quantities.ts'

/** What is decided, demanded or promised. */
export const decisionWords = anyOf(
  'decide, decided, decides, decision, agreed, approved, adopted, voted, resolved, launch, launches, launched, raise, raises, drop, drops, we will, we expect, must, shall, should, require, requires, required, deadline, prohibited, forbidden, allowed',
  'beschlossen, beschließt, entschieden, entscheidet, vereinbart, genehmigt, muss, müssen, soll, sollen, sollte, dürfen, verboten, erlaubt, frist',
  'décidé, décide, adopté, approuvé, convenu, doit, doivent, devra, interdit, obligatoire',
  'decidió, decidido, aprobó, aprobado, acordó, acordado, debe, deben, deberá, prohibido, obligatorio',
  'deciso, approvato, concordato, deve, devono, dovrà, vietato, obbligatorio',
  'decidiu, decidido, aprovou, aprovado, acordado, deve, devem, deverá, proibido, obrigatório',
  'besloten, besluit, goedgekeurd, afgesproken, moet, moeten, mag, verboden, verplicht',
)

/** What came out of something, and how it compares. */
export const resultWords = anyOf(
  'result, results, found, showed, shows, conclude, concluded, total, overall, altogether, record, highest, lowest, largest, for the first time, best, worst, grew, rose, fell, increased, decreased, reached, prevented, saved, lost, won, doubled, halved, main, key, important, therefore, because',
  'ergebnis, insgesamt, zeigt, zeigte, höchste, größte, größter, kleinste, erstmals, stieg, sank, fiel, wuchs, erreichte, wichtig, wichtigste, deshalb, weil, verdoppelt, halbiert, gesamt',
  'résultat, résultats, total, montre, plus grand, plus grande, augmenté, baissé, atteint, important, parce que',
  'resultado, resultados, total, muestra, mayor, menor, aumentó, bajó, alcanzó, importante, porque',
  'risultato, risultati, totale, mostra, maggiore, minore, aumentato, calato, raggiunto, importante, perché',
  'resultado, resultados, total, mostra, maior, menor, aumentou, caiu, atingiu, importante, porque',
  'resultaat, totaal, toont, grootste, hoogste, laagste, steeg, daalde, groeide, bereikte, belangrijk, omdat',
)

/** How much a statement would be missed: by its figures and dates, decisions and results. */
export function weighStatement(text: string): number {
  const found = listDates(text)
  const dated = new Set(found.flatMap((date) => listQuantities(date).map(({ digits }) => digits)))
  const figures = listQuantities(text).filter(({ digits }) => !dated.has(digits)).length
  const dates = found.length > 0 ? 1 : 0
  return (
    1 +
    Math.min(3, figures) +
    dates +
    (decisionWords.test(text) ? 1 : 0) +
    (resultWords.test(text) ? 0.8 : 0)
  )
}
