import { readFile } from 'node:fs/promises'

import { zipSync } from 'fflate'
import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import {
  deckFileTypes,
  powerPointFileTypes,
  sourceFileTypes,
} from '#workspace/files/accepted-files.ts'

import { drawPng } from '../../test/fixtures/files/draw-png.ts'
import { compileVariant } from '../../test/fixtures/compile-variant.ts'
import {
  deckFileFormats,
  describeFormat,
  fileFormats,
  type FileKind,
  isTextFormat,
} from './file-formats.ts'
import { readFiles } from './registry.ts'
import { sniffFile } from './sniff-file.ts'
import { loadTextWriter } from './writers.ts'

const table = 'src/codecs/file-formats.ts'

/** Every place that says something of each format. */
const places = [
  'src/codecs/registry.ts',
  'src/codecs/writers.ts',
  'src/features/export/format-cards.tsx',
  'src/words/files/export.ts',
  'src/words/files/import.ts',
  'src/workspace/files/estimate-size.ts',
]

/** What the compiler says once there are these lines more in the table. */
const addFormats = (rows: string, files: readonly string[]) =>
  compileVariant({
    changes: { [table]: (text) => text.replace('  ppt: {\n', `${rows}\n  ppt: {\n`) },
    files,
  })

const facts = `endings: ['key'], type: 'application/vnd.apple.keynote'`

test('FF1 a format that one place says nothing of does not compile, one that is read like another needs nothing else', async () => {
  const writing = `{ needs: 'fonts', isOfPixels: true, takes: ['withHidden'] }`
  const rows = [
    `keynote: { ${facts}, writing: ${writing}, reading: { as: 'keynote' } },`,
    `likeOthers: { endings: ['kth'], type: 'x/y', writing: null, reading: { as: 'pptx' } },`,
  ]
  const found = await addFormats(rows.join('\n'), places)
  expect([...new Set(found.map(({ file }) => file))].toSorted()).toEqual(places)
  for (const { message } of found) {
    expect(message).toContain('keynote')
    expect(message).not.toContain('likeOthers')
  }
})

test('FF1 a format that does not say what it is does not compile', async () => {
  const rows = [
    `{ type: 'x/y', writing: null, reading: null }`,
    `{ endings: ['key'], writing: null, reading: null }`,
    `{ ${facts}, reading: null }`,
    `{ ${facts}, writing: null }`,
    `{ ${facts}, writing: { isOfPixels: false, takes: [] }, reading: null }`,
    `{ ${facts}, writing: { needs: 'words', takes: [] }, reading: null }`,
    `{ ${facts}, writing: { needs: 'words', isOfPixels: false }, reading: null }`,
    `{ ${facts}, writing: null, reading: {} }`,
  ]
  const lines = rows.map((row, index) => `keynote${index}: ${row},`)
  const found = await addFormats(lines.join('\n'), [table])
  const missing = found.map(({ message }) => /Property '(\w+)' is missing/.exec(message)?.[1])
  const facets = ['endings', 'type', 'writing', 'reading', 'needs', 'isOfPixels', 'takes', 'as']
  // What reads the table stumbles over the same lines after it.
  expect(missing.slice(0, facets.length)).toEqual(facets)
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const zipOf = (name: string, text = '') => zipSync({ [name]: bytesOf(text) })

/** The least that is taken for a file of this kind. */
const samples: Record<FileKind, Uint8Array<ArrayBuffer>> = {
  json: bytesOf('{"title":1}'),
  library: bytesOf('{"format":"lectern-library","version":1}'),
  text: bytesOf('# T'),
  html: bytesOf('<!doctype html>'),
  image: drawPng(1, 1),
  pptx: zipOf('[Content_Types].xml'),
  ppt: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
  docx: zipOf('word/document.xml'),
  odp: zipOf('mimetype', fileFormats.odp.type),
  pdf: bytesOf('%PDF-1.7'),
  share: Uint8Array.of(0x89, ...bytesOf('Lectern')),
}

test.each(Object.entries(samples))('FF2 %s is known by its bytes', (kind, bytes) => {
  // Text has no bytes of its own: its type must say that it is meant as text.
  expect(sniffFile({ name: '', type: 'text/plain', bytes })).toBe(kind)
})

test('FF3 choosers show what they take', () => {
  expect(powerPointFileTypes).toBe('.pptx,.pptm,.ppsx,.ppsm,.potx,.potm,.ppt,.pps,.pot')
  expect(sourceFileTypes.split(',')).toEqual(
    expect.arrayContaining(['.txt', '.md', '.pdf', '.docx']),
  )
  expect(sourceFileTypes).not.toContain('ppt')
  for (const { endings, reading } of Object.values(fileFormats))
    for (const ending of reading && reading.as !== 'image' ? endings : [])
      expect(deckFileTypes.split(',')).toContain(`.${ending}`)
  expect(deckFileTypes).not.toMatch(/\.(?:zip|png)\b/)
})

test('FF3 the system offers the app for what the table says', async () => {
  const manifest: unknown = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8'))
  const opened = Object.values(fileFormats).filter(
    ({ reading }) => reading && 'isOpenedBySystem' in reading,
  )
  expect(manifest).toMatchObject({
    file_handlers: [
      { accept: Object.fromEntries(opened.map(({ type, endings }) => [type, [`.${endings[0]}`]])) },
    ],
  })
})

test('FF4 an ending is read as one kind, but for backups, which are told from decks by what they say', () => {
  const kinds = new Map<string, Set<string>>()
  for (const { endings, reading } of Object.values(fileFormats))
    for (const ending of reading ? endings : [])
      kinds.set(ending, (kinds.get(ending) ?? new Set()).add(reading?.as ?? ''))
  const several = [...kinds].filter(([, as]) => as.size > 1)
  expect(several).toEqual([['json', new Set(['json', 'library'])]])
})

const spokenDeck: Deck = {
  title: 'Tides',
  slides: [
    { id: 'a', title: 'The moon', content: ['Pulls the sea', '\tTwice a day'], notes: 'Look up.' },
    { id: 'b', title: 'Kept back', content: ['For nobody'], notes: '', hidden: true },
    { id: 'c', title: 'The shore', content: ['Wet and dry'], notes: 'Mind your feet.' },
  ],
}

test.each(deckFileFormats.filter(isTextFormat))(
  'FF5 %s keeps what is hidden to itself, and what it has written can be read again',
  async (format) => {
    const { takes } = describeFormat(format)
    const write = await loadTextWriter(format)
    const written = await write({ deck: spokenDeck, pictures: new Map() }, {})
    if (!written.ok) throw new Error(written.error)
    const { bytes } = written.value
    const isKept = new TextDecoder().decode(bytes).includes('For nobody')
    expect(isKept).toBe(!takes.includes('withHidden'))
    const { type, endings } = fileFormats[format]
    const read = await readFiles([{ name: `tides.${endings[0]}`, type, bytes }])
    const shown = spokenDeck.slides.filter(({ hidden }) => isKept || !hidden)
    const expected = shown.map(({ title, content, notes }) => ({ title, content, notes }))
    expect(read).toMatchObject({ ok: true, value: { deck: { title: 'Tides', slides: expected } } })
  },
)
