import { expect, test } from 'vitest'

import {
  defaultImageEffects,
  defaultImageStyle,
  wholePicture,
} from '#core/deck/pictures/image-style.ts'
import type { PictureBox } from '#core/layout/boxes.ts'

import { drawPng } from '../../test/fixtures/files/draw-png.ts'
import { turnedJpeg } from '../../test/fixtures/files/turned-jpeg.ts'
import { collectMedia, type MediaRules } from './collect-media.ts'

const box: PictureBox = {
  kind: 'picture',
  index: 0,
  x: 0,
  y: 0,
  width: 640,
  height: 720,
  style: defaultImageStyle,
  effects: defaultImageEffects,
  crop: wholePicture,
  aspect: null,
  alt: '',
}

/** A header is all that is looked at here. */
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0)
const upright = drawPng(20, 30)

function collect(orientation: number, canBake: boolean, rules?: MediaRules) {
  const added: Uint8Array[] = []
  const bytes = turnedJpeg(jpeg, orientation)
  const media = collectMedia(
    new Map([['photo', { bytes, type: 'image/jpeg' }]]),
    canBake ? async () => ({ bytes: upright, type: 'image/png' }) : undefined,
    (_, file) => added.push(file),
    rules,
  )
  return media.take('photo', box).then(({ loss }) => ({ loss, added, bytes }))
}

test.each([2, 3, 4, 5, 6, 7, 8])(
  'SI5 a photograph that only browsers turn (%d) is turned for office programs',
  async (orientation) => {
    expect(await collect(orientation, true)).toMatchObject({ loss: null, added: [upright] })
  },
)

test('SI5 one that is upright stays as it is, and so does one whose reader turns it', async () => {
  const plain = await collect(1, true)
  expect(plain.added).toEqual([plain.bytes])
  const turned = await collect(6, true, { formats: new Set(['jpeg']), turns: true })
  expect(turned.added).toEqual([turned.bytes])
})

test('SI5 where nothing can paint, that it lies on its side is said', async () => {
  expect((await collect(6, false)).loss).toEqual({ kind: 'picture-effects' })
})

test('KL70 two tones are painted into a picture for files that cannot say them', async () => {
  const duotone = ['#102030', '#F0E0D0'] as const
  const asked: unknown[] = []
  const media = collectMedia(
    new Map([['photo', { bytes: upright, type: 'image/png' }]]),
    async (_, effects) => {
      asked.push(effects.duotone)
      return { bytes: drawPng(21, 30), type: 'image/png' }
    },
    () => {},
  )
  const { x, y, width, height } = box
  const image = { kind: 'image', x, y, width, height, index: 0, outline: [], alt: '' } as const
  await media.take('photo', { ...image, effects: defaultImageEffects })
  await media.take('photo', { ...image, effects: { ...defaultImageEffects, duotone } })
  expect(asked).toEqual([duotone])
})
