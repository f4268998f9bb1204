import { expect, test } from 'vitest'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { slideLayouts } from '../deck/slide-layout.ts'
import type { Slide } from '../deck/slide.ts'
import { findTheme } from '../theme/themes.ts'
import { listLayoutChoices } from './list-layout-choices.ts'

const slide: Slide = {
  id: 'a',
  title: 'What coffeehouses gave us',
  content: ['Insurance: Lloyd’s', 'Finance: brokers', 'Science: the Royal Society'],
  notes: '',
}
const choose = (change: Partial<Slide> = {}) =>
  listLayoutChoices(
    { slide: { ...slide, ...change }, theme: findTheme('modern'), place: 1 },
    fixedMetrics,
  )

test('FC5 every layout can be chosen, those first that show all of the slide as what they are', () => {
  const choices = choose()
  expect(new Set(choices.map(({ layout }) => layout))).toEqual(new Set(slideLayouts))
  const fitting = choices.filter(({ fits }) => fits).map(({ layout }) => layout)
  expect(fitting).toEqual(choices.slice(0, fitting.length).map(({ layout }) => layout))
  expect(fitting).toEqual(expect.arrayContaining(['cards', 'points', 'steps', 'pyramid']))
  for (const layout of ['quote', 'matrix', 'picture-full', 'section'] as const)
    expect(fitting).not.toContain(layout)
})

test('FC5 around a picture words are arranged, not composed', () => {
  const fitting = choose({ imageUrl: 'asset:a' }).filter(({ fits }) => fits)
  expect(fitting.map(({ layout }) => layout)).toEqual(
    expect.arrayContaining(['picture-side', 'picture-full', 'points']),
  )
  expect(fitting.map(({ layout }) => layout)).not.toContain('cards')
})
