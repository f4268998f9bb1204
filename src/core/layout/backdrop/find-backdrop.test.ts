import { expect, test } from 'vitest'

import { modern } from '../../theme/modern.ts'
import type { Slide } from '../../deck/slide.ts'
import type { Box, Fill, SlideLayout } from '../boxes.ts'
import { findBackdrop } from './find-backdrop.ts'
import { layoutSlide } from '../layout-slide.ts'
import { listFillColours } from './list-fill-colours.ts'
import { roughMetrics } from '../rough-metrics.ts'

const slide: Slide = { id: 'a', title: 'One', content: ['x'], notes: '' }

function backdropOfTitle(layout: SlideLayout, before: Box[] = []): string[] {
  const text = layout.boxes.find((box) => box.kind === 'text' && box.role === 'title')
  if (text?.kind !== 'text') throw new Error('The slide shows its title')
  return findBackdrop({ ...layout, boxes: [...before, ...layout.boxes] }, text)
}

const painted = (change: Partial<Slide> = {}): SlideLayout => ({
  ...layoutSlide({ slide: { ...slide, ...change }, theme: modern, place: 1 }, roughMetrics),
  background: { kind: 'solid', colour: '#112233' },
})

const block = (colour: string, x: number, width: number): Box => ({
  kind: 'shape',
  shape: 'rect',
  x,
  y: 0,
  width,
  height: 720,
  fill: { kind: 'solid', colour },
  radius: 0,
})

test('CO1 text stands on the background', () => {
  expect(backdropOfTitle(painted())).toEqual(['#112233'])
})

test('CO1 text on a plate of its own stands on nothing else', () => {
  const plated = painted({ textStyles: { title: { backgroundColor: '#445566' } } })
  expect(backdropOfTitle(plated, [block('#FFFFFF', 0, 1280)])).toEqual(['#445566'])
})

test('CO1 a shape behind all of it hides the background, one behind a part of it does not', () => {
  expect(backdropOfTitle(painted(), [block('#FFFFFF', 0, 1280)])).toEqual(['#FFFFFF'])
  expect(backdropOfTitle(painted(), [block('#FFFFFF', 0, 100)])).toEqual(['#112233', '#FFFFFF'])
  expect(backdropOfTitle(painted(), [block('#FFFFFF', 1200, 80)])).toEqual(['#112233'])
})

test('CO1 a thin line that crosses the text is no ground to stand on', () => {
  expect(backdropOfTitle(painted(), [block('#FFFFFF', 100, 2)])).toEqual(['#112233'])
})

test('CO1 a picture may have any colour, seen through the scrim over it', () => {
  const picture = painted({ imageUrl: 'asset:1', layout: 'picture-full' })
  const seen = backdropOfTitle(picture)
  expect(seen).not.toContain('#FFFFFF')
  expect(seen.length).toBeGreaterThan(1)
})

test('CO1 of a gradient only the part behind the text counts', () => {
  const fill: Fill = {
    kind: 'linear',
    angle: 180,
    stops: [
      { at: 0, colour: '#000000' },
      { at: 0.5, colour: '#808080' },
      { at: 1, colour: '#FFFFFF' },
    ],
  }
  const whole = { x: 0, y: 0, width: 1280, height: 720 }
  const colours = (y: number, height: number) =>
    listFillColours(fill, whole, { x: 100, y, width: 50, height })
  expect(colours(0, 720)).toEqual(['#000000', '#808080', '#FFFFFF'])
  expect(colours(0, 180)).toEqual(['#000000', '#404040'])
  expect(listFillColours({ ...fill, angle: 90 }, whole, { ...whole, width: 0 })).toEqual([
    '#000000',
    '#000000',
  ])
})
