import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { openPackage } from '#codecs/opc/open-package.ts'
import { readPptx } from '#codecs/pptx/read-pptx.ts'
import type { Deck } from '#core/deck/deck.ts'

import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { paragraph, shape } from '../../../../test/fixtures/files/pack-pptx.ts'
import { readPacked, titleShape } from '../../../../test/fixtures/files/read-packed-pptx.ts'
import { findValidator, validatePptx } from '../../../../test/judges/validate-pptx.ts'
import { writePptx } from '../write-pptx.ts'

const content = [
  'a **strong** and *stressed* point',
  '\t`typed` and [words](https://example.org/?a=1&b=2)',
  '***both*** of [**these** two](https://example.org)',
  String.raw`no \*mark\*`,
]
const rows = [
  ['*A* b', 'B'],
  ['`x` y', '[z](mailto:a@example.org)'],
]
const deck: Deck = {
  title: 'Talk',
  slides: [
    { id: 'slide-1', title: 'A form', content, notes: '', layout: 'points' },
    { id: 'slide-2', title: 'A frame', content, notes: '', layout: 'two-columns' },
    { id: 'slide-3', title: 'A table', content, notes: '', table: { rows, hasHeader: true } },
  ],
}

async function write(): Promise<Uint8Array<ArrayBuffer>> {
  const written = await writePptx({ deck, pictures: new Map() }, { metrics: fixedMetrics })
  if (!written.ok) throw new Error(written.error)
  return written.value.bytes
}

test('PO1 words that stand out do so in the file, and come back', async () => {
  const read = await readPptx(await write(), { fileName: 'talk.pptx' })
  if (!read.ok) throw new Error(read.error)
  expect(read.value.deck.slides.map((slide) => slide.content)).toEqual([content, content, content])
  expect(read.value.deck.slides[2]?.table?.rows).toEqual(rows)
  expect(read.value.losses).toEqual([])
})

test('PO2 a file with runs and links is valid, and its links lead out of it', async (context) => {
  const bytes = await write()
  const opened = openPackage(bytes)
  if (!opened.ok) throw new Error(opened.error)
  const relations = [...opened.value.listRelations('ppt/slides/slide3.xml').values()]
  expect(relations.filter(({ isExternal }) => isExternal).map(({ target }) => target)).toEqual([
    'https://example.org/?a=1&b=2',
    'https://example.org',
    'mailto:a@example.org',
  ])
  const python = await findValidator()
  if (!python) {
    context.skip()
    return
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-'))
  try {
    const file = path.join(folder, 'runs.pptx')
    await writeFile(file, bytes)
    expect(await validatePptx(python, [file])).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

const run = (text: string, look: string, inside = '') =>
  `<a:r><a:rPr ${look}>${inside}</a:rPr><a:t>${text}</a:t></a:r>`
const link = (id: string) => `<a:hlinkClick r:id="${id}"/>`

test('PX16 what differs from its paragraph stands out, and what all of it looks like does not', async () => {
  const { deck: read, losses } = await readPacked({
    slides: [
      {
        shapes:
          titleShape('T') +
          shape(
            [
              `<a:p>${run('a ', '')}${run('bold', 'b="1"')}${run(' word ', '')}${run('here', 'i="1"')}</a:p>`,
              paragraph('all bold', '', 'b="1"'),
              `<a:p>${run('typed', '', '<a:latin typeface="Consolas"/>')}${run(' not', '')}</a:p>`,
              `<a:p>${run('out', '', link('web'))}${run(' and ', '')}${run('in', '', link('own'))}</a:p>`,
              `<a:p>${run('*stars*', '')}</a:p>`,
            ].join(''),
          ),
        relations: {
          web: ['hyperlink', 'https://example.org/a', 'external'],
          own: ['slide', 'slide1.xml'],
        },
      },
    ],
  })
  expect(read.slides[0]?.content).toEqual([
    'a **bold** word *here*',
    'all bold',
    '`typed` not',
    '[out](https://example.org/a) and in',
    String.raw`\*stars\*`,
  ])
  expect(losses).toContainEqual({ kind: 'links', slide: 1, count: 1 })
})
