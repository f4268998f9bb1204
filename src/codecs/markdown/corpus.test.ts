import { describe, expect, test } from 'vitest'

import { hasCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { readText as readTextDeck } from '../text/read-text.ts'
import { readMarkdown } from './read-markdown.ts'

const readText = (name: string) => new TextDecoder().decode(readCorpusFile(`markdown/${name}`))

type Expected = { title: string | undefined; note: string | undefined }

/** What Slidev's own parser makes of its fixtures. */
function listExpected(fixture: string): Expected[] {
  const snapshot = readText('slidev/parser.test.ts.snap')
  const [, after = ''] = snapshot.split(`exports[\`md parser > ${fixture} > slides 1\`] = \``)
  const [block = ''] = after.split('\n`;')
  // A slide's own fields are indented by four; what it was made from, deeper.
  const values = (field: string) =>
    Array.from(block.matchAll(new RegExp(`^ {4}"${field}": (.*),$`, 'gm')), ([, value = '']) =>
      value === 'undefined' ? undefined : value.slice(1, -1),
    )
  const notes = values('note')
  return values('title').map((title, index) => ({ title, note: notes[index] }))
}

describe.skipIf(!hasCorpus)(
  'Markdown beside the repository (skipped where it is not there)',
  () => {
    test.each(['frontmatter.md', 'minimal.md', 'mdc.md'])(
      'MD3 %s is split as Slidev splits it',
      (fixture) => {
        const expected = listExpected(fixture)
        const deck = readMarkdown(readText(`slidev/test_fixtures_markdown_${fixture}`))
        expect(expected.length).toBeGreaterThan(0)
        expect(deck?.slides.length).toBe(expected.length)
        for (const [index, { title = '', note = '' }] of expected.entries()) {
          const slide = deck?.slides[index]
          expect.soft(slide?.notes, `${fixture} ${index}`).toBe(note)
          // Slidev takes a remark in a block of code for a heading, and keeps attributes in titles.
          if (!title.startsWith('When there is'))
            expect.soft(slide?.title, `${fixture} ${index}`).toBe(title.replace(/\{.*$/, ''))
        }
      },
    )

    test('MD3 the starter of Slidev comes with all its slides, notes and pictures', () => {
      const deck = readMarkdown(readText('slidev/demo_starter_slides.md'))
      expect(deck?.title).toBe('Welcome to Slidev')
      expect(deck?.slides.length).toBe(16)
      expect(deck?.slides[0]).toMatchObject({
        notes: expect.stringContaining('The last comment block'),
        imageUrl: 'https://cover.sli.dev',
      })
      expect(deck?.slides.at(-1)?.title).toBe('Learn More')
    })

    test('MD2 a deck of Marp is split as Marp splits it', () => {
      const deck = readMarkdown(readText('marp/test__files_1.md'))
      expect(deck?.slides.map(({ title }) => title)).toEqual(['one', ''])
    })

    test('MD1 a deck of reveal.js whose separators are said elsewhere has its slides by their headings', async () => {
      const read = await readTextDeck(readCorpusFile('markdown/reveal/markdown.md'), {
        fileName: 'markdown.md',
      })
      if (!read.ok) throw new Error(read.error)
      expect(read.value.deck.slides.map(({ title }) => title)).toEqual([
        'External 1.1',
        'External 1.2',
        'External 2',
        'External 3.1',
        'External 3.2',
        'External 3.3 (Image)',
        'External 3.4 (Math)',
      ])
      expect(read.value.deck.slides[0]?.notes).toContain('speaker notes window')
    })
  },
)
