import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { writeBullet } from '#core/deck/texts/write-bullet.ts'
import type { Deck } from '#core/deck/deck.ts'
import { createIndentLevels } from '#core/deck/texts/indent-levels.ts'
import type { Slide } from '#core/deck/slide.ts'

import { countRuns } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { readText } from '../text/read-text.ts'
import { writeMarkdown } from '../markdown-writer/write-markdown.ts'
import { writeText } from './write-text.ts'

async function write(deck: Deck, options: Parameters<typeof writeText>[1] = {}) {
  const written = await writeText({ deck, pictures: new Map() }, options)
  if (!written.ok) throw new Error(written.error)
  return { ...written.value, text: new TextDecoder().decode(written.value.bytes) }
}

const slide = (fields: Partial<Slide>): Slide => ({
  id: 'a',
  title: '',
  content: [],
  notes: '',
  ...fields,
})

/** The format has no way to say that a sign is no mark: words begin with a letter. */
const words = fc
  .array(fc.constantFrom('reef', 'Küste', '珊瑚', 'مرجان', '😀', '50 %', 'C#', '<b>', 'a-b'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => `w${parts.join(' ')}`)

/** Levels that are skipped close up. */
function closeUp(content: readonly string[]): string[] {
  const levelOf = createIndentLevels()
  return content.map((point) => writeBullet({ level: levelOf(point), text: point.trim() }))
}

test('TW1 the outline comes back by the rules of the plain format', async () => {
  const slides = fc.array(
    fc.record({
      id: fc.constant('x'),
      title: words,
      content: fc.array(
        fc.tuple(fc.nat(4), words).map(([level, text]) => writeBullet({ level, text })),
        { maxLength: 5 },
      ),
      notes: fc.array(words, { maxLength: 3 }).map((lines) => lines.join('\n')),
    }),
    { minLength: 1, maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(words, slides, async (title, given) => {
      const read = await readText((await write({ title, slides: given })).bytes, {
        fileName: 'deck.txt',
      })
      if (!read.ok) throw new Error(read.error)
      expect(read.value.deck).toEqual({
        title,
        slides: given.map((one, index) => ({
          ...one,
          id: `slide-${index + 1}`,
          content: closeUp(one.content),
        })),
      })
    }),
    countRuns(100),
  )
})

test('TW2 it reads as people write one in a mail', async () => {
  const { text } = await write({
    title: 'Reefs',
    slides: [
      slide({
        title: 'How a reef\nfeeds a coast',
        content: ['Fish', '\tAnd people', ' '],
        notes: 'Say this.',
      }),
      slide({ hidden: true, title: 'Hidden' }),
      slide({ title: 'Thank you' }),
    ],
  })
  expect(text).toBe(`Reefs

# How a reef feeds a coast
- Fish
  - And people

Say this.

# Thank you
`)
  const plain = { title: '', slides: [slide({ title: 'Alone', notes: 'Secret' })] }
  expect((await write(plain, { withNotes: false })).text).toBe('Alone\n\n# Alone\n')
})

test('TW3 pictures are left out and tables become points, and both are told', async () => {
  const { text, losses } = await write({
    title: 'T',
    slides: [
      slide({
        title: 'Figures',
        imageUrl: 'asset:one',
        morePictures: [{ imageUrl: 'https://example.org/a.png' }],
        table: {
          rows: [
            ['Year', 'Fish'],
            ['2026', '12'],
          ],
        },
      }),
    ],
  })
  expect(text).toContain('- Year | Fish\n- 2026 | 12\n')
  expect(losses).toEqual([
    { kind: 'pictures-left-out', slideId: 'a', count: 2 },
    { kind: 'table-as-points', slideId: 'a' },
  ])
})

test('IC1 a name of an icon is no word of an outline, and its loss is told; Markdown keeps it', async () => {
  const gifts = { id: 'a', title: 'Gifts', content: [':anchor: Insurance', 'News'], notes: '' }
  const input = { deck: { title: 'Coffee', slides: [gifts] }, pictures: new Map() }
  const text = await writeText(input, {})
  expect(text.ok && new TextDecoder().decode(text.value.bytes)).toContain('\n- Insurance\n- News\n')
  expect(text.ok && text.value.losses).toEqual([{ kind: 'icons-left-out', slideId: 'a', count: 1 }])
  const markdown = await writeMarkdown(input, {})
  expect(markdown.ok && new TextDecoder().decode(markdown.value.bytes)).toContain(
    '- :anchor: Insurance\n- News',
  )
})
