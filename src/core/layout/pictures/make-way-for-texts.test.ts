import { expect, test } from 'vitest'

import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import type { Slide } from '../../deck/slide.ts'
import { modern } from '../../theme/modern.ts'
import type { Box, SlideLayout } from '../boxes.ts'
import { findTextExtent } from '../texts/find-text-extent.ts'
import { layoutSlide } from '../layout-slide.ts'

const lay = (change: Partial<Slide>): SlideLayout =>
  layoutSlide(
    { slide: { id: 'a', title: '', content: [], notes: '', ...change }, theme: modern, place: 1 },
    fixedMetrics,
  )
const findKind = ({ boxes }: SlideLayout, kind: Box['kind']) =>
  boxes.filter((box) => box.kind === kind)
const long = `${'x'.repeat(60)} `

test('LY21 a picture makes way for a title that runs over', () => {
  const layout = lay({ layout: 'title-only', imageUrl: 'asset:x', title: long.repeat(8) })
  const [picture] = findKind(layout, 'picture')
  const title = layout.boxes.find((box) => box.kind === 'text')
  if (!title || !picture) throw new Error('Both are shown')
  expect(title.overflows).toBe(true)
  expect(picture.y).toBe(findTextExtent(title).bottom + 16)
  expect(picture.y + picture.height).toBe(664)
})

test('LY21 a picture that has no room left is counted', () => {
  const layout = lay({ layout: 'title-only', imageUrl: 'asset:x', title: long.repeat(40) })
  expect(findKind(layout, 'picture')).toEqual([])
  expect(layout.hiddenPictures).toBe(1)
})

test('LY20 the line below a title is there with words that end where their box does', () => {
  const countLines = (title: string) =>
    findKind(lay({ layout: 'cover', title, content: ['One'] }), 'shape').length
  expect([countLines('Tides'), countLines(' '), countLines(long.repeat(40))]).toEqual([1, 0, 0])
})
