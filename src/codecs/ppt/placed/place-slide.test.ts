import * as v from 'valibot'
import { expect, test } from 'vitest'

import { type PlacedSlide, placedSlideSchema } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'

import { drawPng } from '../../../../test/fixtures/files/draw-png.ts'
import {
  packPpt,
  packRecord,
  type PptSlideToPack,
} from '../../../../test/fixtures/files/pack-ppt.ts'
import { readPpt } from '../read-ppt.ts'

type Colours = [number, number, number][]

/** Background, text, shadow, title, fill and three accents. */
const colours: Colours = [
  [10, 20, 30],
  [250, 250, 250],
  [0, 0, 0],
  [255, 200, 0],
  [0, 100, 0],
  [1, 1, 1],
  [2, 2, 2],
  [3, 3, 3],
]

async function readKept(
  shapes: PptSlideToPack['shapes'],
): Promise<Slide & { placed: PlacedSlide }> {
  const read = await readPpt(packPpt({ slides: [{ shapes }], colours }), {
    fileName: 'talk.ppt',
    withLook: true,
  })
  if (!read.ok) throw new Error(read.error)
  const [slide] = read.value.deck.slides
  if (!slide?.placed) throw new Error('It has no look')
  expect(v.safeParse(placedSlideSchema, slide.placed).issues).toBeUndefined()
  return { ...slide, placed: slide.placed }
}

test('PP9 whoever does not ask for the look pays nothing for it', async () => {
  const read = await readPpt(packPpt({ slides: [{ shapes: [{ text: 'a' }] }] }), {
    fileName: 'x.ppt',
  })
  expect(read.ok && read.value.deck.slides[0]?.placed).toBeUndefined()
})

test('PP9 texts stand where they stood, in the colours of their scheme, and name their words', async () => {
  const { placed, title, content } = await readKept([
    { text: 'Ebb', placeholder: 13, kind: 0, at: [576, 288, 2880, 576], sizePt: 30 },
    { text: 'Low\rWater', levels: [0, 1], placeholder: 14, kind: 1 },
  ])
  expect([title, content]).toEqual(['Ebb', ['Low', '\tWater']])
  expect(placed.size).toEqual({ width: 960, height: 720 })
  expect(placed.background).toEqual({ kind: 'solid', colour: '#0A141E' })
  const [head, body] = placed.elements.flatMap((one) => (one.kind === 'shape' ? [one] : []))
  expect(head).toMatchObject({ x: 96, y: 48, width: 480, height: 96, role: 'title' })
  expect(head?.text?.looks).toEqual([{ face: 'Arial', size: 40, colour: '#FFC800' }])
  expect(head?.text?.paragraphs[0]).toMatchObject({ part: { field: 'title' }, runs: [[3, 0]] })
  expect(body?.text?.looks[0]?.colour).toBe('#FAFAFA')
  expect(body?.text?.paragraphs).toMatchObject([
    { part: { field: 'content', index: 0 }, mark: { text: '•' }, left: 16.667 },
    { part: { field: 'content', index: 1 }, level: 1 },
  ])
})

test('PP9 fills and lines are as their numbers say: in colours of the scheme or their own, turned, seen through', async () => {
  const { placed } = await readKept([
    {
      at: [0, 0, 1152, 576],
      properties: [
        [0x4, 30 * 65_536],
        [0x181, 0x08_00_00_04],
        [0x182, 32_768],
        [0x1bf, 0x10_00_10],
        [0x1c0, 0x00_00_00_ff],
        [0x1cb, 19_050],
        [0x1ff, 0x08_00_08],
      ],
    },
    {
      at: [0, 0, 576, 576],
      properties: [
        [0x1bf, 0x10_00_00],
        [0x1ff, 0x08_00_00],
      ],
    },
  ])
  expect(placed.elements).toEqual([
    {
      kind: 'shape',
      x: 0,
      y: 0,
      width: 192,
      height: 96,
      turn: 30,
      fill: { kind: 'solid', colour: '#00640080' },
      line: { colour: '#FF0000', width: 2 },
    },
  ])
})

test('PP9 shapes of a group stand in it and are moved as one', async () => {
  const { placed } = await readKept([
    [
      { text: 'a', at: [0, 0, 500, 500] },
      { text: 'b', at: [500, 0, 500, 500] },
    ],
  ])
  expect(placed.elements).toMatchObject([
    { x: 0, width: 83.333, group: '1' },
    { x: 83.333, width: 83.333, group: '1' },
  ])
})

test('PP9 what is drawn point by point keeps its outline; one that cannot be read is left out and told', async () => {
  const words = (...numbers: number[]) => new Uint8Array(Uint16Array.from(numbers).buffer)
  const triangle = {
    at: [0, 0, 576, 576] as [number, number, number, number],
    form: 0,
    properties: [
      [0x142, 100],
      [0x143, 100],
    ] as [number, number][],
  }
  const points = words(3, 3, 0xfff0, 50, 0, 100, 100, 0, 100)
  const { placed } = await readKept([
    {
      ...triangle,
      arrays: [
        [0x145, points],
        [0x146, words(5, 5, 2, 0x4000, 0x0002, 0x6001, 0x8000, 0)],
      ],
    },
  ])
  expect(placed.elements).toMatchObject([{ geometry: { paths: [{ d: 'M48 0L96 96L0 96Z' }] } }])
  const read = await readPpt(
    packPpt({
      slides: [
        {
          shapes: [
            {
              ...triangle,
              arrays: [
                [0x145, points],
                [0x146, words(1, 1, 2, 0x4000)],
              ],
            },
          ],
        },
      ],
    }),
    { fileName: 'x.ppt', withLook: true },
  )
  if (!read.ok) throw new Error(read.error)
  expect(read.value.deck.slides[0]?.placed?.elements).toEqual([])
  expect(read.value.losses).toContainEqual({ kind: 'kept-drawing', slide: 1, count: 1 })
})

test('KL78 a texture is repeated as large as it is, and a picture fills its shape', async () => {
  const picture = packRecord(0xf01e, 0x6e0, new Uint8Array(17), drawPng(12, 8))
  const filled = (type: number): PptSlideToPack['shapes'][number] => ({
    at: [0, 0, 576, 576],
    properties: [
      [0x180, type],
      [0x186, 1],
      [0x1bf, 0x10_00_10],
    ],
  })
  const packed = packPpt({ slides: [{ shapes: [filled(2), filled(3)] }], pictures: [picture] })
  const read = await readPpt(packed, { fileName: 'talk.ppt', withLook: true })
  if (!read.ok) throw new Error(read.error)
  const imageUrl = expect.stringContaining('picture-1')
  expect(read.value.deck.slides[0]?.placed?.elements).toMatchObject([
    { fill: { kind: 'picture', imageUrl, tile: { width: 12, height: 8, x: 0, y: 0 } } },
    { fill: { kind: 'picture', imageUrl } },
  ])
  expect(read.value.deck.slides[0]?.placed?.elements[1]).not.toHaveProperty('fill.tile')
})
