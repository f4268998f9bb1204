import { beforeAll, expect, test } from 'vitest'

import type { PlacedElement } from '#core/deck/placed.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'

import { keptSlide, placedShape } from '../../test/fixtures/decks/placed-slide.ts'
import { packPptx, png, xfrm } from '../../test/fixtures/files/pack-pptx.ts'
import { writeWithRealFonts } from '../../test/fixtures/files/write-test-pdf.ts'
import { withOpenPdf } from '../../test/judges/open-pdf.ts'
import { readPptx } from './pptx/read-pptx.ts'

beforeAll(async () => {
  await loadPlaced()
})

const link = 'https://example.org/reefs?a=1&b=2'
const fill = { kind: 'solid', colour: '#336699' } as const
const shape = placedShape({ fill, link, alt: 'To the reefs' })
const pictures = new Map([['asset:x', { bytes: png, type: 'image/png' }]])
const picture: PlacedElement = {
  kind: 'picture',
  x: 600,
  y: 100,
  width: 100,
  height: 100,
  imageUrl: 'asset:x',
  link: 'mailto:reefs@example.org',
}

async function write(kind: 'pdf' | 'html' | 'pptx', elements: PlacedElement[]) {
  const deck = { title: 'Reefs', slides: [keptSlide({ content: [] }, {}, elements)] }
  const written = await writeWithRealFonts(kind, { deck, pictures })
  if (!written.ok) throw new Error(written.error)
  return written.value.bytes
}

async function readBack(bytes: Uint8Array) {
  const read = await readPptx(bytes, { fileName: 'x.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  const [slide] = read.value.deck.slides
  const losses = read.value.losses.map(({ kind }) => kind).filter((kind) => kind === 'kept-link')
  const links = slide?.placed?.elements.map((one) => ('link' in one ? one.link : undefined))
  return { links, losses }
}

test('KL74 what leads somewhere can be pressed in a PDF', async () => {
  await withOpenPdf(await write('pdf', [shape]), async (pdf) => {
    const page = await pdf.getPage(1)
    const annotations = await page.getAnnotations()
    const [left, , right] = annotations[0]?.rect ?? []
    expect(annotations.map(({ url }) => url)).toEqual([link])
    const { view } = page
    const scale = (view[2] ?? 0) / 1280
    expect([left / scale, right / scale].map(Math.round)).toEqual([100, 500])
  })
})

test('KL74 it can on a web page, which says where it leads', async () => {
  const page = new TextDecoder().decode(await write('html', [shape]))
  expect(page).toMatch(
    /<a class="[^"]+" href="https:\/\/example\.org\/reefs\?a=1&amp;b=2" target="_blank" rel="noopener noreferrer" aria-label="To the reefs">/,
  )
})

test('KL74 PowerPoint has it, too, and gives it back', async () => {
  const { links, losses } = await readBack(
    await write('pptx', [shape, picture, placedShape({ fill })]),
  )
  expect(links).toEqual([link, 'mailto:reefs@example.org', undefined])
  expect(losses).toEqual([])
})

test('KL74 shapes and pictures of a file lead where it says, out of it; all else is told', async () => {
  const about = (id: string) => `<a:hlinkClick r:id="${id}"/>`
  const drawn = (id: string, name = 'sp') =>
    `<p:${name}><p:nvSpPr><p:cNvPr id="5" name="s">${about(id)}</p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${xfrm([10, 10, 20, 20])}<a:ln><a:solidFill><a:srgbClr val="0000FF"/></a:solidFill></a:ln></p:spPr></p:${name}>`
  const addresses = [
    link,
    'javascript:alert(1)',
    'file:///c:/a.xls',
    `https://a.b/${'x'.repeat(3_000)}`,
  ]
  const bytes = packPptx({
    slides: [
      {
        shapes: addresses.map((_, at) => drawn(`h${at}`)).join(''),
        relations: Object.fromEntries(
          addresses.map((address, at) => [
            `h${at}`,
            ['hyperlink', address.replaceAll('&', '&amp;'), 'external'] as const,
          ]),
        ),
      },
    ],
  })
  const { links, losses } = await readBack(bytes)
  expect(links).toEqual([link, undefined, undefined, undefined])
  expect(losses).toHaveLength(1)
})
