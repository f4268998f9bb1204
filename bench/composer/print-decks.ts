import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { composeDeck } from '#core/composer/compose-deck.ts'
import { detectLanguage } from '#core/composer/detect-language.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { chooseForm } from '#core/form/choose-form.ts'

import { listFifty } from './list-fifty.ts'

/** Decks as an audience meets them, with a number at all that is read; beside them, if asked for, the text. */
const [options, files] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((word) => word.startsWith('--') === isOption),
)
const withSource = options?.includes('--with-source') === true
const texts = files?.length
  ? files.map((file) => ({ name: basename(file), source: readFileSync(file, 'utf8') }))
  : listFifty()

const counts = { texts: 0, slides: 0, points: 0 }

texts.forEach(({ name, source }, at) => {
  console.log(`\n#### T${at + 1} ${name} [${detectLanguage(source).code}]`)
  if (withSource) console.log(`\n${source.trim().replaceAll(/^/gmu, '| ')}`)
  const deck = compose(source)
  if (!deck) {
    console.log('\nToo little text for a deck')
    return
  }
  counts.texts++
  deck.slides.forEach((slide, place) => printSlide(`T${at + 1}.${place + 1}`, slide, place, deck))
})
console.log(`\n${counts.texts} decks, ${counts.slides} titles, ${counts.points} points`)

function compose(source: string): Deck | null {
  let count = 0
  return composeDeck({ source, newId: () => `slide-${++count}` })
}

function printSlide(number: string, slide: Slide, place: number, { slides }: Deck): void {
  counts.slides++
  counts.points += slide.content.length
  const form = slide.table
    ? (slide.table.show ?? 'table')
    : (slide.layout ?? chooseForm(slide, { place, count: slides.length }))
  console.log(`\n${number} “${slide.title}” <${form}>`)
  slide.content.forEach((point, at) => {
    const indent = point.startsWith('\t') ? '    ' : ''
    console.log(`${indent}${number}.${at + 1}  ${point.trim()}`)
  })
  for (const row of slide.table?.rows ?? []) console.log(`    | ${row.join(' | ')}`)
}
