import { beforeAll, describe, expect, test } from 'vitest'

import { loadCharts } from '#core/chart/load-charts.ts'
import type { Deck } from '#core/deck/deck.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { findFormOfSlide } from '#core/outline/reply/write-reply-slide.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { themes } from '#core/theme/themes.ts'

import { modelAnswers, readModelAnswer } from '../../test/fixtures/model-answers.ts'
import { loadTestMetrics } from '../../test/fixtures/slide-metrics.ts'
import { createReplyReader } from './reply-reader.ts'

const listForms = ({ slides }: Deck) =>
  slides.map((slide, place) => findFormOfSlide(slide, { place, count: slides.length }))

const isPlain = (form: string): boolean => form === 'points'
/** What is nothing but words. */
const bare = new Set(['points', 'statement', 'section', 'code'])
const share = (forms: readonly string[], holds: (form: string) => boolean): number =>
  forms.filter(holds).length / forms.length

const decks = modelAnswers.map((answered) => {
  const { name, quality, language, answer } = answered
  return { name, quality, language, answer, deck: readModelAnswer(answered) }
})

test('MA1 there are at least twelve answers, in six languages, good and bad', () => {
  expect(decks.length).toBeGreaterThanOrEqual(12)
  expect(new Set(decks.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(decks.map(({ quality }) => quality))).toEqual(new Set(['good', 'bad']))
})

test.each(decks)('MA2 $name begins with a cover and has all of its slides', ({ deck }) => {
  expect(deck.slides.length).toBeGreaterThanOrEqual(4)
  expect(listForms(deck)[0]).toBe('cover')
})

test.each(decks.filter(({ quality }) => quality === 'good'))(
  'MA3 $name: five forms in seven slides, few plain points, much to look at',
  ({ deck }) => {
    const forms = listForms(deck)
    expect(new Set(forms).size / forms.length).toBeGreaterThanOrEqual(5 / 7)
    expect(share(forms, isPlain)).toBeLessThanOrEqual(0.3)
    expect(share(forms, (form) => !bare.has(form))).toBeGreaterThanOrEqual(0.7)
  },
)

test('MA4 over all of them, plain points are few and most slides have something to look at', () => {
  const forms = decks.flatMap(({ deck }) => listForms(deck))
  expect(share(forms, isPlain)).toBeLessThanOrEqual(0.3)
  expect(share(forms, (form) => !bare.has(form))).toBeGreaterThanOrEqual(0.7)
})

describe('MA5 every slide stands whole, in every theme', () => {
  let metrics: TextMetrics
  beforeAll(async () => {
    await loadCharts()
    metrics = await loadTestMetrics(
      [],
      themes.flatMap(({ forms }) => forms?.fonts ?? []),
    )
  })
  test.each(decks)('$name', ({ deck }) => {
    for (const theme of themes)
      deck.slides.forEach((slide, place) => {
        const laid = layoutSlide({ slide, theme, ...poseSlide(deck, place) }, metrics)
        expect(laid.overflows, `${theme.id}: ${slide.title}`).toBe(false)
        expect(laid.hiddenBullets).toBe(0)
      })
  })
})

test.each(decks.filter(({ quality }) => quality === 'good'))(
  'RR6 the first slide of $name is there before a quarter of the answer',
  ({ answer, deck }) => {
    const reader = createReplyReader()
    const start = answer.search(/"slides"/)
    const quarter = start + (answer.length - start) / 4
    expect(reader.push(answer.slice(0, quarter)).slides.length).toBeGreaterThanOrEqual(1)
    expect(reader.push(answer.slice(quarter)).slides.length).toBeLessThan(deck.slides.length)
  },
)
