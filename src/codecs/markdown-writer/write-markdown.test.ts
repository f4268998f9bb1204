import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readBullet } from '#core/deck/texts/bullet.ts'
import { writeBullet } from '#core/deck/texts/write-bullet.ts'
import type { Deck } from '#core/deck/deck.ts'
import { createIndentLevels } from '#core/deck/texts/indent-levels.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { readWords } from '#core/emphasis/read-emphasis.ts'
import { gatherLooks } from '#core/emphasis/write-emphasis.ts'

import { arbitraryDeck, countRuns } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { scriptPayloads } from '../../../test/fixtures/script-payloads.ts'
import { readMarkdown } from '../markdown/read-markdown.ts'
import { readText } from '../text/read-text.ts'
import { writeMarkdown } from './write-markdown.ts'

async function write(deck: Deck, options: Parameters<typeof writeMarkdown>[1] = {}) {
  const written = await writeMarkdown({ deck, pictures: new Map() }, options)
  if (!written.ok) throw new Error(written.error)
  return { ...written.value, text: new TextDecoder().decode(written.value.bytes) }
}

async function writeAndRead(deck: Deck): Promise<Deck> {
  const read = await readText((await write(deck)).bytes, { fileName: 'deck.md' })
  if (!read.ok) throw new Error(read.error)
  return read.value.deck
}

const slide = (fields: Partial<Slide>): Slide => ({
  id: 'a',
  title: '',
  content: [],
  notes: '',
  ...fields,
})

/** Signs that mean something in Markdown, and what they are often part of. */
const marks = fc.constantFrom(
  '# ',
  '## x',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '12) ',
  '> ',
  '---',
  '***',
  '___',
  '```',
  '~~~',
  '`',
  '*a*',
  '**b**',
  '_c_',
  '__d__',
  '~~e~~',
  '[f](g)',
  '![bg](h)',
  '[^1]',
  '[ ] ',
  '|',
  '| - |',
  '<b>',
  '</b>',
  '<!-- x -->',
  '-->',
  '<!--',
  '<br>',
  '<https://a.example>',
  '&amp;',
  '&#42;',
  '\\',
  '\\*',
  '{.x}',
  '{#y}',
  '{z=1}',
  '$$',
  ':::',
  '::: notes',
  'notes:',
  'title: x',
  'C#',
  'fit',
  'class: lead',
  '_class: x',
  '.slide: y',
  'snake_case',
  'a__b__c',
  '\u00A0',
  '\n',
  ' ',
  '<script>',
  'Über',
  '珊瑚',
  'مرجان',
  '😀',
  '~5',
  'a < b',
  'https://a.example/b_(c)_d',
)
const words = fc.oneof(
  fc.array(marks, { maxLength: 5 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 16 }),
)
const arbitrarySlide = fc
  .record(
    {
      id: fc.constant('x'),
      title: words,
      content: fc.array(
        fc.tuple(fc.nat(4), words).map(([level, text]) => writeBullet({ level, text })),
        { maxLength: 5 },
      ),
      notes: words,
      imageUrl: fc.constantFrom('https://example.org/a.png', 'asset:one'),
      imageAlt: words,
      table: fc.record({
        rows: fc.array(fc.array(words, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      }),
      chart: fc.record(
        {
          show: fc.constantFrom('columns', 'pie'),
          format: fc.string({ minLength: 1, maxLength: 20 }),
          decimal: fc.constant(','),
        },
        { requiredKeys: ['show'] },
      ),
      chartAlt: words,
    },
    { requiredKeys: ['id', 'title', 'content', 'notes'] },
  )
  .map(({ chart, table, ...plain }): Slide =>
    table ? Object.assign(plain, { table: Object.assign(table, chart) }) : plain,
  )

const squeeze = (text: string): string =>
  text.replaceAll(/[^\S\u00A0]+/g, ' ').replaceAll(/^ | $/g, '')
const squeezeLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(squeeze)
    .join('\n')
    .replaceAll(/^[ \n]+|[ \n]+$/g, '')

/** A slide as far as words go: white space is one space, levels that are skipped close up. */
function listWords({ title, content, notes, table, chartAlt }: Slide) {
  const levelOf = createIndentLevels()
  return {
    title: title.trim() ? squeeze(title) : '',
    content: content.flatMap((point) => {
      const { level, text: read } = readBullet(point)
      const text = squeezeLines(read)
      return text ? [{ level: levelOf(`${'\t'.repeat(level)}-`), text }] : []
    }),
    notes: notes.trim().replaceAll(/\r\n?/g, '\n'),
    table:
      table && table.rows.length > 0
        ? table.rows.map((row) => row.map((cell) => squeezeLines(readWords(cell))))
        : null,
    ...(table &&
      table.rows.length > 0 && {
        show: table.show,
        format: table.format,
        decimal: table.decimal,
        ...(table.show && chartAlt?.trim() && { chartAlt }),
      }),
  }
}

test('MW8 what stands out in points and cells is marked, and comes back', async () => {
  const content = [
    'a **strong** and *stressed* point',
    '\t`code` and [words](https://example.org/a?b=1)',
    '***both*** and **partly *so***',
    '**[led](mailto:a@example.org)** and [**led** on](https://example.org)',
    String.raw`no \*mark\* and 2 * 3 and \`none\``,
    'un**believ**able',
    'code `a*b` and ``a`b``',
  ]
  const table = {
    hasHeader: true,
    rows: [
      ['**A**', 'B'],
      ['`x`', '[y](https://example.org)'],
    ],
  }
  const deck = { title: 'Reefs', slides: [slide({ title: 'T', content, table })] }
  expect((await write(deck)).text).toContain('- a **strong** and *stressed* point')
  const [again] = (await writeAndRead(deck)).slides
  expect(again?.content.map(readBullet)).toEqual(content.map(readBullet))
  expect(again?.table).toEqual(table)
})

test('MW8 whatever stands out, the words come back, and whole words as they were', async () => {
  const word = fc.constantFrom(
    'one',
    'two*',
    '_three_',
    'fo[ur]',
    'a|b',
    '<b>',
    '本語',
    '&amp;',
    '#5',
  )
  const look = fc.record(
    {
      strong: fc.constant(true as const),
      stressed: fc.constant(true as const),
      link: fc.constant('https://example.org/a_b'),
    },
    { requiredKeys: [] },
  )
  const point = fc.array(fc.tuple(word, look), { minLength: 1, maxLength: 4 }).map((parts) =>
    gatherLooks(
      parts.map(([one]) => one).join(' '),
      parts.flatMap(([one, shown], at) => [
        ...(at > 0 ? [{}] : []),
        ...Array.from({ length: one.length }, () => shown),
      ]),
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(point, { minLength: 1, maxLength: 3 }), async (points) => {
      const content = points.map((one) => writeBullet({ level: 0, ...one }))
      const { slides } = await writeAndRead({
        title: 'R',
        slides: [slide({ title: 'T', content })],
      })
      expect(slides[0]?.content.map(readBullet)).toEqual(
        points.map((one) => ({ level: 0, ...one })),
      )
    }),
    { numRuns: 60 },
  )
})

test('MW7 what a table is shown as stands in a comment above it, and comes back', async () => {
  const table = {
    hasHeader: true,
    rows: [
      ['', 'Fish'],
      ['2026', '1,5'],
    ],
    show: 'columns' as const,
    format: '0.0',
    decimal: ',' as const,
  }
  const chart = slide({ title: 'Figures', table, chartAlt: 'It --> grows' })
  const { text } = await write({ title: 'Reefs', slides: [chart] })
  expect(text).toContain('<!--\nchart: columns\nformat: "0.0"\ndecimal: ","\n')
  expect(readMarkdown(text)?.slides[0]).toMatchObject({
    table,
    chartAlt: 'It --> grows',
    notes: '',
  })
})

test('MW1 every word of a deck comes back where it stood, whatever signs it is made of', async () => {
  await fc.assert(
    fc.asyncProperty(
      words,
      fc.array(arbitrarySlide, { minLength: 1, maxLength: 4 }),
      async (title, slides) => {
        const found = await writeAndRead({ title, slides })
        expect(found.slides.map(listWords)).toEqual(slides.map(listWords))
        if (title.trim()) expect(found.title).toBe(title)
        const alts = (all: readonly Slide[]) =>
          all
            .flatMap(listPictures)
            .filter(({ imageUrl }) => imageUrl.startsWith('https:'))
            .map(({ imageUrl, imageAlt = '' }) => [
              imageUrl,
              imageAlt.replaceAll(/\s+/g, ' ').trim(),
            ])
        expect(alts(found.slides)).toEqual(alts(slides))
      },
    ),
    countRuns(400),
  )
})

test('MW1 signs that end a line for some are kept in the title', async () => {
  const title = 'Reefs\u2028and\u2029coasts\u0085'
  const found = await writeAndRead({ title, slides: [slide({ title: 'Fish' })] })
  expect(found).toMatchObject({ title, slides: [{ title: 'Fish' }] })
})

test('MW2 a deck is written as people write one', async () => {
  const { text, losses } = await write({
    title: 'Reefs: a "short" talk',
    theme: 'ocean',
    slides: [
      slide({
        title: 'How a reef feeds a coast',
        content: ['Fish', '\tAnd people', 'C# & snake_case'],
        notes: 'Say this.\n\nThen that.',
        imageUrl: 'asset:one',
        imageAlt: 'A reef',
      }),
      slide({
        title: 'Figures',
        table: {
          rows: [
            ['Year', 'Fish'],
            ['2026', '1 | 2'],
          ],
        },
      }),
      slide({ title: 'Hidden', hidden: true }),
    ],
  })
  expect(text).toBe(`---
title: "Reefs: a \\"short\\" talk"
theme: "ocean"
---

# How a reef feeds a coast

- Fish
  - And people
- C# & snake_case

<!--
Say this.

Then that.
-->

---

# Figures

| Year | Fish |
| --- | --- |
| 2026 | 1 \\| 2 |
`)
  expect(losses).toEqual([{ kind: 'pictures-left-out', slideId: 'a', count: 1 }])
})

test('MW3 the theme comes back, and notes stay out when they are not wanted', async () => {
  const deck = { title: 'T', theme: 'noir', slides: [slide({ title: 'A', notes: 'Secret' })] }
  expect((await writeAndRead(deck)).theme).toBe('noir')
  expect((await write(deck, { withNotes: false })).text).not.toContain('Secret')
})

test('MW4 nothing in a deck becomes markup, and no address of a script is written', async () => {
  const { text } = await write({
    title: scriptPayloads.join(' '),
    slides: scriptPayloads.map((payload) =>
      slide({
        title: payload,
        content: [payload],
        imageUrl: payload,
        imageAlt: payload,
        table: { rows: [[payload]] },
      }),
    ),
  })
  const [, , , ...lines] = text.split('\n')
  const body = lines.join('\n')
  expect(body).not.toMatch(/<\/?[a-z](?!r>)/i)
  expect(body).not.toMatch(/(?<!\\)\]\((?!https?:)/)
})

test('MW5 any deck can be written and read', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDeck, async (deck) => {
      const shown = deck.slides.filter(({ hidden }) => !hidden)
      const { slides } = await writeAndRead(deck)
      expect(slides).toHaveLength(shown.length || deck.slides.length)
    }),
    countRuns(60),
  )
})

test('MW6 a picture inside the presentation leaves no broken one behind', async () => {
  const remote = 'https://example.org/reef.png'
  const { text } = await write({
    title: 'T',
    slides: [
      slide({
        title: 'A',
        imageUrl: 'asset:one',
        imageAlt: 'A reef',
        morePictures: [{ imageUrl: remote, imageAlt: 'A fish' }],
      }),
      slide({ imageUrl: 'asset:two' }),
    ],
  })
  expect(text.split('\n\n---\n\n')[0]).toMatch(
    /# A\n\n!\[A fish]\(https:\/\/example\.org\/reef\.png\)$/,
  )
  expect(text).not.toContain('asset')
  expect(text.match(/!\[/g)).toHaveLength(1)
  expect(text).toMatch(/---\n\n#\n$/)
})
