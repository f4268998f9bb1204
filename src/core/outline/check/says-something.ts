import { findChartKind } from '../../deck/slide-table.ts'
import type { Slide } from '../../deck/slide.ts'
import { foldText } from '../../fold-text.ts'
import { listWords } from '../content-words.ts'

/** They name what is there and nothing of what it says. */
const naming = new Set(
  listWords(
    foldText(`chart charts graph diagram data figures numbers statistics results overview table
    diagramm daten zahlen statistik ergebnisse ergebnis überblick übersicht tabelle grafik
    graphique données chiffres statistiques résultats aperçu tableau
    gráfico datos cifras estadísticas resultados resumen tabla
    grafico dati cifre statistiche risultati panoramica tabella
    dados números estatísticas resultados visão tabela
    grafiek gegevens cijfers statistieken resultaten overzicht tabel`),
  ),
)

/** Joints of a sentence: by, per, nach, par, por, di, van. */
const shortest = 4

/** Whether the title of a chart says what is to be seen in it, and not only what it is of. */
export function saysSomething({ title, table }: Pick<Slide, 'title' | 'table'>): boolean {
  if (!table || !findChartKind(table)) return true
  const [header = []] = table.rows
  const shown = new Set([...header, ...table.rows.map(([name = '']) => name)].flatMap(listWords))
  return listWords(title).some(
    (word) => !shown.has(word) && !naming.has(word) && Array.from(word).length >= shortest,
  )
}
