import { expect, test } from 'vitest'

import {
  paragraph,
  picture,
  png,
  sheet,
  shape,
  xfrm,
} from '../../../test/fixtures/files/pack-pptx.ts'
import {
  readPacked,
  readPackedSlide as readOne,
  titleShape as title,
} from '../../../test/fixtures/files/read-packed-pptx.ts'

test('PX4 the title is what stands in the place for it, in one line', async () => {
  const slide = await readOne(
    shape(paragraph('Large', '', 'sz="6000"'), { at: [5, 5, 90, 20] }) +
      shape(
        '<a:p><a:r><a:t>First</a:t></a:r><a:br/><a:r><a:t>line</a:t></a:r></a:p><a:p><a:r><a:t>second</a:t></a:r></a:p>',
        { ph: 'type="ctrTitle"', at: [5, 60, 90, 20] },
      ),
  )
  expect(slide.title).toBe('First line second')
  expect(slide.content).toEqual(['Large'])
})

test('PX4 a place for the title that was left empty stays empty', async () => {
  const slide = await readOne(
    shape('<a:p/>', { ph: 'type="title"' }) + shape(paragraph('Words'), { at: [5, 5, 90, 20] }),
  )
  expect([slide.title, slide.content]).toEqual(['', ['Words']])
})

const box = (text: string, size: number, y: number) =>
  shape(
    text
      .split('|')
      .map((line) => paragraph(line, '', `sz="${size}00"`))
      .join(''),
    { at: [5, y, 60, 10] },
  )

test.each([
  ['the large line at the top', box('Our plan', 40, 5) + box('one|two|three', 20, 30), 'Our plan'],
  [
    'not the large number',
    box('82 %', 96, 40) + box('Growth this year', 32, 5) + box('a|b|c', 18, 70),
    'Growth this year',
  ],
  [
    'not the large figure with its unit',
    box('$4.5 bn', 96, 5) + box('What we earned', 32, 40) + box('a|b|c', 18, 70),
    'What we earned',
  ],
  ['not a long text', box('word '.repeat(40), 32, 5) + box('Short words', 32, 60), 'Short words'],
  ['the only words', box('Thank you', 54, 45), 'Thank you'],
  [
    'the first line of a box when it is larger',
    shape(
      paragraph('Head', '', 'sz="3200"') +
        paragraph('text', '', 'sz="1600"') +
        paragraph('more', '', 'sz="1600"'),
      { at: [5, 5, 90, 60] },
    ),
    'Head',
  ],
  ['none where all is alike', box('one|two|three|four', 18, 5), ''],
])('PX4 without a place for a title a person would pick %s', async (_, shapes, expected) => {
  expect((await readOne(shapes)).title).toBe(expected)
})

test('PX4 the size of letters comes down from the master when a shape does not say', async () => {
  const master = sheet('sldMaster', {
    shapes: '',
    rest: '<p:txStyles><p:bodyStyle><a:lvl1pPr><a:defRPr sz="1200"/></a:lvl1pPr></p:bodyStyle><p:otherStyle><a:lvl1pPr><a:defRPr sz="4000"/></a:lvl1pPr></p:otherStyle></p:txStyles>',
  })
  const shapes =
    shape(paragraph('Body'), { ph: 'type="body" idx="1"', at: [5, 5, 90, 20] }) +
    shape(paragraph('Free'), { at: [5, 40, 90, 20] })
  expect((await readOne(shapes, {}, { master })).title).toBe('Free')
})

test('PX5 levels are kept, and everything that is written in a paragraph', async () => {
  const slide = await readOne(
    title('T') +
      shape(
        paragraph('One') +
          paragraph('Two', 'lvl="1"') +
          '<a:p/>' +
          '<a:p><a:r><a:t>Line</a:t></a:r><a:br/><a:r><a:t>break</a:t></a:r></a:p>' +
          '<a:p><a:fld type="slidenum"><a:t>7</a:t></a:fld><a:r><a:t> of &lt;b&gt; &amp; &#228;</a:t></a:r></a:p>' +
          '<a:p><mc:AlternateContent><mc:Choice Requires="a14"><a14:m><m:oMath><m:r><m:t>a²+b²</m:t></m:r></m:oMath></a14:m></mc:Choice><mc:Fallback><a:r><a:t>none</a:t></a:r></mc:Fallback></mc:AlternateContent></a:p>' +
          paragraph('\tTabbed\tword') +
          '<a:p><a:r><a:t><![CDATA[<i>]]></a:t></a:r></a:p>',
        { ph: 'idx="1"' },
      ),
  )
  expect(slide.content).toEqual([
    'One',
    '\tTwo',
    'Line\nbreak',
    '7 of <b> & ä',
    'a²+b²',
    'Tabbed word',
    '<i>',
  ])
})

test('PX5 date, footer and number of the slide are no text of it', async () => {
  const slide = await readOne(
    title('T') +
      ['dt', 'ftr', 'sldNum', 'hdr']
        .map((type) => shape(paragraph(type), { ph: `type="${type}"` }))
        .join(''),
  )
  expect(slide.content).toEqual([])
})

const at = (text: string, place: readonly [number, number, number, number], rtl = '') =>
  shape(paragraph(text, rtl), { at: place })

test.each([
  [
    'columns one after the other',
    [
      at('C', [55, 30, 40, 20]),
      at('A', [5, 30, 40, 20]),
      at('D', [55, 52, 40, 20]),
      at('B', [5, 52, 40, 20]),
    ],
  ],
  [
    'rows one after the other where their words stand close together',
    [
      at('D', [30, 70, 60, 10]),
      at('C', [5, 70, 24, 10]),
      at('B', [30, 30, 60, 10]),
      at('A', [5, 30, 24, 10]),
    ],
  ],
  [
    'what goes over all columns before them',
    [at('C', [55, 50, 40, 40]), at('B', [5, 50, 40, 40]), at('A', [5, 25, 90, 10])],
  ],
  [
    'boxes that lie a little over each other from top to bottom',
    [at('B', [5, 48, 90, 30]), at('A', [5, 25, 90, 25]), at('C', [5, 74, 90, 20])],
  ],
])('PX6 texts are read as a person reads them: %s', async (_, shapes) => {
  const { content } = await readOne(title('T') + shapes.join(''))
  expect(content).toEqual([...content].toSorted())
})

test('PX6 columns of a slide that is read from the right begin there', async () => {
  const rtl = 'rtl="1"'
  const { content } = await readOne(
    title('ת') + at('ב', [5, 30, 40, 50], rtl) + at('א', [55, 30, 40, 50], rtl),
  )
  expect(content).toEqual(['א', 'ב'])
})

test('PX6 what the layout says of the direction holds where a paragraph says nothing', async () => {
  const style = '<a:lstStyle><a:lvl1pPr rtl="1"/></a:lstStyle>'
  const layout = sheet('sldLayout', {
    shapes: ['1', '2'].map((idx) => shape(style, { ph: `type="body" idx="${idx}"` })).join(''),
  })
  const column = (text: string, idx: number, x: number) =>
    shape(paragraph(text), { ph: `type="body" idx="${idx}"`, at: [x, 30, 40, 50] })
  const shapes = title('ת') + column('ב', 2, 5) + column('א', 1, 55)
  expect((await readOne(shapes, {}, { layout })).content).toEqual(['א', 'ב'])
})

test('PX6 a shape in a group stands where the group puts it', async () => {
  const group = `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr><a:xfrm><a:off x="0" y="5000000"/><a:ext cx="1000000" cy="1000000"/><a:chOff x="0" y="0"/><a:chExt cx="12192000" cy="6858000"/></a:xfrm></p:grpSpPr>${at('Last', [0, 0, 100, 50])}</p:grpSp>`
  const { content } = await readOne(title('T') + group + at('First', [0, 30, 100, 20]))
  expect(content).toEqual(['First', 'Last'])
})

test('PX6 a placeholder without a place of its own stands where its layout or master has it', async () => {
  const layout = sheet('sldLayout', {
    shapes: shape('', { ph: 'type="body" idx="7"', at: [5, 70, 90, 20] }),
  })
  const master = sheet('sldMaster', {
    shapes: shape('', { ph: 'type="body" idx="1"', at: [5, 20, 90, 10] }),
  })
  const { content } = await readOne(
    title('T') +
      shape(paragraph('Low'), { ph: 'type="body" idx="7"' }) +
      at('Middle', [5, 40, 90, 10]) +
      shape(paragraph('High'), { ph: 'type="subTitle" idx="3"' }),
    {},
    { layout, master },
  )
  expect(content).toEqual(['High', 'Middle', 'Low'])
})

const image = (target: string) => ['image', target] as const
const parts = { 'ppt/media/a.png': png, 'ppt/media/b.png': png, 'ppt/media/c.dat': 'none' }

test('PX8 the largest picture is the first, the others follow, with what they show and how much of it', async () => {
  const { deck, pictures } = await readPacked({
    slides: [
      {
        shapes:
          picture('i1', { alt: 'image7.png' }) +
          picture('i2', {
            at: [0, 0, 50, 50],
            crop: 'l="10000" t="20%" r="-5000"',
            alt: 'A hill',
          }) +
          picture('i1', { alt: String.raw`C:\Some folder\hill [1].wmf` }),
        relations: { i1: image('../media/a.png'), i2: image('../media/b.png') },
      },
    ],
    parts,
  })
  expect(deck.slides[0]).toMatchObject({
    imageUrl: 'file:ppt/media/b.png',
    imageAlt: 'A hill',
    imageCrop: { x: 0.1, y: 0.2, width: 0.9, height: 0.8 },
    imageStyle: { fit: 'contain' },
    morePictures: [{ imageUrl: 'file:ppt/media/a.png' }, { imageUrl: 'file:ppt/media/a.png' }],
  })
  expect([...pictures.keys()].toSorted()).toEqual(['file:ppt/media/a.png', 'file:ppt/media/b.png'])
  expect(pictures.get('file:ppt/media/a.png')).toEqual({ bytes: png, type: 'image/png' })
})

test('PX8 pictures that fill shapes and grounds are pictures', async () => {
  const fill = '<a:blipFill><a:blip r:embed="i1"/></a:blipFill>'
  const slide = await readOne(
    `<p:sp><p:nvSpPr><p:cNvPr/><p:nvPr/></p:nvSpPr><p:spPr>${xfrm([0, 0, 20, 20])}${fill}</p:spPr></p:sp>`,
    {
      relations: { i1: image('../media/a.png') },
      background: `<p:bg><p:bgPr>${fill}</p:bgPr></p:bg>`,
    },
    { parts },
  )
  expect([slide.imageUrl, slide.morePictures?.length]).toEqual(['file:ppt/media/a.png', 1])
})

test('WP7 a ground alone fills the stage; beside other pictures it comes last', async () => {
  const fill = '<a:blipFill><a:blip r:embed="i1"/></a:blipFill>'
  const ground = {
    relations: { i1: image('../media/a.png'), i2: image('../media/b.png') },
    background: `<p:bg><p:bgPr>${fill}</p:bgPr></p:bg>`,
  }
  const alone = await readOne('', ground, { parts })
  expect(alone).toMatchObject({ imageUrl: 'file:ppt/media/a.png', layout: 'picture-full' })
  expect(alone.imageStyle).toBeUndefined()
  const together = await readOne(picture('i2'), ground, { parts })
  expect(together).toMatchObject({
    imageUrl: 'file:ppt/media/b.png',
    imageStyle: { fit: 'contain' },
    morePictures: [{ imageUrl: 'file:ppt/media/a.png' }],
  })
  expect(together.layout).toBeUndefined()
})

test('PX8 a picture that is elsewhere, missing or of another kind is a loss; none is fetched', async () => {
  const { deck, losses } = await readPacked({
    slides: [
      {
        shapes: ['web', 'gone', 'kind', 'nothing'].map((id) => picture(id)).join(''),
        relations: {
          web: ['image', 'https://example.org/x.png', 'external'],
          gone: image('../media/gone.png'),
          kind: image('../media/c.dat'),
        },
      },
    ],
    parts,
  })
  expect(deck.slides[0]?.imageUrl).toBeUndefined()
  expect(losses).toEqual([
    { kind: 'picture-linked', slide: 1, count: 1 },
    { kind: 'picture-absent', slide: 1, count: 2 },
    { kind: 'picture-kind', slide: 1, format: 'DAT', count: 1 },
  ])
})
