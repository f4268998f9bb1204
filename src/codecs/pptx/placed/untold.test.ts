import { expect, test } from 'vitest'

import {
  frame,
  type PackedPptx,
  type PackedSlide,
  packPptx,
  paragraph,
  png,
  shape,
  xfrm,
} from '../../../../test/fixtures/files/pack-pptx.ts'
import { readPptx } from '../read-pptx.ts'

const blue = '<a:solidFill><a:srgbClr val="0000FF"/></a:solidFill>'
const drawn = (properties: string, { about = '', style = '' } = {}): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="5" name="s">${about}</p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${xfrm([10, 10, 20, 20])}${properties}</p:spPr>${style}</p:sp>`
const run = (properties: string, text = 'Reefs') =>
  shape(`<a:p><a:r><a:rPr>${properties}</a:rPr><a:t>${text}</a:t></a:r></a:p>`, {
    at: [1, 1, 9, 9],
  })
const click = (said: string) => drawn(blue, { about: `<a:hlinkClick ${said}/>` })

type More = Pick<PackedPptx, 'parts'> & Omit<PackedSlide, 'shapes'>

async function listLosses(shapes: string, more: More = {}) {
  const { parts, ...slide } = more
  const bytes = packPptx({ slides: [{ ...slide, shapes }], ...(parts && { parts }) })
  const read = await readPptx(bytes, { fileName: 'x.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  return read.value.losses
    .filter(({ kind }) => kind.startsWith('kept-') || kind === 'transition')
    .map((loss) => [loss.kind, 'count' in loss ? loss.count : 1])
}

const table = (style: string) =>
  frame(
    `<a:tbl><a:tblPr><a:tableStyleId>${style}</a:tableStyleId></a:tblPr><a:tblGrid><a:gridCol w="9525"/></a:tblGrid><a:tr h="9525"><a:tc><a:txBody><a:bodyPr/>${paragraph('x')}</a:txBody></a:tc></a:tr></a:tbl>`,
  )

test('KL63 letters with an outline, a shadow or blended colours are counted by their texts', async () => {
  const plain = run(blue) + run('<a:ln><a:noFill/></a:ln><a:effectLst/>')
  expect(await listLosses(plain)).toEqual([])
  const shapes = [
    run(`<a:ln>${blue}</a:ln>`),
    run(
      '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="0000FF"/></a:gs></a:gsLst></a:gradFill>',
    ),
    run('<a:effectLst><a:outerShdw/></a:effectLst>'),
  ]
  expect(await listLosses(shapes.join('') + plain)).toEqual([['kept-letters', 3]])
})

test('KL63 tab stops of a text are told, its columns are set', async () => {
  const columns = shape(paragraph('One'), { at: [1, 1, 9, 9], text: 'a:bodyPr numCol="2"' })
  expect(await listLosses(columns + run('', 'Name\tValue'))).toEqual([['kept-setting', 1]])
})

test('KL63 links of whole shapes are told, but for what plays something or leads nowhere', async () => {
  const links = [
    'action="ppaction://media"',
    'action="ppaction://noaction" r:id=""',
    'r:id=""',
    'r:id="r9"',
    'action="ppaction://hlinksldjump" r:id="r8"',
  ]
  expect(await listLosses(links.map(click).join(''))).toEqual([['kept-link', 2]])
})

test('KL63 a table whose style is written nowhere is plain, and told; one that has none is not', async () => {
  const known = [
    '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
    '{2D5ABB26-0587-4C30-8999-92F81FD0307C}',
    '',
  ]
  expect(await listLosses(known.map(table).join(''))).toEqual([])
  expect(await listLosses(table('{3C2FFA5D-87B4-456A-9821-1D502468CF0F}'))).toEqual([
    ['kept-table', 1],
  ])
})

test('KL63 glow and depth are told wherever they are said, also by the theme', async () => {
  const reference = `<p:style><a:effectRef idx="1"/></p:style>`
  const theme = `<a:theme><a:themeElements><a:fmtScheme><a:effectStyleLst><a:effectStyle><a:effectLst><a:glow rad="9"/></a:effectLst><a:sp3d><a:bevelT/></a:sp3d></a:effectStyle></a:effectStyleLst></a:fmtScheme></a:themeElements></a:theme>`
  const parts = { 'ppt/theme/theme1.xml': theme }
  const styled = drawn(blue, { style: reference })
  expect(await listLosses(styled, { parts })).toEqual([
    ['kept-glow', 1],
    ['kept-depth', 1],
  ])
  // Its own word is stronger.
  const plain = drawn(`${blue}<a:effectLst/><a:sp3d/>`, { style: reference })
  expect(await listLosses(plain, { parts })).toEqual([])
  const deep = [
    '<a:sp3d extrusionH="9525"/>',
    '<a:scene3d><a:camera prst="isometricTopUp"/></a:scene3d>',
    '<a:scene3d><a:camera prst="orthographicFront"><a:rot lat="0" lon="60000" rev="0"/></a:camera></a:scene3d>',
  ]
  const flat = '<a:scene3d><a:camera prst="orthographicFront"/></a:scene3d>'
  expect(await listLosses([...deep, flat].map((one) => drawn(blue + one)).join(''))).toEqual([
    ['kept-depth', 3],
  ])
})

test('KL63 pictures with a colour that was made transparent, ink and frames of an unknown kind are told', async () => {
  const picture = `<p:pic><p:nvPicPr><p:cNvPr id="7" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="i1"><a:clrChange/></a:blip></p:blipFill><p:spPr>${xfrm([50, 50, 20, 20])}</p:spPr></p:pic>`
  const given = {
    relations: { i1: ['image', '../media/a.png'] as const },
    parts: { 'ppt/media/a.png': png },
  }
  expect(await listLosses(`${picture}<p:contentPart/>${frame('<x:model/>')}`, given)).toEqual([
    ['kept-recoloured', 1],
    ['kept-drawing', 2],
  ])
})

const series = (inside: string) =>
  `<c:ser>${inside}<c:val><c:numRef><c:numCache><c:ptCount val="1"/><c:pt idx="0"><c:v>4</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>`

const listOfChart = (inside: string, axes = '', kind = 'barChart') =>
  listLosses(frame('<c:chart r:id="c1"/>'), {
    relations: { c1: ['chart', '../charts/chart1.xml'] },
    parts: {
      'ppt/charts/chart1.xml': `<c:chartSpace><c:chart><c:plotArea><c:${kind}>${series(inside)}</c:${kind}>${axes}</c:plotArea></c:chart></c:chartSpace>`,
    },
  })

test('KL63 of a chart, colours, axes and lines that are not drawn are told', async () => {
  expect(await listOfChart('')).toEqual([])
  expect(await listOfChart(`<c:spPr>${blue}</c:spPr>`)).toEqual([])
  expect(await listOfChart('<c:spPr><a:pattFill prst="pct5"/></c:spPr>')).toEqual([
    ['kept-chart-colours', 1],
  ])
  expect(
    await listOfChart('<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>', '', 'scatterChart'),
  ).toEqual([])
  const axis = (scaling: string) => `<c:valAx><c:scaling>${scaling}</c:scaling></c:valAx>`
  expect(await listOfChart('', axis('<c:min val="2"/>'))).toEqual([])
  expect(await listOfChart('', axis('<c:logBase val="10"/>'))).toEqual([['kept-chart-axes', 1]])
  expect(await listOfChart('', axis('<c:orientation val="maxMin"/>'))).toEqual([
    ['kept-chart-axes', 1],
  ])
  expect(await listOfChart('', '<c:valAx/><c:valAx/>')).toEqual([['kept-chart-lines', 1]])
  expect(await listOfChart('', '<c:valAx/><c:valAx><c:delete val="1"/></c:valAx>')).toEqual([])
  expect(await listOfChart('<c:trendline/>')).toEqual([['kept-chart-lines', 1]])
})

test('KL63 a transition is told where it has an effect, not where it only says when to go on', async () => {
  const rest = (inside: string) => ({ rest: `<p:transition advTm="9">${inside}</p:transition>` })
  expect(await listLosses('', rest('<p:fade/>'))).toEqual([['transition', 1]])
  expect(await listLosses('', rest('<p:sndAc/>'))).toEqual([])
  const newer = `<mc:AlternateContent><mc:Choice><p:transition><p:morph/></p:transition></mc:Choice><mc:Fallback><p:transition/></mc:Fallback></mc:AlternateContent>`
  expect(await listLosses('', { rest: newer })).toEqual([['transition', 1]])
})

const shaded = (path: string) =>
  `<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="0000FF"/></a:gs><a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst>${path}</a:gradFill>`

test('KL73 gradients along an outline and those of lines are told, those of circles are painted', async () => {
  expect(await listLosses(drawn(shaded('<a:path path="circle"/>')))).toEqual([])
  const background = `<p:bg><p:bgPr>${shaded('<a:path path="shape"/>')}</p:bgPr></p:bg>`
  const shapes = drawn(shaded('<a:path path="rect"/>')) + drawn(`<a:ln>${shaded('')}</a:ln>`)
  expect(await listLosses(shapes, { background })).toEqual([['kept-gradient', 3]])
  const theme = `<a:theme><a:themeElements><a:fmtScheme><a:fillStyleLst>${shaded('<a:path path="rect"/>')}</a:fillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
  const styled = drawn('', { style: '<p:style><a:fillRef idx="1"/></p:style>' })
  const parts = { 'ppt/theme/theme1.xml': theme }
  expect(await listLosses(styled, { parts })).toEqual([['kept-gradient', 1]])
})

test('KL73 pictures are told that are repeated mirrored, from another corner, or too often', async () => {
  const given = {
    relations: { i1: ['image', '../media/a.png'] as const },
    parts: { 'ppt/media/a.png': png },
  }
  const tiled = (how: string) =>
    drawn(`<a:blipFill><a:blip r:embed="i1"/><a:tile ${how}/></a:blipFill>`)
  const usual = 'sx="5000000" sy="5000000" flip="none" algn="tl"'
  expect(await listLosses(tiled(usual), given)).toEqual([])
  const others = [usual.replace('none', 'xy'), usual.replace('tl', 'ctr'), 'sx="1" sy="1"']
  expect(await listLosses(others.map(tiled).join(''), given)).toEqual([['kept-tile', 3]])
})

test('KL73 texts with pictures for bullets or the date of the day are told', async () => {
  const bullet = '<a:pPr><a:buBlip><a:blip r:embed="i1"/></a:buBlip></a:pPr>'
  const day =
    '<a:fld type="datetime1"><a:rPr/><a:t>1/2/2003</a:t></a:fld><a:fld type="slidenum"><a:t>1</a:t></a:fld>'
  const text = (inside: string) => shape(`<a:p>${inside}</a:p>`, { at: [1, 1, 9, 9] })
  const words = '<a:r><a:t>Reefs</a:t></a:r>'
  expect(await listLosses(text(bullet + words) + text(bullet) + text(day))).toEqual([
    ['kept-bullet', 1],
    ['kept-date', 1],
  ])
})

test('KL73 what a group does as one is told', async () => {
  const group = (effects: string) =>
    `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr>${effects}</p:grpSpPr>${drawn(blue)}</p:grpSp>`
  const shadow = '<a:effectLst><a:outerShdw/></a:effectLst>'
  expect(await listLosses(group('<a:effectLst/>') + group(shadow))).toEqual([['kept-group', 1]])
})
