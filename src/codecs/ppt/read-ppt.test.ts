import { expect, test } from 'vitest'

import { packCompoundFile } from '../../../test/fixtures/files/pack-compound-file.ts'
import { packPpt, packRecord, type PptSlideToPack } from '../../../test/fixtures/files/pack-ppt.ts'
import { png } from '../../../test/fixtures/files/pack-pptx.ts'
import { readPpt } from './read-ppt.ts'

const read = async (bytes: Uint8Array) => readPpt(bytes, { fileName: 'Reefs.ppt' })

async function readSlides(...slides: PptSlideToPack[]) {
  const found = await read(packPpt({ slides }))
  if (!found.ok) throw new Error(found.error)
  return found.value
}

const title = { text: 'How a reef feeds a coast', placeholder: 13, kind: 0 }

test('PP2 titles, bullets with their levels and notes are read, in the order of the show', async () => {
  const { deck, losses } = await readSlides(
    {
      shapes: [
        title,
        { text: 'First\rBelow it\rNext', levels: [0, 1, 0], placeholder: 14, kind: 1 },
      ],
      notes: 'Say hello.\rThen go on.',
    },
    { shapes: [{ ...title, text: 'Second' }] },
  )
  expect(deck).toEqual({
    title: title.text,
    slides: [
      {
        id: 'slide-1',
        title: title.text,
        content: ['First', '\tBelow it', 'Next'],
        notes: 'Say hello.\nThen go on.',
      },
      { id: 'slide-2', title: 'Second', content: [], notes: '' },
    ],
  })
  expect(losses).toEqual([])
})

test('PP2 a hidden slide is hidden', async () => {
  const { deck } = await readSlides({ shapes: [title], hidden: true }, { shapes: [title] })
  expect(deck.slides.map(({ hidden }) => hidden)).toEqual([true, undefined])
})

test('PP3 without a place for a title the large words at the top are it', async () => {
  const { deck } = await readSlides({
    shapes: [
      { text: 'Small words below', at: [100, 2000, 800, 100], sizePt: 18 },
      { text: 'Large words', at: [100, 100, 800, 200], sizePt: 40 },
      { text: 'More small words', at: [100, 1000, 800, 100], sizePt: 18 },
    ],
  })
  expect(deck.slides[0]).toMatchObject({
    title: 'Large words',
    content: ['More small words', 'Small words below'],
  })
})

test('PP3 dates, footers and slide numbers are left out', async () => {
  const marks = [7, 8, 9].map((placeholder) => ({ text: '*', placeholder }))
  const { deck } = await readSlides({ shapes: [title, ...marks] })
  expect(deck.slides[0]?.content).toEqual([])
})

test('PP4 a group of boxes that is a table becomes one', async () => {
  const cell = (text: string, x: number, y: number) => ({
    text,
    at: [x, y, 100, 40] as [number, number, number, number],
  })
  const { deck } = await readSlides({
    shapes: [title, [cell('Depth', 101, 0), cell('Site', 0, 0), cell('Wall', 0, 41)]],
  })
  expect(deck.slides[0]).toMatchObject({
    content: [],
    table: {
      rows: [
        ['Site', 'Depth'],
        ['Wall', ''],
      ],
    },
  })
})

test('PP8 the colours of its slides come along, with the theme nearest to them', async () => {
  type Colour = [red: number, green: number, blue: number]
  const paper: Colour = [245, 239, 227]
  const ink: Colour = [40, 30, 20]
  const grey: Colour = [128, 128, 128]
  const red: Colour = [176, 0, 32]
  const found = await read(
    packPpt({
      slides: [{ shapes: [title] }],
      colours: [paper, ink, grey, ink, grey, red, red, red],
    }),
  )
  if (!found.ok) throw new Error(found.error)
  expect(found.value.deck).toMatchObject({
    theme: 'paper',
    palette: { background: '#F5EFE3', title: '#281E14', content: '#281E14', accent: '#B00020' },
  })
})

test('PP5 pictures come with their crop, the largest first; what cannot be shown is a loss', async () => {
  const blip = (type: number, instance: number, ...bytes: Uint8Array[]) =>
    packRecord(type, instance, new Uint8Array(17), ...bytes)
  const found = await read(
    packPpt({
      pictures: [blip(0xf01e, 0x6e0, png), packRecord(0xf01c, 0x542, new Uint8Array(60))],
      slides: [
        {
          shapes: [
            title,
            { picture: 1, at: [0, 0, 50, 50] },
            { picture: 1, at: [0, 0, 500, 500], properties: [[0x102, 0x4000]] },
            { picture: 2 },
            { picture: 9 },
          ],
        },
      ],
    }),
  )
  if (!found.ok) throw new Error(found.error)
  const { deck, pictures, losses } = found.value
  expect(deck.slides[0]).toMatchObject({
    imageUrl: 'file:picture-1',
    imageCrop: { x: 0.25, y: 0, width: 0.75, height: 1 },
    imageStyle: { fit: 'contain' },
    morePictures: [{ imageUrl: 'file:picture-1' }],
  })
  expect([...pictures]).toEqual([['file:picture-1', { bytes: png, type: 'image/png' }]])
  expect(losses).toEqual([
    { kind: 'picture-kind', slide: 1, format: 'PICT', count: 1 },
    { kind: 'picture-absent', slide: 1, count: 1 },
  ])
})

test('PP6 what cannot be read says why', async () => {
  const refusal = async (bytes: Uint8Array) => {
    const found = await read(bytes)
    return found.ok ? 'read' : found.error
  }
  const content = new Uint8Array(5000)
  expect(await refusal(packPpt({ slides: [{ shapes: [] }], encrypted: true }))).toBe('encrypted')
  expect(await refusal(packCompoundFile({ EncryptedPackage: content }))).toBe('encrypted')
  expect(await refusal(packCompoundFile({ PP40: content }))).toBe('unsupported-version')
  expect(await refusal(packCompoundFile({ WordDocument: content }))).toBe('not-this-kind')
  expect(await refusal(packCompoundFile({ 'PowerPoint Document': content }))).toBe('damaged')
  expect(await refusal(new TextEncoder().encode('Not a file of that kind'))).toBe('not-this-kind')
  expect(await refusal(packPpt({ slides: [] }))).toBe('empty')
})

test('PP7 a slide that stands for thousands is read once', async () => {
  const slides = [{ shapes: [title] }, { shapes: [title] }]
  const file = packPpt({ slides, sameSlide: true })
  const found = await read(file)
  if (!found.ok) throw new Error(found.error)
  expect(found.value.deck.slides.map((slide) => slide.title)).toEqual([title.text, ''])
  expect(found.value.losses).toEqual([{ kind: 'slide-unreadable', slide: 2 }])
})

test('PP6 reading can be called off', async () => {
  const signal = AbortSignal.abort()
  const found = await readPpt(packPpt({ slides: [{ shapes: [] }] }), { fileName: '', signal })
  expect(found).toEqual({ ok: false, error: 'cancelled' })
})
