import { expect, test } from 'vitest'

import {
  at,
  type PackedOdp,
  p,
  page,
  style,
  textBox,
} from '../../../../test/fixtures/files/pack-odp.ts'
import { png } from '../../../../test/fixtures/files/pack-pptx.ts'
import { readKept } from '../../../../test/fixtures/files/read-kept-odp.ts'

const listLosses = async (shapes: string, more: Partial<PackedOdp> = {}, attributes = '') =>
  (await readKept({ pages: page(shapes, attributes), ...more })).losses.map((loss) => [
    loss.kind,
    'count' in loss ? loss.count : 1,
  ])

test('KL73 of a page, a transition is told, as newer and as older files say it', async () => {
  const styled = (said: string) =>
    listLosses(
      '',
      {
        automatic: `<style:style style:name="dp1" style:family="drawing-page"><style:drawing-page-properties ${said}/></style:style>`,
      },
      'draw:style-name="dp1"',
    )
  expect(await styled('smil:type="fade" smil:subtype="crossfade"')).toEqual([['transition', 1]])
  expect(await styled('presentation:transition-style="dissolve"')).toEqual([['transition', 1]])
  const onItsOwn = 'presentation:transition-type="automatic" presentation:transition-style="none"'
  expect(await styled(onItsOwn)).toEqual([])
})

test('KL73 dates are told that change by the day, in texts and at the foot', async () => {
  const dated = (field: string) => textBox([1, 1, 9, 2], '', p(`On ${field}`))
  const fixed = dated('<text:date text:fixed="true">1 May</text:date>')
  expect(await listLosses(fixed + dated('<text:date>2 May</text:date>'))).toEqual([
    ['kept-date', 1],
  ])
  const foot = (source: string) =>
    listLosses(
      '',
      {
        masters: `<style:master-page style:name="Default" style:page-layout-name="PM1">${textBox([1, 17, 9, 1], 'presentation:class="date-time"', p('<presentation:date-time/>'))}</style:master-page>`,
        declared: `<presentation:date-time-decl presentation:name="d1" presentation:source="${source}">3 May</presentation:date-time-decl>`,
      },
      'presentation:use-date-time-name="d1"',
    )
  expect(await foot('current-date')).toEqual([['kept-date', 1]])
  expect(await foot('fixed')).toEqual([])
})

test('KL73 gradients along edges, and pictures that are repeated from elsewhere than the corner', async () => {
  const filled = (fill: string, style_: string) =>
    listLosses(`<draw:rect draw:style-name="gr1" ${at([1, 1, 4, 4])}/>`, {
      automatic: style('gr1', 'graphic', { graphic: `draw:stroke="none" ${fill}` }),
      styles: style_,
      parts: { 'Pictures/a.png': png },
    })
  const gradient = (kind: string) =>
    filled(
      'draw:fill="gradient" draw:fill-gradient-name="g"',
      `<draw:gradient draw:name="g" draw:style="${kind}" draw:start-color="#000000" draw:end-color="#ffffff"/>`,
    )
  expect(await gradient('square')).toEqual([
    ['drawing', 1],
    ['kept-gradient', 1],
  ])
  expect(await gradient('radial')).toEqual([['drawing', 1]])
  const tiled = (how: string) =>
    filled(
      `draw:fill="bitmap" draw:fill-image-name="i" draw:fill-image-width="1cm" draw:fill-image-height="1cm" ${how}`,
      '<draw:fill-image draw:name="i" xlink:href="Pictures/a.png"/>',
    )
  expect(await tiled('draw:fill-image-ref-point="top-left"')).toEqual([['drawing', 1]])
  expect(await tiled('style:repeat="no-repeat"')).toEqual([
    ['drawing', 1],
    ['kept-tile', 1],
  ])
})

test('KL73 texts are told whose tab stops are not set', async () => {
  const tabbed = textBox(
    [1, 1, 9, 2],
    '',
    p('Name<text:tab/>Value<text:tab/>Unit'),
    p('a<text:tab/>b'),
  )
  expect(await listLosses(tabbed + textBox([1, 4, 9, 2], '', p('Name Value')))).toEqual([
    ['kept-setting', 1],
  ])
})

test('KL74 shapes in a link lead where it does, out of the file; all else is told', async () => {
  const drawn = (href: string) =>
    `<draw:a xlink:href="${href}"><draw:rect draw:style-name="gr1" ${at([1, 1, 4, 4])}/></draw:a>`
  const automatic = style('gr1', 'graphic', { graphic: 'draw:fill="solid"' })
  const { placed, losses } = await readKept({
    pages: page(drawn('https://example.org/') + drawn('#page2') + drawn('javascript:alert(1)')),
    automatic,
  })
  expect(placed.elements.map((one) => ('link' in one ? one.link : undefined))).toEqual([
    'https://example.org/',
    undefined,
    undefined,
  ])
  expect(losses).toContainEqual({ kind: 'kept-link', slide: 1, count: 2 })
})

test('KL73 points with pictures before them are told, once a text', async () => {
  const list = (level: string) =>
    listLosses(
      textBox(
        [1, 1, 9, 4],
        '',
        `<text:list text:style-name="L1"><text:list-item>${p('Ebb')}</text:list-item><text:list-item>${p('Flood')}</text:list-item></text:list>`,
      ),
      { automatic: `<text:list-style style:name="L1">${level}</text:list-style>` },
    )
  expect(await list('<text:list-level-style-image text:level="1"/>')).toEqual([['kept-bullet', 1]])
  expect(await list('<text:list-level-style-bullet text:level="1" text:bullet-char="•"/>')).toEqual(
    [],
  )
})
