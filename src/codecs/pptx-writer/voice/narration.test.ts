import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { strFromU8, unzipSync } from 'fflate'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import type { SlideNarration } from '#codecs/write-result.ts'
import { isElement, readXml, type XmlElement } from '#codecs/xml/read-xml.ts'
import type { Deck } from '#core/deck/deck.ts'

import { hasCorpus, readCorpusFile } from '../../../../test/corpus/corpus.ts'
import { expectValidPptx } from '../../../../test/fixtures/files/expect-valid-pptx.ts'
import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { findLibreOffice, printWithLibreOffice } from '../../../../test/judges/libreoffice.ts'
import { findValidator } from '../../../../test/judges/validate-pptx.ts'
import { writePptx } from '../write-pptx.ts'
import { findAdvance } from './write-timing.ts'

const python = await findValidator()
const office = await findLibreOffice()

const deck: Deck = {
  title: 'Tides',
  slides: [
    { id: 'one', title: 'Why', content: ['The moon'], notes: 'The moon pulls the sea.' },
    { id: 'two', title: 'Look', content: ['A bay'], notes: '' },
    { id: 'three', title: 'When', content: ['Twice a day'], notes: 'Twice a day it comes.' },
    { id: 'four', title: 'Later', content: ['Kept back'], notes: 'Not told.', hidden: true },
  ],
}
const sound = (bytes: number[], length: number) => ({ bytes: Uint8Array.from(bytes), length })
const narration = new Map<string, SlideNarration>([
  ['one', { seen: 6200, sound: sound([1, 2, 3], 5900) }],
  ['two', { seen: 4000, sound: null }],
  ['three', { seen: 6200, sound: sound([4, 5], 6100) }],
])

async function write() {
  const written = await writePptx(
    { deck, pictures: new Map(), narration },
    { metrics: fixedMetrics },
  )
  if (!written.ok) throw new Error(written.error)
  return written.value.bytes
}

/** Its parts, and all elements of a name in one of them. */
function open(bytes: Uint8Array) {
  const parts = unzipSync(bytes)
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  const find = (path: string, name: string): XmlElement[] => listAll(readXml(text(path)), name)
  return { names: Object.keys(parts), text, find }
}

const listAll = (element: XmlElement | null, name: string): XmlElement[] =>
  element?.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child] : []).concat(listAll(child, name))) ?? []

const get = (element: XmlElement | undefined, name: string) => element?.attributes.get(name)

const find = (file: ReturnType<typeof open>, number: number, name: string) =>
  file.find(`ppt/slides/slide${number}.xml`, name)

test('PO24 each slide that is spoken brings its sound, which begins with it, and goes at its time', async () => {
  const file = open(await write())
  expect(file.names.filter((name) => name.endsWith('.m4a'))).toEqual([
    'ppt/media/narration1.m4a',
    'ppt/media/narration2.m4a',
  ])
  expect(file.text('[Content_Types].xml')).toContain('Extension="m4a" ContentType="audio/mp4"')
  const advance = [1, 2, 3, 4].map((number) => get(find(file, number, 'transition')[0], 'advTm'))
  expect(advance).toEqual(['6200', '4000', '7000', undefined])
  for (const number of [1, 3]) {
    const shape = listAll(find(file, number, 'pic')[0] ?? null, 'cNvPr')[0]
    expect(find(file, number, 'spTgt').map((target) => get(target, 'spid'))).toEqual([
      get(shape, 'id'),
      get(shape, 'id'),
    ])
    expect(get(find(file, number, 'audio')[0], 'isNarration')).toBe('1')
    const targets = file
      .find(`ppt/slides/_rels/slide${number}.xml.rels`, 'Relationship')
      .filter((relation) => get(relation, 'Target')?.endsWith('.m4a'))
    const named = [
      get(find(file, number, 'audioFile')[0], 'link'),
      get(find(file, number, 'media')[0], 'embed'),
    ]
    expect(targets.map((relation) => get(relation, 'Id'))).toEqual(named)
  }
  for (const number of [2, 4])
    expect([find(file, number, 'timing'), find(file, number, 'pic')]).toEqual([[], []])
  expect(get(file.find('ppt/presProps.xml', 'showPr')[0], 'showNarration')).toBe('1')
})

test('PO24 no word is cut off by a program that counts whole seconds, and nobody waits a second longer', () => {
  fc.assert(
    fc.property(fc.nat(90_000), fc.nat(5000), (heard, pause) => {
      const advance = findAdvance(heard + pause, heard)
      expect(Math.floor(advance / 1000) * 1000).toBeGreaterThanOrEqual(heard)
      expect(advance - heard - pause).toBeGreaterThanOrEqual(0)
      expect(advance - heard - pause).toBeLessThan(1000)
    }),
  )
})

test('PO25 read again, it is the same deck, and nothing is told to be lost', async () => {
  const read = await readPptx(await write(), { fileName: 'tides.pptx' })
  const silent = await writePptx({ deck, pictures: new Map() }, { metrics: fixedMetrics })
  const plain = silent.ok && (await readPptx(silent.value.bytes, { fileName: 'tides.pptx' }))
  expect(read.ok && read.value.losses).toEqual([])
  expect(read.ok && read.value.pictures.size).toBe(0)
  expect(read.ok && read.value.deck).toEqual(plain && plain.ok && plain.value.deck)
})

test.skipIf(!python)('PO2 a presentation with sound is valid by the schemas', async () => {
  await expectValidPptx(python ?? '', [write()])
})

test.skipIf(!office)(
  'PO24 LibreOffice plays the sound of each slide and goes on after it (skipped where it is not)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-voice-'))
    try {
      const file = join(folder, 'tides.pptx')
      await writeFile(file, await write())
      const how = { folder, fonts: 'ours', as: 'odp' } as const
      const [saved = ''] = await printWithLibreOffice(office ?? '', [file], how)
      const { find: findIn } = open(await readFile(saved))
      const commands = findIn('content.xml', 'command').map((one) => get(one, 'command'))
      expect(commands).toEqual(['play', 'play'])
      const pages = findIn('content.xml', 'drawing-page-properties')
      const turns = pages.filter((page) => get(page, 'transition-type') === 'automatic')
      expect(turns.map((page) => get(page, 'duration'))).toEqual(['PT6S', 'PT4S', 'PT7S'])
    } finally {
      await rm(folder, { recursive: true })
    }
  },
  300_000,
)

test.skipIf(!hasCorpus)(
  'PO24 sound and its timing are built as PowerPoint itself builds them, but begin by themselves',
  async () => {
    const ours = open(await write())
    const theirs = open(readCorpusFile('apache-poi/EmbeddedAudio.pptx'))
    const timing = outline(find(ours, 1, 'timing')[0])
    expect(timing.filter((line) => !line.includes('onBegin') && !line.endsWith(' tn'))).toEqual(
      outline(find(theirs, 1, 'timing')[0]),
    )
    expect(timing.filter((line) => line.includes('onBegin'))).toHaveLength(1)
    const own = (line: string) => !/ (?:extLst|ext|mark|decorative|creationId)$/.test(line)
    expect(outline(find(ours, 1, 'pic')[0]).filter(own)).toEqual(
      outline(find(theirs, 1, 'pic')[0]).filter(own),
    )
  },
)

/** Element by element, with its depth and what it waits for. */
function outline(element: XmlElement | undefined, depth = 0): string[] {
  if (!element) return []
  const event = get(element, 'evt')
  return [
    `${depth} ${event ? `${event} ` : ''}${element.name}`,
    ...element.children.filter(isElement).flatMap((child) => outline(child, depth + 1)),
  ]
}
