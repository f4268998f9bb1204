import * as v from 'valibot'
import { expect, test } from 'vitest'

import { deckSchema } from '#core/deck/deck.ts'
import { placedLimits } from '#core/deck/placed.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { mutateFile } from '../../../test/fixtures/files/mutate-file.ts'
import {
  at,
  frame,
  type PackedOdp,
  p,
  packOdp,
  page,
  style,
  textBox,
} from '../../../test/fixtures/files/pack-odp.ts'
import { png } from '../../../test/fixtures/files/pack-pptx.ts'
import { readOdp } from './read-odp.ts'

const amount = process.env['LECTERN_FULL'] ? 5_000 : 250

const read = (bytes: Uint8Array) => readOdp(bytes, { fileName: 'x.odp', withLook: true })

const own = packOdp({
  pages: Array.from({ length: 4 }, (_, index) =>
    page(
      textBox([1, 1, 20, 3], 'presentation:class="title"', p(`Slide ${index}`)) +
        textBox([1, 5, 9, 9], 'draw:style-name="gr1"', p('One'), p('Two', 'P1')) +
        `<draw:g><draw:custom-shape draw:style-name="gr1" ${at([9, 9, 3, 3])}><draw:enhanced-geometry svg:viewBox="0 0 100 100" draw:type="x" draw:modifiers="30" draw:enhanced-path="M ?f0 0 L 100 50 A 0 0 100 100 50 0 0 50 Z N"><draw:equation draw:name="f0" draw:formula="max($0,10)*2"/></draw:enhanced-geometry></draw:custom-shape></draw:g>` +
        frame([1, 1, 5, 5], '', '<draw:image xlink:href="Pictures/a.png"/>') +
        frame(
          [1, 1, 9, 9],
          '',
          `<table:table><table:table-column/><table:table-row><table:table-cell>${p('x')}</table:table-cell></table:table-row></table:table>`,
        ),
    ),
  ).join(''),
  automatic:
    style('gr1', 'graphic', {
      parent: 'base',
      graphic: 'draw:fill="gradient" draw:fill-gradient-name="g"',
    }) + style('P1', 'paragraph', { text: 'fo:font-size="50%"' }),
  styles:
    style('base', 'graphic', { text: 'fo:font-size="20pt"' }) +
    '<draw:gradient draw:name="g" draw:style="radial" draw:start-color="#000000"/>',
  parts: { 'Pictures/a.png': png },
})

/** Real files hold more than we would think of; small ones keep this quick. */
const samples = hasCorpus
  ? listCorpus('odp')
      .map(([name]) => readCorpusFile(name))
      .filter(({ length }) => length < 60_000)
  : []

test(`OD10 ${amount} harmed files are read or refused, and none of them holds the reader up`, async () => {
  const files = [own, ...samples]
  let kept = 0
  for (let seed = 0; seed < amount; seed++) {
    const file = mutateFile(files[seed % files.length] ?? own, seed)
    const { result: found, ms } = await measureWork(() => read(file))
    expect(ms, `seed ${seed}`).toBeLessThan(5_000)
    if (!found.ok) continue
    if (found.value.deck.slides.some(({ placed }) => placed)) kept++
    expect(v.is(deckSchema, found.value.deck), `seed ${seed}`).toBe(true)
  }
  // Otherwise the harm was too great to prove anything.
  expect(kept).toBeGreaterThan(amount / 5)
}, 600_000)

async function readHostile(pack: PackedOdp) {
  const { result, ms } = await measureWork(() => read(packOdp(pack)))
  expect(ms).toBeLessThan(5_000)
  if (!result.ok) throw new Error(result.error)
  expect(v.is(deckSchema, result.value.deck)).toBe(true)
  const [slide] = result.value.deck.slides
  return { placed: slide?.placed, losses: result.value.losses }
}

test('OD10 more shapes than a slide holds, and groups deeper than any, are left out and counted', async () => {
  const rect = `<draw:rect ${at([0, 0, 1, 1])}/>`
  const many = await readHostile({ pages: page(rect.repeat(placedLimits.elements + 7)) })
  expect(many.placed?.elements).toHaveLength(placedLimits.elements)
  expect(many.losses).toContainEqual({ kind: 'kept-element', slide: 1, count: 7 })
  const deep = await readHostile({
    pages: page(`${'<draw:g>'.repeat(150)}${rect}${'</draw:g>'.repeat(150)}`),
  })
  expect(deep.placed?.elements).toEqual([])
  expect(deep.losses).toContainEqual({ kind: 'kept-element', slide: 1, count: 1 })
})

test('OD10 no formula, path, table, list of spaces or length is too large to be read in time', async () => {
  const chain = Array.from(
    { length: 3_000 },
    (_, index) =>
      `<draw:equation draw:name="f${index}" draw:formula="${'('.repeat(400)}?f${index + 1}+?f${index + 1}"/>`,
  ).join('')
  const custom = (text: string) =>
    `<draw:custom-shape ${at([1, 1, 3, 3])}><draw:enhanced-geometry svg:viewBox="0 0 1 1" draw:type="x" draw:enhanced-path="${text}">${chain}</draw:enhanced-geometry></draw:custom-shape>`
  const cells = `<table:table-cell table:number-columns-spanned="1e9">${p('x')}</table:table-cell>`
  const { placed } = await readHostile({
    pages: page(
      custom(`M ?f0 0 L 1e300 -1e300 U 0 0 1e308 1e308 0 1e308 Z N`) +
        custom(`M 0 0 ${'L 1 1 '.repeat(60_000)}`) +
        `<draw:path ${at([1, 1, 3, 3])} svg:viewBox="0 0 1e-300 1e-300" svg:d="M0 0${'a1 1 0 0 1 1 1'.repeat(20_000)}"/>` +
        `<draw:ellipse ${at([1, 1, 3, 3])} draw:kind="arc" draw:start-angle="1e300" draw:end-angle="-1e300"/>` +
        `<draw:rect svg:x="1e99cm" svg:y="0cm" svg:width="1e300cm" svg:height="2cm"/>` +
        textBox([0, 0, 9, 9], '', p('<text:s text:c="999999999"/>x')) +
        frame(
          [0, 0, 9, 9],
          '',
          `<table:table><table:table-column table:number-columns-repeated="1e9"/>${`<table:table-row>${cells.repeat(50)}</table:table-row>`.repeat(150)}</table:table>`,
        ),
    ),
  })
  const table = placed?.elements.find(({ kind }) => kind === 'table')
  expect(table?.kind === 'table' && table.cells.length).toBe(placedLimits.cells)
  expect(table?.kind === 'table' && table.columns.length).toBe(1_000)
})

test('OD10 called off, it stops', async () => {
  const stop = new AbortController()
  stop.abort()
  const found = await readOdp(own, { fileName: 'x.odp', withLook: true, signal: stop.signal })
  expect(found).toEqual({ ok: false, error: 'cancelled' })
})
