import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import type { OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { typefaceFileType } from '#ports/typefaces/typeface-intake.ts'
import { prepareTypefaces } from '#workspace/pictures/prepare-typefaces.ts'

import {
  forbid,
  readLiberation,
  readYoungSerif,
  testIntake,
  toFile,
} from '../../test/fixtures/font-files.ts'
import { makeDeck, writeWithRealFonts } from '../../test/fixtures/files/write-test-pdf.ts'
import { openWrittenPptx } from '../../test/fixtures/files/open-written-pptx.ts'
import { copyText, findFaults, findPdfTools, listFonts } from '../../test/judges/pdf-tools.ts'
import { unpackFonts } from '../../test/judges/unpack-fonts.ts'
import type { DeckFileFormat } from './file-formats.ts'
import { readHtml } from './html/read-html.ts'
import { readJson } from './json/read-json.ts'
import { readSfnt } from '#adapters/metrics/font-files/sfnt.ts'
import { readName } from '#adapters/metrics/embedding/name-font.ts'
import type { ReadDeck } from './read-result.ts'

const hasTools = await findPdfTools()

/** A deck whose titles are set in these files, its text in what its theme has. */
async function makeOwn(...files: File[]) {
  const prepared = await testIntake.prepare(files)
  if (!prepared.ok) throw new Error(prepared.error.code)
  const pictures = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>()
  const urls: Record<string, string> = {}
  for (const [style, blob] of prepared.value.files) {
    urls[style] = `asset:${style}`
    pictures.set(`asset:${style}`, {
      bytes: new Uint8Array(await blob.arrayBuffer()),
      type: blob.type,
    })
  }
  const title: OwnTypeface = { ...prepared.value.facts, ...urls, regular: 'asset:regular' }
  const deck = makeDeck(
    [{ title: 'Reefs grow' }, { title: 'Waves of <Fish>', content: ['One', 'Two'] }],
    { theme: 'paper', typefaces: { title } },
  )
  return { deck, pictures, title }
}

async function write(format: DeckFileFormat, given: Awaited<ReturnType<typeof makeOwn>>) {
  const { deck, pictures } = given
  const written = await writeWithRealFonts(format, { deck, pictures })
  if (!written.ok) throw new Error(written.error)
  return written.value
}

const young = makeOwn(toFile(await readYoungSerif(), 'young.woff'))
const four = makeOwn(
  toFile(await readLiberation('Regular'), 'r.ttf'),
  toFile(await readLiberation('Bold'), 'b.ttf'),
  toFile(await readLiberation('Italic'), 'i.ttf'),
)

test('UF8 PowerPoint has the typeface under its own name, as its file has it', async () => {
  const { bytes, losses } = await write('pptx', await young)
  expect(losses).toEqual([])
  const { text } = openWrittenPptx(bytes)
  expect(text('ppt/theme/theme1.xml')).toContain('<a:latin typeface="Young Serif"')
  expect(text('ppt/presentation.xml')).toContain('<p:font typeface="Young Serif"/>')
  expect(Object.values(openWrittenPptx(bytes)).join('')).not.toContain('own-')
  const names = unpackFonts(bytes).map(({ font }) =>
    readName(readSfnt(new Uint8Array(font)).tables, 1),
  )
  expect(names).toContain('Young Serif')
})

test('UF8 a name that is markup stays a name in every file', async () => {
  const given = await young
  const name = '"><script>x()</script>'
  const deck: Deck = { ...given.deck, typefaces: { title: { ...given.title, name } } }
  const { bytes } = await write('pptx', { ...given, deck })
  expect(openWrittenPptx(bytes).text('ppt/theme/theme1.xml')).not.toContain('<script')
  const page = new TextDecoder().decode((await write('html', { ...given, deck })).bytes)
  expect(page).not.toContain('<script>x()')
})

test.skipIf(!hasTools)('UF8 PDF embeds it, and its words can be copied', async () => {
  const { bytes, losses } = await write('pdf', await young)
  expect(losses).toEqual([])
  expect(await findFaults(bytes)).toBeNull()
  const fonts = await listFonts(bytes)
  expect(fonts.every(({ isEmbedded, hasUnicode }) => isEmbedded && hasUnicode)).toBe(true)
  expect(fonts.map(({ name }) => name.replace(/^.*\+/, ''))).toContain('YoungSerif-Regular')
  expect((await copyText(bytes)).join(' ').replaceAll(/\s+/g, ' ')).toContain('Reefs grow')
})

async function takeIn(read: ReadDeck) {
  const { looks, kept, losses } = await prepareTypefaces([read.deck], read.pictures, testIntake)
  return { deck: looks[0], kept, losses: [...read.losses, ...losses] }
}

test('UF8 the deck file brings all its files along, and only they are believed', async () => {
  const given = await four
  const { bytes } = await write('json', given)
  const lying = new TextEncoder().encode(
    new TextDecoder().decode(bytes).replaceAll('"name": "Liberation Sans"', '"name": "Trust me"'),
  )
  const read = await readJson(lying, { fileName: 'reefs.json' })
  if (!read.ok) throw new Error(read.error)
  const { deck, kept, losses } = await takeIn(read.value)
  expect(losses).toEqual([])
  const { regular, bold, italic, ...facts } = deck?.typefaces?.title ?? given.title
  const { regular: _regular, bold: _bold, italic: _italic, ...before } = given.title
  expect(facts).toEqual(before)
  expect(new Set([regular, bold, italic]).size).toBe(3)
  expect([...kept.values()].map(({ type }) => type)).toEqual(Array(3).fill(typefaceFileType))
})

test('UF8 the web page brings along what it is painted with, and gives it back', async () => {
  const given = await young
  const { bytes, losses } = await write('html', given)
  expect(losses).toEqual([])
  const page = new TextDecoder().decode(bytes)
  expect(page).toContain(`@font-face{font-family:"${given.title.family}";font-weight:400 700;`)
  const read = await readHtml(bytes, { fileName: 'reefs.html' })
  if (!read.ok) throw new Error(read.error)
  const taken = await takeIn(read.value)
  expect(taken.losses).toEqual([])
  expect(taken.deck?.typefaces?.title).toMatchObject({ name: 'Young Serif' })
})

test('UF8 what is no font in a deck is left out and told', async () => {
  const given = await young
  const bytes = new TextEncoder().encode('wOFF<script>')
  const pictures = new Map([['asset:regular', { bytes, type: typefaceFileType }]])
  const { deck, losses } = await takeIn({ deck: given.deck, pictures, losses: [] })
  expect(deck?.typefaces).toBeUndefined()
  expect(losses).toEqual([{ kind: 'typeface-left-out' }])
})

test.each([
  [4, 'pptx', true],
  [4, 'pdf', false],
  [4, 'html', false],
  [2, 'pptx', true],
  [2, 'pdf', true],
  [2, 'html', true],
  [8, 'pptx', false],
] as const)('UF4 rights of %d keep a font out of %s: %s', async (rights, format, isKeptOut) => {
  const file = toFile(forbid(await readLiberation('Regular'), rights), 'a.ttf')
  const { bytes, losses } = await write(format, await makeOwn(file))
  expect(losses).toEqual(isKeptOut ? [{ kind: 'font-forbidden', family: 'Liberation Sans' }] : [])
  const text = format === 'pptx' ? openWrittenPptx(bytes).text('ppt/theme/theme1.xml') : ''
  if (format === 'pptx') expect(text.includes('Liberation Sans')).toBe(!isKeptOut)
  if (format === 'html') expect(new TextDecoder().decode(bytes).includes('"own-')).toBe(!isKeptOut)
})

test('UF8 a typeface whose files are gone is told, and what comes near stands in', async () => {
  const given = { ...(await young), pictures: new Map() }
  const { bytes, losses } = await write('pptx', given)
  expect(losses).toEqual([{ kind: 'font-missing', family: 'Young Serif' }])
  expect(openWrittenPptx(bytes).text('ppt/theme/theme1.xml')).toContain('Times New Roman')
})
