import { expect, test } from 'vitest'

import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { isTameSvg } from './is-tame-svg.ts'

const isTame = (inside: string, before = '') =>
  isTameSvg(
    new TextEncoder().encode(`${before}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`),
  )

/** Each of the levels shows the one below ten times. */
const nest = (tag: string, show: (id: string) => string): string =>
  Array.from({ length: 6 }, (_, level) => {
    const inside = level === 0 ? '<rect/>' : show(`a${level - 1}`).repeat(10)
    return `<${tag} id="a${level}">${inside}</${tag}>`
  }).join('')

test.each([
  ['use', nest('g', (id) => `<use href="#${id}"/>`) + '<use href="#a5"/>'],
  ['use, as it was written once', nest('g', (id) => `<use x:href = ' #${id} '/>`)],
  ['mask', nest('mask', (id) => `<rect mask="url(#${id})"/>`) + '<rect mask="url(#a5)"/>'],
  ['clip path', nest('clipPath', (id) => `<rect style="clip-path: url('#${id}')"/>`)],
  ['marker', nest('marker', (id) => `<path marker-mid="url(#${id})"/>`)],
  ['pattern', nest('pattern', (id) => `<rect fill="url(#${id})"/>`)],
  ['many times much', `<g id="g">${'<i/>'.repeat(900)}</g>${'<use href="#g"/>'.repeat(900)}`],
  [
    'chain',
    Array.from({ length: 100 }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`).join(''),
  ],
])('SG1 a drawing that multiplies itself is not painted: %s', (_, inside) => {
  expect(isTame(inside)).toBe(false)
})

test.each([
  `<!DOCTYPE svg [<!ENTITY a "<use href='#b'/>">]>`,
  `<!DOCTYPE svg [<!ENTITY a "&#60;use/>"><!ENTITY b '&a;&a;'>]>`,
])('SG1 an entity that stands for elements is refused: %s', (before) => {
  expect(isTame('&a;', before)).toBe(false)
})

test.each([
  ['nothing of the kind', '<rect/>'],
  ['glyphs', `<path id="g"/>${'<use href="#g"/>'.repeat(20_000)}`],
  ['a symbol', `<symbol id="s">${'<i/>'.repeat(20)}</symbol>${'<use href="#s"/>'.repeat(90)}`],
  [
    'a pattern',
    `<pattern id="p">${'<i/>'.repeat(99)}</pattern>${'<b fill="url(#p)"/>'.repeat(5_000)}`,
  ],
  ['clip paths', '<clipPath id="c"><i/></clipPath><b clip-path="url(#c)"/>'.repeat(3_000)],
  ['itself', '<g id="g"><use href="#g"/></g>'],
  ['a gradient after another', '<linearGradient id="a" href="#b"/><i fill="url(#a)"/>'],
])('SG1 what real drawings have is painted: %s', (_, inside) => {
  expect(isTame(inside)).toBe(true)
})

test('SG1 names of addresses, as Illustrator writes them, are no harm', () => {
  expect(isTame('<rect/>', '<!DOCTYPE svg [<!ENTITY ns "http://a.example/">]>')).toBe(true)
})

const inner = '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'
const address = `data:image/svg+xml;base64,${btoa(inner)}`

test.each([
  ['an image', `<image href="${address}"/>`],
  ['in capitals', `<image href="${address.replace('data:image/svg', 'DATA: Image/SVG')}"/>`],
  [
    'in letters by number',
    `<image href="${address.replace('d', '&#100;').replace('s', '&#x73;')}"/>`,
  ],
  ['over several lines', `<image href="${address.replace('ata', 'a\n\tta')}"/>`],
  ['in a style', `<style>rect { mask: url(${address}) }</style>`],
  [
    'in a style with escapes',
    `<style>rect { mask: url(${address.replace('d', '\\64 ')}) }</style>`,
  ],
  ['in a style sheet', `<style>@import url(data:text/css;base64,${btoa(address)})</style>`],
])('SG2 a drawing that holds another is not painted: %s', (_, inside) => {
  expect(isTame(inside)).toBe(false)
})

test('SG2 names do not hide it', () => {
  const split = address.replace('data', '&a;ta')
  expect(isTame(`<image href="${split}"/>`, '<!DOCTYPE svg [<!ENTITY a "da">]>')).toBe(false)
  const long = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(201)}">]>`
  expect(isTame('<rect/>', long)).toBe(false)
})

test('SG2 photos and typefaces in a drawing are painted, and words about data', () => {
  const photo = '<image href="data:image/png;base64,iVBORw0KGgo="/>'
  const font = '<style>@font-face { src: url(data:font/woff2;base64,d09GMg==) }</style>'
  expect(isTame(`${photo}${font}<text>data: the story &amp; more</text>`)).toBe(true)
})

test('SG2 ten megabytes are looked through in bearable time', async () => {
  const { result, ms } = await measureWork(() => [
    isTame(`<image href="data:image/png;base64,${'A'.repeat(10_000_000)}"/>`),
    isTame('&#65;'.repeat(2_000_000)),
    isTame('\\64 '.repeat(2_000_000)),
    isTame('&#65;'.repeat(90_000)),
    isTame('<!ENTITY '.repeat(1_000_000)),
  ])
  expect(result).toEqual([true, false, false, true, true])
  // Spelled out, two million letters take seven seconds.
  expect(ms).toBeLessThan(4_000)
})
