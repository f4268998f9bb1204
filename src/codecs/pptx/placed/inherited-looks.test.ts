import { expect, test } from 'vitest'

import { paragraph, shape, sheet, xfrm } from '../../../../test/fixtures/files/pack-pptx.ts'
import {
  listShapes,
  readKept,
  readKeptSlide as readSlide,
} from '../../../../test/fixtures/files/read-kept-pptx.ts'

const drawn = (properties: string, inside = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="5" name="s"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${xfrm([10, 10, 20, 20])}${properties}</p:spPr>${inside}</p:sp>`

test('KL11 place, size, colour and face come from the nearest sheet that says them', async () => {
  const title = (at: [number, number, number, number], list: string) =>
    shape('', { ph: 'type="title"', at }).replace(
      '<a:bodyPr/>',
      `<a:bodyPr anchor="b"/><a:lstStyle><a:lvl1pPr algn="ctr"><a:defRPr ${list}/></a:lvl1pPr></a:lstStyle>`,
    )
  const { placed } = await readSlide(
    shape(paragraph('Words', '', 'i="1"'), { ph: 'type="ctrTitle"' }),
    {
      layout: sheet('sldLayout', { shapes: title([10, 20, 50, 25], 'sz="4000"') }),
      master: sheet('sldMaster', {
        shapes: title([0, 0, 100, 10], 'sz="2000" b="1"'),
        rest: '<p:txStyles><p:titleStyle><a:lvl1pPr><a:defRPr sz="1000"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill><a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle></p:txStyles>',
      }),
    },
  )
  const [heading] = listShapes(placed)
  expect(heading).toMatchObject({ x: 128, y: 144, width: 640, height: 180, role: 'title' })
  expect(heading?.text).toMatchObject({
    anchor: 'bottom',
    looks: [{ face: 'Georgia', size: 53.333, colour: '#336699', bold: true, italic: true }],
    paragraphs: [{ align: 'center' }],
  })
})

test('KL11 a placeholder without a number is not taken for the first of the layout', async () => {
  const { placed } = await readSlide(shape(paragraph('Words'), { ph: 'type="body"' }), {
    layout: sheet('sldLayout', {
      shapes:
        shape('', { ph: 'type="title" idx="0"', at: [0, 0, 100, 10] }) +
        shape('', { ph: 'type="body" idx="1"', at: [10, 50, 50, 25] }),
    }),
  })
  expect(listShapes(placed)[0]).toMatchObject({ x: 128, y: 360 })
})

test('KL11 of two titles on a layout each takes after that of its number', async () => {
  const { placed } = await readSlide(
    shape(paragraph('Business values'), { ph: 'type="ctrTitle"' }) +
      shape(paragraph('01'), { ph: 'type="title" idx="2"' }),
    {
      layout: sheet('sldLayout', {
        shapes:
          shape('', { ph: 'type="title" idx="2" hasCustomPrompt="1"', at: [10, 20, 20, 20] }) +
          shape('', { ph: 'type="ctrTitle"', at: [10, 50, 50, 25] }),
      }),
    },
  )
  expect(listShapes(placed).map(({ y }) => y)).toEqual([360, 144])
})

test('KL11 texts that inherit the same have links of their own, and slides their own colours', async () => {
  const text = shape(
    `<a:p><a:pPr lvl="1"><a:buChar char="-"/></a:pPr><a:r><a:rPr><a:hlinkClick r:id="h"/></a:rPr><a:t>Link</a:t></a:r><a:r><a:rPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:rPr><a:t> and colour</a:t></a:r></a:p>${paragraph('Plain')}`,
    { at: [0, 0, 100, 20] },
  )
  const leadTo = (address: string) => ({ h: ['hyperlink', address, 'external'] as const })
  const other =
    '<p:clrMapOvr><a:overrideClrMapping accent1="hlink" tx1="lt1" hlink="dk1"/></p:clrMapOvr>'
  const slides = await readKept({
    slides: [
      { shapes: text, relations: leadTo('https://one.example/') },
      { shapes: text, relations: leadTo('https://two.example/') },
      { shapes: text, relations: leadTo('https://three.example/'), rest: other },
    ],
    layout: sheet('sldLayout', { shapes: '' }),
  })
  const looks = slides.map(({ placed }) => placed && listShapes(placed)[0]?.text?.looks)
  const face = { face: 'Verdana', size: 24 }
  const link = { ...face, underline: true }
  expect(looks).toEqual([
    [
      { ...link, colour: '#0000EE', link: 'https://one.example/' },
      { ...face, colour: '#336699' },
      { ...face, colour: '#111111' },
    ],
    [
      { ...link, colour: '#0000EE', link: 'https://two.example/' },
      { ...face, colour: '#336699' },
      { ...face, colour: '#111111' },
    ],
    [
      { ...link, colour: '#111111', link: 'https://three.example/' },
      { ...face, colour: '#0000EE' },
      { ...face, colour: '#FFFFFF' },
    ],
  ])
  const [first] = slides.flatMap(({ placed }) => (placed ? listShapes(placed) : []))
  expect(first?.text?.paragraphs.map(({ level, mark }) => [level, mark])).toEqual([
    [1, { text: '-' }],
    [undefined, undefined],
  ])
})

test('KL11 what master and layout draw lies behind, without their places for words', async () => {
  const drawing = (colour: string) =>
    drawn(`<a:prstGeom prst="ellipse"/><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`)
  const pack = {
    layout: sheet('sldLayout', { shapes: drawing('00FF00') }),
    master: sheet('sldMaster', {
      shapes:
        shape(paragraph('Prompt'), { ph: 'type="body"', at: [0, 0, 10, 10] }) + drawing('FF0000'),
    }),
  }
  const { placed } = await readSlide('', pack)
  expect(placed.backdrop.map((one) => one.kind === 'shape' && one.fill)).toEqual([
    { kind: 'solid', colour: '#FF0000' },
    { kind: 'solid', colour: '#00FF00' },
  ])
  const [alone] = await readKept({
    ...pack,
    slides: [{ shapes: '', attributes: 'showMasterSp="0"' }],
  })
  expect(alone?.placed?.backdrop).toEqual([])
})

test('KL11 a background is the nearest that has a fill, by the theme where it says so', async () => {
  const master = sheet('sldMaster', {
    shapes: '',
    background: '<p:bg><p:bgRef idx="1001"><a:schemeClr val="accent1"/></p:bgRef></p:bg>',
  })
  const [slide] = await readKept({
    slides: [{ shapes: '', background: '<p:bg><p:bgPr><a:noFill/></p:bgPr></p:bg>' }],
    master,
  })
  expect(slide?.placed?.background).toEqual({ kind: 'solid', colour: '#336699' })
})

test('KL11 tints are mixed in light, and one sees through what is said to be seen through', async () => {
  const { placed } = await readSlide(
    drawn(
      '<a:solidFill><a:srgbClr val="000000"><a:tint val="50000"/><a:alpha val="50000"/></a:srgbClr></a:solidFill>',
    ),
  )
  expect(listShapes(placed)[0]?.fill).toEqual({ kind: 'solid', colour: '#BCBCBC80' })
})
