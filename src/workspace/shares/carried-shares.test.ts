import { deflateRawSync } from 'node:zlib'

import { beforeEach, expect, test } from 'vitest'

import { createMemoryShareHost } from '#adapters/share/memory-share-host.ts'
import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { writeJson } from '#codecs/json/write-json.ts'
import { carryShare } from '#codecs/share/carry-share.ts'
import { packForLink } from '#codecs/share/pack-link.ts'
import { readPacked } from '#codecs/share/read-packed.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'
import { fail, ok } from '#core/result.ts'
import { encodeBase64Url } from '#core/share/base64-url.ts'
import { maxLinkLetters, maxReadLetters } from '#core/share/share-terms.ts'

import { makeBomb } from '../../../test/fixtures/files/make-bomb.ts'
import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { makePassphrasesQuick } from '../../../test/fixtures/quick-passphrases.ts'
import { createCarriedShares } from './carried-shares.ts'
import { fetchShare, type ShareSource } from './fetch-share.ts'
import { createLibrary } from '#workspace/library/library.ts'
import { noTypefaces } from '../../../test/fixtures/no-typefaces.ts'
import type { WatchedIntake } from './watched-deck.ts'
import type { ShareTerms } from './shares.ts'

beforeEach(makePassphrasesQuick)

const dayMs = 24 * 60 * 60 * 1000
const intake: WatchedIntake = {
  pictures: { prepare: async (file) => ok(file) },
  typefaces: noTypefaces,
}
const usual: ShareTerms = { days: 7, password: '', withNotes: true, withVoice: false }
const pictureBytes = crypto.getRandomValues(new Uint8Array(40_000))
const pictured: Deck = {
  title: 'Bees: a life',
  slides: [
    { id: 'a', title: 'Hive', content: ['Wax'], notes: 'They build.', imageUrl: assetUrl('p') },
  ],
}

const clock = createManualClock()
const decks = createMemoryDeckStore(createMemoryTables())
const library = createLibrary({ decks, clock })
const writeDeckFile: WriteDeckFile = async (_, input) => ok(writeJson(input))
const recorder = { carry: async () => fail({ code: 'not-encoded' as const }) }
const carried = createCarriedShares({
  decks,
  currentDeck: () => null,
  writeDeckFile,
  clock,
  recorder,
})
// Nothing here may ever ask a server.
const host = createMemoryShareHost({ kept: new Map(), fault: { code: 'offline' } })

let sampleId = ''
let picturedId = ''

beforeEach(async () => {
  await library.show('me')
  const pictures = [{ hash: 'p', blob: new Blob([pictureBytes], { type: 'image/png' }) }]
  const sample = await library.create(createSampleDeck(() => crypto.randomUUID()))
  const made = await library.create(pictured, { pictures })
  if (!sample.ok || !made.ok) throw new Error('no deck')
  sampleId = sample.value.id
  picturedId = made.value.id
})

async function open(source: ShareSource, password?: string) {
  const fetched = await fetchShare(source, { host, intake, clock, readPacked })
  return fetched.ok ? fetched.value.open(password) : fetched
}

async function makeLink(changes: Partial<ShareTerms> = {}): Promise<string> {
  const made = await carried.makeLink(sampleId, { ...usual, ...changes })
  if (!made.ok) throw new Error(made.error.code)
  return made.value.fragment
}

async function makeFile(id: string, changes: Partial<ShareTerms> = {}) {
  const made = await carried.makeFile(id, { ...usual, ...changes })
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

test('WS2 the sample deck fits into a link, which is as long as was foretold and opens without a server', async () => {
  const fragment = await makeLink()
  const measured = await carried.measure(sampleId, { withNotes: true, hasPassword: false })
  expect(measured).toMatchObject({ ok: true, value: { letters: fragment.length, pictures: 0 } })
  expect(fragment.length).toBeLessThan(maxLinkLetters - 100)
  const opened = await open({ from: 'link', fragment })
  if (!opened.ok) throw new Error('not opened')
  const { deck } = opened.value.state.getState()
  const sample = createSampleDeck(() => '')
  expect(deck.title).toBe(sample.title)
  expect(deck.slides.map(({ notes }) => notes)).toEqual(sample.slides.map(({ notes }) => notes))
})

test('WS3 pictures travel in a file, which bears the name of the deck', async () => {
  const file = await makeFile(picturedId)
  expect(file.name).toBe('Bees_ a life.lectern')
  const size = await carried.measure(picturedId, { withNotes: true, hasPassword: false })
  if (!size.ok) throw new Error(size.error.code)
  expect(size.value.pictures).toBe(1)
  expect(size.value.letters).toBeGreaterThan(maxLinkLetters)
  expect(Math.abs(size.value.bytes - file.blob.size)).toBeLessThan(20)
  const opened = await open({ from: 'file', file: file.blob })
  if (!opened.ok) throw new Error('not opened')
  const { deck } = opened.value.state.getState()
  const name = deck.slides[0]?.imageUrl?.replace('asset:', '') ?? ''
  const picture = await opened.value.loadPicture(name)
  if (!picture.ok) throw new Error(picture.error.code)
  expect(new Uint8Array(await picture.value.arrayBuffer())).toEqual(pictureBytes)
})

test('WS2 without notes none are sent; a password is asked for, and can be tried again', async () => {
  const fragment = await makeLink({ withNotes: false, password: 'sesame' })
  const measured = await carried.measure(sampleId, { withNotes: false, hasPassword: true })
  expect(measured).toMatchObject({ ok: true, value: { letters: fragment.length } })
  const source: ShareSource = { from: 'link', fragment }
  expect(await open(source)).toEqual(fail('password-needed'))
  expect(await open(source, 'barley')).toEqual(fail('wrong-password'))
  const opened = await open(source, 'sesame')
  if (!opened.ok) throw new Error('not opened')
  expect(opened.value.state.getState().deck.slides.every(({ notes }) => notes === '')).toBe(true)
})

test('WS4 after its days neither link nor file is opened; without an end they are', async () => {
  const fragment = await makeLink({ days: 1 })
  const file = await makeFile(picturedId, { days: 1 })
  const endless = await makeLink({ days: null })
  await clock.pass(dayMs + 60_000)
  expect(await open({ from: 'link', fragment })).toEqual(fail('expired'))
  expect(await open({ from: 'file', file: file.blob })).toEqual(fail('expired'))
  expect(await open({ from: 'link', fragment: endless })).toMatchObject({ ok: true })
})

test('WS6 a link that nobody made, an endless one, and another kind of file each say what they are', async () => {
  expect(await open({ from: 'link', fragment: 'AQAA' })).toEqual(fail('damaged'))
  expect(await open({ from: 'link', fragment: 'hello world' })).toEqual(fail({ code: 'damaged' }))
  const endless = 'A'.repeat(maxReadLetters + 1)
  expect(await open({ from: 'link', fragment: endless })).toEqual(fail({ code: 'too-large' }))
  expect(await open({ from: 'file', file: new Blob(['{}']) })).toEqual(
    fail({ code: 'not-a-share' }),
  )
})

test('WS6 a file that is larger than any share is not even read', async () => {
  const huge = Object.assign(new Blob(['x']), {
    arrayBuffer: () => Promise.reject(new Error('read')),
  })
  Object.defineProperty(huge, 'size', { value: 1024 ** 3 })
  expect(await open({ from: 'file', file: huge })).toEqual(fail({ code: 'too-large' }))
})

test('WS3 what could not be opened again is not made', async () => {
  const blob = new Blob([new Uint8Array(80 * 1024 * 1024)], { type: 'image/png' })
  const slides = pictured.slides.map((slide) => ({ ...slide, imageUrl: assetUrl('huge') }))
  const pictures = [{ hash: 'huge', blob }]
  const made = await library.create({ ...pictured, slides }, { pictures })
  if (!made.ok) throw new Error(made.error.code)
  expect(await carried.makeFile(made.value.id, usual)).toEqual(fail({ code: 'too-large' }))
})

test('WS2 sharing so is noted nowhere: nothing of it could be taken back', async () => {
  await makeLink()
  expect(library.state.getState().records.every(({ is_public }) => !is_public)).toBe(true)
})

test('WS6 a link that unfolds, or is nested, without end is refused; of a title only the beginning comes', async () => {
  const carry = async (packed: Uint8Array<ArrayBuffer>) => {
    const bytes = await carryShare(packed, { expiresAt: null, password: '' })
    return open({ from: 'link', fragment: encodeBase64Url(bytes) })
  }
  const write = (text: string) => packForLink(new TextEncoder().encode(text))
  const deflate = (text: string) => new Uint8Array(deflateRawSync(text, { level: 9 }))
  expect(await carry(makeBomb(22))).toEqual(fail('too-large'))
  const nested = '['.repeat(400_000) + ']'.repeat(400_000)
  expect(await carry(deflate(`{"title":"A","slides":${nested}}`))).toEqual(fail('damaged'))
  const long = await carry(write(`{"title":"${'x'.repeat(900_000)}","slides":[{"title":"A"}]}`))
  if (!long.ok) throw new Error('not opened')
  expect(long.value.state.getState().deck.title).toBe('x'.repeat(1_000))
})
