import { expect, test } from 'vitest'

import { readXml } from '#codecs/xml/read-xml.ts'

import { readChart } from '../frames/read-chart.ts'
import { readChartLook } from './read-chart-look.ts'

const scheme = (name: string) =>
  name === 'tx1' ? '#000000' : name === 'accent1' ? '#336699' : null

const letters = (size: number, bold = '') =>
  `<c:txPr><a:p><a:pPr><a:defRPr sz="${size}" ${bold}/></a:pPr></a:p></c:txPr>`

const read = (plot: string, beside = '', outside = '') =>
  readChartLook(
    readXml(
      `<c:chartSpace><c:chart>${beside}<c:plotArea>${plot}</c:plotArea></c:chart>${outside}</c:chartSpace>`,
    ),
    { scheme },
    beside.includes('<c:title'),
  )

const axes = (values = '<c:majorGridlines/>', names = '') =>
  `<c:catAx>${names}</c:catAx><c:valAx>${values}</c:valAx>`

const columns = (inside: string) =>
  `<c:barChart><c:barDir val="col"/>${inside}<c:ser><c:idx val="0"/></c:ser></c:barChart>`

test('KL25 a chart that says nothing has letters of 10 pt, lines, an axis, and no legend or labels', () => {
  expect(read(columns('') + axes())).toEqual({
    hasRule: true,
    lines: '#808080',
    letters: 13.333,
    gap: 1.5,
  })
})

test('KL25 legend, labels, stacking, gaps and letters are those that the file says', () => {
  const labels = '<c:dLbls><c:showVal val="1"/><c:showPercent val="0"/></c:dLbls>'
  const group = `<c:barChart><c:barDir val="bar"/><c:grouping val="percentStacked"/><c:ser><c:idx val="0"/></c:ser>${labels}<c:gapWidth val="60"/></c:barChart>`
  const line =
    '<c:spPr><a:ln><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:ln></c:spPr>'
  const title = `<c:title>${letters(2000, 'b="0"')}</c:title>`
  const legend = '<c:legend><c:legendPos val="b"/></c:legend>'
  const values = `<c:majorGridlines>${line}</c:majorGridlines><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>`
  expect(read(group + axes(values), title + legend, letters(1800))).toEqual({
    legend: 'bottom',
    labels: 'values',
    stacking: 'share',
    isFlat: true,
    isUpward: true,
    lines: '#336699',
    letters: 24,
    titleLetters: 26.667,
    gap: 0.6,
  })
})

test('KL25 axes that say nothing are not written; shares are labels of their own', () => {
  const hidden = axes('<c:delete val="1"/>', '<c:tickLblPos val="none"/>')
  expect(read(columns('') + hidden)).toMatchObject({
    hidesAxis: true,
    hidesNames: true,
    hidesLines: true,
  })
  const pie = '<c:pieChart><c:ser><c:dLbls><c:showPercent val="1"/></c:dLbls></c:ser></c:pieChart>'
  expect(read(pie, '<c:legend/>')).toMatchObject({ labels: 'shares', legend: 'right' })
  const refused = `<c:dLbls><c:delete val="1"/><c:showVal val="1"/></c:dLbls>`
  expect(read(columns(refused) + axes())?.labels).toBeUndefined()
})

test('KL25 a title is bold and a fifth larger than other letters, unless it says otherwise', () => {
  expect(read(columns('') + axes(), '<c:title/>', letters(2000))).toMatchObject({
    letters: 26.667,
    titleLetters: 32,
    hasBoldTitle: true,
  })
})

test('KL79 a radar is filled or has dots as its file says; dots that no series has are none', () => {
  const radar = (style: string, ...markers: string[]) =>
    read(
      `<c:radarChart><c:radarStyle val="${style}"/>${markers.map((marker) => `<c:ser>${marker}</c:ser>`).join('')}</c:radarChart>`,
    )?.radar
  const none = '<c:marker><c:symbol val="none"/></c:marker>'
  expect(radar('filled', '')).toBe('filled')
  expect(radar('standard', '')).toBe('lines')
  expect(radar('marker', none, '')).toBe('markers')
  expect(radar('marker', none, none)).toBe('lines')
})

const numbers = (tag: string, ...all: number[]) =>
  `<c:${tag}><c:numLit>${all.map((one, idx) => `<c:pt idx="${idx}"><c:v>${one}</c:v></c:pt>`).join('')}</c:numLit></c:${tag}>`

test('KL82 sizes of bubbles stand in the rows of their points, also where each series has places of its own', () => {
  const series = (places: number[], sizes: number[]) =>
    `<c:ser>${numbers('xVal', ...places)}${numbers('yVal', 5, 6)}${numbers('bubbleSize', ...sizes)}</c:ser>`
  const sizesOf = (...all: string[]) =>
    readChart(
      readXml(
        `<c:chartSpace><c:chart><c:plotArea><c:bubbleChart>${all.join('')}</c:bubbleChart></c:plotArea></c:chart></c:chartSpace>`,
      ),
    )?.sizes
  expect(sizesOf(series([1, 2], [3, 4]), series([1, 2], [7, -8]))).toEqual([
    [3, 4],
    [7, 0],
  ])
  expect(sizesOf(series([1, 2], [3, 4]), series([8, 9], [7]))).toEqual([
    [3, 4, 0, 0],
    [0, 0, 7, 0],
  ])
})
