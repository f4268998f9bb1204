import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { readMarkdown } from './read-markdown.ts'

const lines = (...text: string[]) => text.join('\n')

function read(text: string) {
  const deck = readMarkdown(text)
  if (!deck) throw new Error('no deck of a tool')
  return deck
}
const slides = (text: string) => read(text).slides.map(({ id: _id, ...slide }) => slide)

const shownWhole = { fit: 'contain', shape: 'rectangle', shadow: 'none' }

test('MD1 without front matter, separators or marks of a tool it is none of theirs', () => {
  for (const text of [
    'Title\n# One\n- a\nSaid',
    'Title\n# One\nNotes: said',
    '# One\n```\n---\n```',
    'a -- b\n- --',
    '',
  ])
    expect(readMarkdown(text)).toBeNull()
})

test('MD2 Marp: separators, directives, notes in comments, headings underlined, pictures with keywords', () => {
  const text = lines(
    '---',
    'marp: true',
    'title: "The Sea" # quoted',
    'theme: gaia',
    '---',
    '',
    '<!-- _class: lead -->',
    '# **Tides** <!-- fit -->',
    '![bg right:40%](https://example.org/moon.jpg)',
    '',
    '<!-- Say hello.',
    'And wait. -->',
    '',
    '***',
    'Two a day',
    '---',
    '1. Ebb',
    '   - out',
    '2. Flow',
    '___',
    '![w:200 A crab](crab.png) text',
  )
  expect(read(text).title).toBe('The Sea')
  expect(slides(text)).toEqual([
    {
      title: 'Tides',
      content: [],
      notes: 'Say hello.\nAnd wait.',
      imageUrl: 'https://example.org/moon.jpg',
    },
    { title: 'Two a day', content: ['Ebb', '\tout', 'Flow'], notes: '' },
    {
      title: '',
      content: ['text'],
      notes: '',
      imageUrl: 'crab.png',
      imageAlt: 'A crab',
      imageStyle: shownWhole,
    },
  ])
})

test('MD2 Marp: headingDivider begins a slide at each heading of its level and above', () => {
  const text = (divider: string) =>
    lines(
      '---',
      'marp: true',
      `headingDivider: ${divider}`,
      '---',
      '# A',
      'a',
      '## B',
      '### C',
      '# D',
    )
  expect(slides(text('2')).map(({ title }) => title)).toEqual(['A', 'B', 'D'])
  expect(slides(text('[1, 3]')).map(({ title }) => title)).toEqual(['A', 'C', 'D'])
})

test('MD3 Slidev: fields on each slide, only the last comment is said, a first YAML block counts', () => {
  const text = lines(
    '---',
    'layout: cover',
    'background: https://example.org/a.jpg',
    '---',
    '',
    '# Hi',
    '',
    '---',
    'layout: two-cols',
    'hide: true',
    '---',
    '',
    '<!-- not said -->',
    'Hey',
    '::right::',
    'There',
    '',
    '<!--',
    'said',
    '-->',
    '',
    '---',
    '',
    '```md',
    '---',
    'part of the code',
    '---',
    '```',
    '',
    '---',
    '',
    '```yaml',
    'layout: center',
    '```',
    '',
    'After <Tweet /> it',
    '',
    '---',
    'src: ./other.md',
    '---',
  )
  const { losses } = read(text)
  expect(slides(text)).toEqual([
    { title: 'Hi', content: [], notes: '', imageUrl: 'https://example.org/a.jpg' },
    { title: '', content: ['Hey', 'There'], notes: 'said', hidden: true },
    { title: '', content: ['---\npart of the code\n---'], notes: '' },
    { title: '', content: ['After it'], notes: '' },
    { title: '', content: [], notes: '' },
  ])
  expect(losses).toEqual([
    { kind: 'code-as-text', slide: 3, count: 1 },
    { kind: 'included-file', slide: 5 },
  ])
})

test('MD4 reveal.js: Note: to the end of the slide is said', () => {
  expect(
    slides('# A\ntext\n\nNote: said\nand more\n\n---\n\n## B\n<!-- .slide: class="x" -->\nb'),
  ).toEqual([
    { title: 'A', content: ['text'], notes: 'said\nand more' },
    { title: 'B', content: ['b'], notes: '' },
  ])
})

test('MD4 separators alone: words right above the first heading are the title of the presentation', () => {
  const text = 'My talk\n\n# One\n- a\n\nNotes: said\n---\n# Two'
  expect(read(text).title).toBe('My talk')
  expect(slides(text)).toEqual([
    { title: 'One', content: ['a'], notes: 'said' },
    { title: 'Two', content: [], notes: '' },
  ])
})

test('MD5 pandoc: headings begin slides, sections of notes are said', () => {
  const text = lines(
    '---',
    'title: Talk',
    'author: Ada',
    '---',
    '# Part',
    '## One',
    'text',
    '::: notes',
    'said',
    ':::',
    '## Two',
    '- x',
  )
  expect(read(text).title).toBe('Talk')
  expect(slides(text)).toEqual([
    { title: 'Part', content: [], notes: '' },
    { title: 'One', content: ['text'], notes: 'said' },
    { title: 'Two', content: ['x'], notes: '' },
  ])
})

test('MD6 what stands out in points does so on the slide; all else is words; paragraphs and quotes are points', () => {
  const text = lines(
    'a',
    '---',
    '# The `map` *and* **the** [set](https://example.org/a_(b)) {.big}',
    '',
    'A line',
    'that goes on &amp; on',
    '',
    '> quoted',
    '',
    '- [x] done<br>now',
    '  goes on',
    '* snake_case 2 * 3 * 4',
    '+ \\*star\\*',
    '+ a **strong** and __bold__ word, *stressed* _twice_, `code` [here](https://a.b/c_(d)) [there](#x)',
    '',
    '$$',
    'a^2',
    '$$',
  )
  expect(slides(text)[1]).toEqual({
    title: 'The map and the set',
    content: [
      'A line that goes on & on',
      'quoted',
      'done\nnow goes on',
      'snake_case 2 * 3 * 4',
      String.raw`\*star\*`,
      'a **strong** and **bold** word, *stressed* *twice*, `code` [here](https://a.b/c_%28d%29) there',
      'a^2',
    ],
    notes: '',
  })
  expect(read(text).losses).toEqual([
    { kind: 'links', slide: 2, count: 2 },
    { kind: 'equation-as-text', slide: 2, count: 1 },
  ])
})

test('MD7 the first table of a slide is a table, others and code are points', () => {
  const table = ['| a | b |', '|---|:-:|', '| 1 | **2** |']
  const text = lines(
    'x',
    '',
    '---',
    '',
    '# T',
    '',
    ...table,
    '',
    ...table,
    '```js',
    'if (a) {',
    '  b()',
    '}',
    '```',
  )
  expect(slides(text)[1]).toEqual({
    title: 'T',
    content: ['a | b', '1 | **2**', 'if (a) {\n\u00A0\u00A0b()\n}'],
    notes: '',
    table: {
      rows: [
        ['a', 'b'],
        ['1', '**2**'],
      ],
      hasHeader: true,
    },
  })
})

test('MD7 code that shows a comment is no note', () => {
  const text = lines(
    '# A',
    '',
    '- `<!-- x -->` is a comment',
    '',
    '---',
    '',
    '# B',
    '<!-- said -->',
  )
  expect(slides(text).map(({ notes }) => notes)).toEqual(['', 'said'])
})

test('MD7 code that shows tags, pictures, notes and separators keeps them, and what follows it', () => {
  const code = ['<script>', '![a](b.png)', 'notes: none', '<!-- x -->', '::: notes']
  const text = `# A

| \`<script>\` | \`![a](b.png)\` |
| --- | --- |
| \`<img src="x">\` | 2 |

---

# B

\`\`\`html
${code.join('\n')}
\`\`\`

- after

Note:
said
\`\`\`
notes: x
\`\`\``
  expect(slides(text)).toEqual([
    {
      title: 'A',
      content: [],
      notes: '',
      table: {
        hasHeader: true,
        rows: [
          ['`<script>`', '`![a](b.png)`'],
          ['`<img src="x">`', '2'],
        ],
      },
    },
    { title: 'B', content: [code.join('\n'), 'after'], notes: 'said\n```\nnotes: x\n```' },
  ])
})

test('MD8 scripts, styles and tags leave no trace but their words', () => {
  const [, slide] = slides(
    'a\n---\n# <b onclick="x()">T</b>\n<script>alert(1)</script>\n<style>\nh1 {}\n</style>\n- <img src="x.png" alt="A">b',
  )
  expect(slide).toEqual({
    title: 'T',
    content: ['b'],
    notes: '',
    imageUrl: 'x.png',
    imageAlt: 'A',
    imageStyle: shownWhole,
  })
})

test('MD9 any text is read or left alone, in time', async () => {
  const pieces = [
    '---\n',
    '# ',
    '\n',
    '```',
    '<!--',
    '-->',
    '![',
    '](',
    '[',
    '**',
    '_',
    '|',
    '|-|\n',
    '{',
    'a=',
    ' ',
    'Note:',
    '$$',
    '<img ',
    '<aside class="notes">',
    ':::notes\n',
    'key: ',
    '>',
    '`',
    '\\',
    '\t',
    '- ',
    'ä',
    '\u0000',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      readMarkdown(`---\n${parts.join('')}`)
    }),
    { numRuns: 2_000 },
  )
  for (const piece of pieces) {
    const text = `x\n---\n${piece.repeat(200_000 / piece.length)}`
    const { ms } = await measureWork(() => readMarkdown(text))
    expect.soft(ms, piece).toBeLessThan(3_000)
  }
})

test.each([
  ['![bg](a.png)', undefined],
  ['![bg contain](a.png)', shownWhole],
  ['![bg](a.png)\n![](b.png)', shownWhole],
])('WP7 a picture is shown whole unless it is the ground: %s', (picture, style) => {
  const [slide] = slides(`---\nmarp: true\n---\n# T\n${picture}`)
  expect(slide?.imageStyle).toEqual(style)
})
