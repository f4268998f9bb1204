import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'

import { loadCharts } from '#core/chart/load-charts.ts'
import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { readBullet } from '#core/deck/texts/bullet.ts'
import { findChartKind } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'
import { listTexts } from '#core/deck/texts/slide-texts.ts'
import { readChartOfTable } from '#core/chart/chart-of-table.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { isForm, readForm } from '#core/form/read-form.ts'
import { iconNames } from '#core/icon/icon-names.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { completeSlide } from '#core/outline/complete-deck.ts'
import { listWords } from '#core/outline/content-words.ts'
import { readMarks } from '#core/emphasis/read-marks.ts'
import { themes } from '#core/theme/themes.ts'

import { createScriptedTextModel } from '../../test/fakes/scripted-text-model.ts'
import { badReplies, badReply } from '../../test/fixtures/bad-replies.ts'
import { fixedMetrics } from '../../test/fixtures/fixed-metrics.ts'
import { generateDeck } from './generate-deck.ts'

beforeAll(loadCharts)

/** As a model answers that is asked once and then refuses. */
async function generate(text: string): Promise<Deck> {
  const model = createScriptedTextModel(
    { kind: 'answer', text },
    { kind: 'refuse', as: 'quota-day' },
  )
  let count = 0
  const options = { model, newId: () => `new-${++count}` }
  for await (const event of generateDeck({ topic: 'Coffee' }, options))
    if (event.kind === 'end') return 'deck' in event.outcome ? event.outcome.deck : noDeck
  throw new Error('no outcome')
}
const noDeck: Deck = { title: '', slides: [] }

const describeSlide = (slide: Slide, theme: string): string => `${theme} ${JSON.stringify(slide)}`

/** Whether it stands whole on the stage. */
function findFault(deck: Deck, place: number, theme: (typeof themes)[number]): string | null {
  const slide = deck.slides[place]
  if (!slide) return 'gone'
  if (slide.layout && isForm(slide.layout) && !slide.table && !readForm(slide.layout, slide))
    return 'a layout without room'
  if (slide.table && findChartKind(slide.table) && !readChartOfTable(slide.table))
    return 'a chart without figures'
  if (slide.content.map(readBullet).some(({ icon }) => icon && !iconNames.has(icon)))
    return 'an icon that nobody knows'
  const laid = layoutSlide({ slide, theme, ...poseSlide(deck, place) }, fixedMetrics)
  if (laid.overflows) return 'too much text'
  return laid.hiddenBullets > 0 ? 'hidden points' : null
}

test('RF4 however badly a model answers, each slide stands in a form that holds it', async () => {
  let turn = 0
  const faults = new Map<string, string>()
  await fc.assert(
    fc.asyncProperty(badReply, async ({ text }) => {
      const deck = await generate(text)
      v.parse(deckSchema, deck)
      const theme = themes[turn++ % themes.length]
      if (!theme) return
      deck.slides.forEach((slide, place) => {
        const fault = findFault(deck, place, theme)
        if (fault) faults.set(fault, describeSlide(slide, theme.id))
      })
    }),
    { numRuns: badReplies(60) },
  )
  expect(Object.fromEntries(faults)).toEqual({})
})

/** The words of everything that a model wrote for the points of a slide. */
function listRawWords(value: unknown): string[] {
  if (typeof value === 'string')
    return listWords(readMarks(value.replaceAll(/<\/?b>|:[a-z-]+:(?= )|\d+\. /gu, ' ')).text)
  if (Array.isArray(value)) return value.flatMap(listRawWords)
  return value && typeof value === 'object' ? Object.values(value).flatMap(listRawWords) : []
}

test('RF4 what is not shown is said: no words of its points are lost', () => {
  fc.assert(
    fc.property(badReply, ({ slides }) => {
      slides.forEach((raw, place) => {
        const slide = completeSlide(raw, { topic: 'Coffee', number: place + 1 })
        const told = new Set(listTexts(slide, 'seen', 'heard').flatMap(listWords))
        const lost = listRawWords(raw['content']).filter(
          (word) => !told.has(word) && word !== 'zzunknown',
        )
        expect(lost, JSON.stringify({ raw, slide })).toEqual([])
      })
    }),
    { numRuns: badReplies(60) },
  )
})
