import { expect, test } from 'vitest'

import {
  packPptx,
  paragraph,
  picture,
  png,
  shape,
  sheet,
} from '../../../test/fixtures/files/pack-pptx.ts'
import {
  readPacked,
  readPackedSlide,
  titleShape as title,
} from '../../../test/fixtures/files/read-packed-pptx.ts'
import { readPptx } from './read-pptx.ts'

const layoutOf = (attributes: string, name = '', shapes = '') =>
  sheet('sldLayout', { shapes, attributes }).replace('<p:cSld>', `<p:cSld name="${name}">`)

const body = (words: string, idx = 1, type = 'body') =>
  shape(
    words
      .split('|')
      .map((line) => paragraph(line))
      .join(''),
    {
      ph: `type="${type}" idx="${idx}"`,
      at: [5 + 45 * ((idx - 1) >> 1), idx % 2 ? 30 : 40, 40, 8],
    },
  )

const first = { shapes: title('First') }

/** The layout of the slide between two others. */
async function readBetween(shapes: string, layout: string, more = {}) {
  const slides = [first, { shapes, ...more }, first]
  const { deck } = await readPacked({ slides, layout, parts: { 'ppt/media/a.png': png } })
  return deck.slides[1]
}

test.each([
  ['a cover', 'type="title"', '', 'cover'],
  ['a section', 'type="secHead"', '', 'section'],
  ['a cover by its place for a title', '', '', 'cover', shape('', { ph: 'type="ctrTitle"' })],
  ['a section by its name', 'userDrawn="1"', 'Abschnittsüberschrift', 'section'],
  ['a cover by its name', 'type="cust"', '1_Title Slide', 'cover'],
  ['what its words say', 'type="obj"', 'Title Slide', undefined],
  ['what its words say where nobody drew a place for them', '', 'Blank', undefined],
])(
  'PX17 the first slide is %s, as its layout says',
  async (_, attributes, name, expected, shapes = '') => {
    const slide = await readPackedSlide(
      title('Our plan') + body('For this year'),
      {},
      { layout: layoutOf(attributes, name, shapes) },
    )
    expect(slide.layout).toBe(expected)
  },
)

test('PX17 a cover among others is a section, and the last one takes leave', async () => {
  const slides = ['Our plan', 'Part two', 'Thank you'].map((words) => ({
    shapes: title(words) + body('Some words'),
  }))
  const { deck } = await readPacked({ slides, layout: layoutOf('type="title"') })
  expect(deck.slides.map(({ layout }) => layout)).toEqual(['cover', 'section', 'closing'])
})

test('PX17 what would not fit a layout is shown by its words', async () => {
  const many = await readBetween(title('T') + body('a|b|c|d|e'), layoutOf('type="secHead"'))
  expect(many?.layout).toBeUndefined()
  const pictured = await readBetween(title('T') + picture('i1'), layoutOf('type="secHead"'), {
    relations: { i1: ['image', '../media/a.png'] },
  })
  expect(pictured?.layout).toBeUndefined()
})

test('PX17 two bodies stand in two columns, and below their names as a comparison', async () => {
  const columns = await readBetween(
    title('T') + body('a|b', 1, 'obj') + body('c|d', 3, 'obj'),
    layoutOf('type="twoObj"'),
  )
  expect(columns).toMatchObject({ layout: 'two-columns', content: ['a', 'b', 'c', 'd'] })
  const compared = await readBetween(
    title('T') +
      body('Before', 1) +
      body('slow|dear', 2, 'obj') +
      body('After', 3) +
      body('fast|cheap', 4, 'obj'),
    layoutOf('type="twoTxTwoObj"'),
  )
  expect(compared).toMatchObject({
    layout: 'comparison',
    content: ['Before', '\tslow', '\tdear', 'After', '\tfast', '\tcheap'],
  })
})

test('PX17 a picture with its caption stands beside it', async () => {
  const slide = await readBetween(
    title('T') + picture('i1') + body('Seen from above'),
    layoutOf('type="picTx"'),
    {
      relations: { i1: ['image', '../media/a.png'] },
    },
  )
  expect(slide?.layout).toBe('picture-side')
})

test('PX17 a kept look has it, too, and is painted as it was', async () => {
  const bytes = packPptx({
    slides: [{ shapes: title('Part two') + body('Some words') }],
    layout: layoutOf('type="secHead"'),
  })
  const read = await readPptx(bytes, { fileName: 'a.pptx', withLook: true })
  const [slide] = read.ok ? read.value.deck.slides : []
  expect([slide?.layout, slide?.placed?.look]).toEqual(['section', 'kept'])
})
