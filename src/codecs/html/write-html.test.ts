import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import { withoutRecordings } from '#core/deck/talk/without-recordings.ts'
import { listPictures, listPictureUrls, withPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { htmlFileWords } from '#words/files/html-file.ts'

import { arbitraryDeck, countRuns } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { png } from '../../../test/fixtures/files/pack-pptx.ts'
import { scriptPayloads } from '../../../test/fixtures/script-payloads.ts'
import { writeWithRealFonts } from '../../../test/fixtures/files/write-test-pdf.ts'
import type { WrittenFile } from '../write-result.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

const pictures = new Map([
  [assetUrl('one'), { bytes: png, type: 'image/png' }],
  [assetUrl('two'), { bytes: Uint8Array.of(1, 2, 3), type: 'image/webp' }],
])

async function write(
  deck: Deck,
  options: Partial<Parameters<typeof writeHtml>[1]> = {},
): Promise<WrittenFile & { text: string }> {
  const written = await writeHtml(
    { deck, pictures },
    { metrics: roughMetrics, listFontFiles: () => [], htmlWords: htmlFileWords, ...options },
  )
  if (!written.ok) throw new Error(written.error)
  return { ...written.value, text: new TextDecoder().decode(written.value.bytes) }
}
const writeText = async (deck: Deck) => (await write(deck)).text

async function read(bytes: Uint8Array) {
  const result = await readHtml(bytes, { fileName: 'a.html' })
  if (!result.ok) throw new Error(result.error)
  return result.value
}

const talk: Deck = {
  title: 'Reefs',
  slides: [
    { id: 'a', title: 'First', content: ['One', '\tTwo'], notes: 'Say this' },
    { id: 'b', title: 'Hidden', content: [], notes: '', hidden: true },
    { id: 'c', title: 'Third', content: [], notes: '', imageUrl: assetUrl('one') },
  ],
}

test('HT1 a deck comes back from its page as it was, but for the pictures that are declared lost', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDeck, async ({ typefaces: _paintedWith, ...deck }) => {
      const { bytes: page, losses } = await write(deck)
      const found = await read(page)
      const missing = losses.filter(({ kind }) => kind === 'picture-missing')
      const heard = withoutRecordings(deck)
      const plain = { ...heard, slides: heard.slides.map(sayPlainly) }
      const whole = moveDeckPictures(plain, (url) => (url === assetUrl('three') ? null : url))
      const { slides } = whole
      expect(missing).toHaveLength(countPictures(deck) - countPictures({ slides }))
      const bytesOf = (url: string) => found.pictures.get(url)?.bytes
      const named = moveDeckPictures(found.deck, (url) => {
        const bytes = bytesOf(url)
        if (!bytes) return url
        return assetUrl(bytes.length === 3 ? 'two' : 'one')
      })
      expect(named).toEqual(whole)
      const isLogoLost = deck.logo !== undefined && whole.logo === undefined
      expect(losses.some(({ kind }) => kind === 'logo-missing')).toBe(isLogoLost)
      expect(found.losses).toEqual([])
    }),
    countRuns(60),
  )
})

/** A slide may have its first picture among the others, which is the same slide. */
const sayPlainly = (slide: Slide): Slide =>
  slide.imageUrl === undefined && slide.morePictures
    ? withPictures(slide, listPictures(slide))
    : slide

const countPictures = ({ slides }: Pick<Deck, 'slides'>): number =>
  slides.flatMap(listPictureUrls).length

test('HT2 the page shows what is presented and keeps what is hidden', async () => {
  const { bytes, text } = await write(talk)
  expect(text.match(/<section class="slide"/g)).toHaveLength(2)
  expect(text).toContain('aria-label="Slide 2 of 2: Third"')
  expect((await read(bytes)).deck.slides.map(({ hidden }) => hidden)).toEqual([
    undefined,
    true,
    undefined,
  ])
})

test('HT3 a picture is in the page once, however often it is shown', async () => {
  const slide = (id: string) => ({
    id,
    title: '',
    content: [],
    notes: '',
    imageUrl: assetUrl('one'),
  })
  const text = await writeText({ title: 'T', slides: [slide('a'), slide('b'), slide('c')] })
  const data = Buffer.from(png).toString('base64')
  expect(text.split(data)).toHaveLength(2)
  expect(text.match(/<img [^>]*data-picture="1"/g)).toHaveLength(3)
})

test('HT4 the policy of the page names its style and its script by their hashes, and allows nothing else', async () => {
  const text = await writeText(talk)
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? ''
  const [style] = /(?<=<style>)[^]*?(?=<\/style>)/.exec(text) ?? ['']
  const [script] = /(?<=<script>)[^]*?(?=<\/script>)/.exec(text) ?? ['']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`style-src '${await hashOf(style)}';`)
  expect(policy).toContain(`script-src '${await hashOf(script)}';`)
  expect(policy).not.toContain('unsafe')
  expect(text).not.toMatch(/ style=| on[a-z]+=|https?:(?!\/\/www\.w3\.org)/)
})

async function hashOf(text: string) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${Buffer.from(bytes).toString('base64')}`
}

test('HT5 nothing a deck says becomes markup or script', async () => {
  const slides = scriptPayloads.map((payload, index) => ({
    id: `${index}`,
    title: payload,
    content: [payload],
    notes: payload,
    imageUrl: payload,
    imageAlt: payload,
    table: { rows: [[payload]] },
  }))
  const plain = await writeText({
    title: 'T',
    slides: [{ id: 'a', title: 'x', content: [], notes: '' }],
  })
  const text = await writeText({ title: scriptPayloads[0] ?? '', slides })
  // One of the payloads is a picture, which stands there as data.
  const countScripts = (page: string) => page.match(/<script(?! type="text\/plain")/gi)?.length
  expect(countScripts(text)).toBe(countScripts(plain))
  expect(text).not.toMatch(/<(?:iframe|object|embed|form|link|base)\b/i)
  expect(text).not.toMatch(/<img[^>]* src=/)
})

test('HT6 pictures of websites are kept in the deck but not shown, and told of', async () => {
  const imageUrl = 'https://example.org/a.png'
  const deck = { title: 'T', slides: [{ id: 'a', title: '', content: [], notes: '', imageUrl }] }
  const { bytes, text, losses } = await write(deck)
  expect(losses).toEqual([{ kind: 'picture-elsewhere', slideId: 'a' }])
  expect(text).not.toContain('<img')
  expect((await read(bytes)).deck).toEqual(deck)
})

test('HT7 the page brings the fonts of its texts along, each file once, and the same bytes each time', async () => {
  const deck = {
    title: 'T',
    slides: [
      { id: 'a', title: 'Reefs', content: ['珊瑚', 'Riffe'], notes: '' },
      { id: 'b', title: 'More', content: ['Again'], notes: '' },
    ],
  }
  const writePage = async () => {
    const written = await writeWithRealFonts('html', { deck, pictures })
    return written.ok ? new TextDecoder().decode(written.value.bytes) : ''
  }
  const text = await writePage()
  const faces = text.match(/@font-face\{[^}]*?unicode-range/g) ?? []
  expect(faces.filter((face) => face.includes('Schibsted Grotesk'))).toHaveLength(2)
  expect(faces.filter((face) => face.includes('Noto Sans JP')).length).toBeGreaterThan(0)
  expect(await writePage()).toBe(text)
})

test('HT16 without notes the page says none, and keeps none', async () => {
  const { bytes, text } = await write(talk, { withNotes: false })
  expect(text).not.toContain('Say this')
  expect((await read(bytes)).deck.slides.map(({ notes }) => notes)).toEqual(['', '', ''])
})

test('HT18 words that stand out are elements of the page, links lead out of it, and marks are not seen', async () => {
  const content = ['**Strong**, *stressed*, `typed` and [**led** on](https://example.org/?a=1&b=2)']
  const slides: Slide[] = [{ id: 'a', title: 'T', content, notes: '' }]
  const { text, bytes } = await write({ title: 'Talk', slides })
  expect(text).toMatch(/<strong class="[^"]+">Strong<\/strong>/)
  expect(text).toMatch(/<em class="[^"]+">stressed<\/em>/)
  expect(text).toMatch(/<code class="[^"]+">typed<\/code>/)
  expect(text).toMatch(
    /<a class="[^"]+" href="https:\/\/example\.org\/\?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"><strong>led<\/strong><\/a>/,
  )
  expect(text.replace(/<script[^]*$/, '')).not.toContain('**')
  expect((await read(bytes)).deck.slides[0]?.content).toEqual(content)
})
