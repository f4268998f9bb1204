// How long the composer takes for each article of the tests, beside what it costs only to cut the
// same text into words. Fails above the bar.
import { readdirSync, readFileSync } from 'node:fs'

import { composeDeck } from '#core/composer/compose-deck.ts'
import { detectLanguage } from '#core/composer/detect-language.ts'
import type { Slide } from '#core/deck/slide.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { checkDeck } from '#core/outline/check-deck.ts'
import { listWords } from '#core/outline/content-words.ts'
import { modern } from '#core/theme/modern.ts'

const runs = 7
const barMs = 300
const maxFindings = 1

const overflows = (slide: Slide, place: number) =>
  layoutSlide({ slide, theme: modern, place }, roughMetrics).overflows

const folder = new URL('../../test/fixtures/articles/', import.meta.url)
const rows = readdirSync(folder).map((name) => {
  const source = readFileSync(new URL(name, folder), 'utf8')
  const compose = () => {
    let count = 0
    return composeDeck({ source, newId: () => `slide-${++count}` })
  }
  const deck = compose()
  const ms = measure(compose)
  return {
    name,
    language: detectLanguage(source).code,
    words: source.split(/\s+/).length,
    slides: deck?.slides.length ?? 0,
    findings: deck ? checkDeck(deck, { request: { source }, overflows }).length : Number.NaN,
    ms: round(ms),
    'times cutting into words': round(ms / measure(() => listWords(source))),
  }
})
console.table(rows)
const failed = rows.filter(({ ms, findings }) => !(ms < barMs && findings <= maxFindings))
for (const { name } of failed) console.log(`over the bar: ${name}`)
process.exitCode = failed.length > 0 ? 1 : 0

/** The quickest of several runs: what others do on the machine only ever makes one slower. */
function measure(act: () => unknown): number {
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const begin = performance.now()
      act()
      return performance.now() - begin
    }),
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
