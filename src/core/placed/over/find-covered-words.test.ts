import { beforeAll, expect, test } from 'vitest'

import type { PlacedElement } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'

import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { keptSlide, placedShape } from '../../../../test/fixtures/decks/placed-slide.ts'
import { loadPlaced } from '../load-placed.ts'
import { findCoveredWords } from './find-covered-words.ts'

beforeAll(async () => {
  await loadPlaced()
})

const theme = findDeckTheme({ theme: 'modern' })
const slide: Slide = { id: 's1', title: 'Reefs', content: ['Polyps', 'Fish'], notes: '' }

const find = (one: Slide) =>
  findCoveredWords(layoutSlide({ slide: one, theme, place: 1 }, fixedMetrics))
const findUnder = (...over: PlacedElement[]) => find({ ...slide, over })
const all = { x: 0, y: 0, width: 1280, height: 720 }
const red = { kind: 'solid', colour: '#FF0000' } as const

test('DC17 words under what hides them are found, over a form and on a slide that keeps its look', () => {
  expect(find(slide)).toEqual([])
  expect(findUnder(placedShape({ ...all, fill: red }))).toEqual(['Reefs', 'Polyps', 'Fish'])
  const picture: PlacedElement = { kind: 'picture', ...all, imageUrl: 'asset:a' }
  expect(findUnder(picture)).toEqual(['Reefs', 'Polyps', 'Fish'])
  const kept = keptSlide()
  const [title, body] = kept.placed?.elements ?? []
  if (!title || body?.kind !== 'shape') throw new Error('It has a title and points')
  expect(find(kept)).toEqual([])
  expect(find(keptSlide({}, {}, [title, body, placedShape({ ...body, fill: red })]))).toEqual([
    'One',
    'Two',
  ])
  expect(find(keptSlide({}, {}, [placedShape({ ...all, fill: red }), title, body]))).toEqual([])
})

test('DC17 what words are seen through, or what only touches them, hides nothing', () => {
  expect(findUnder(placedShape({ ...all, fill: { kind: 'solid', colour: '#FF000080' } }))).toEqual(
    [],
  )
  expect(findUnder(placedShape({ ...all, line: { colour: '#FF0000', width: 8 } }))).toEqual([])
  expect(findUnder({ kind: 'picture', ...all, imageUrl: 'asset:a', opacity: 0.5 })).toEqual([])
  expect(findUnder(placedShape({ x: 1100, y: 600, width: 150, height: 90, fill: red }))).toEqual([])
  const outer = 'M0 0 L1280 0 L1280 720 L0 720 Z'
  const hole = 'M9 9 L1271 9 L1271 711 L9 711 Z'
  const ring = placedShape({ ...all, fill: red, geometry: { paths: [{ d: outer + hole }] } })
  expect(findUnder(ring)).toEqual([])
})

test('DC17 what is turned hides what it is turned over', () => {
  const [title] = keptSlide().placed?.elements ?? []
  if (!title) throw new Error('It has a title')
  const bar = placedShape({ x: 100, y: 400, width: 700, height: 60, fill: red })
  expect(find(keptSlide({ content: [] }, {}, [{ ...title, y: 400, turn: 90 }, bar]))).toEqual([])
  expect(
    find(
      keptSlide({ content: [] }, {}, [
        { ...title, y: 400, turn: 90 },
        { ...bar, turn: 90, x: -50 },
      ]),
    ),
  ).toEqual(['Reefs'])
})
