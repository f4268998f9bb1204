import { describe, expect, it, test } from 'vitest'

import { detectLanguage } from '../detect-language.ts'
import { dutch } from '../languages/dutch.ts'
import { english } from '../languages/english.ts'
import { german } from '../languages/german.ts'
import { readDocument } from './read-document.ts'
import { splitSentences } from './split-sentences.ts'

const outline = (text: string) =>
  readDocument(text).map((block) =>
    block.kind === 'heading' ? `h${block.level} ${block.text}` : `${block.kind} ${block.text}`,
  )

test('CM13 Markdown is read: headings, lists, emphasis, links, tables; code is left out', () => {
  const text = `---
title: x
---
# Bees[^1]

They **fly** to [flowers](https://example.org) and \`back\` [2].

Kinds
-----
- Honey bees
- Wild bees
  of many sorts

| a | b |
|---|---|
| c | d |

\`\`\`js
code()
\`\`\`

1. First step
2. Second step`
  expect(outline(text)).toEqual([
    'h1 Bees',
    'paragraph They fly to flowers and back.',
    'h2 Kinds',
    'item Honey bees',
    'item Wild bees of many sorts',
    'table a b c d',
    'item First step',
    'item Second step',
  ])
})

test('CM13 in plain text a short line on its own is a heading, wrapped lines are one paragraph', () => {
  const text = `A Walk in the Hills

The path begins behind the last house of the village and it
climbs through a wood of beeches for about an hour of walk-
ing before it comes out.

1. The Summit

From here you see the sea.`
  expect(outline(text)).toEqual([
    'h1 A Walk in the Hills',
    'paragraph The path begins behind the last house of the village and it climbs through a wood of beeches for about an hour of walking before it comes out.',
    'h2 The Summit',
    'paragraph From here you see the sea.',
  ])
})

test('CM14 a full stop that ends no sentence is not taken for an end', () => {
  expect(
    splitSentences(
      'Dr. Smith met J. K. Rowling at 5 p.m. in the U.S. embassy. They talked.',
      english,
    ),
  ).toEqual(['Dr. Smith met J. K. Rowling at 5 p.m. in the U.S. embassy.', 'They talked.'])
  expect(splitSentences('Book with Tom on ext. 4471. Do it today.', english)).toHaveLength(2)
  expect(splitSentences('Mw. Pronk vraagt hoe. Dhr. Bakker weet het.', dutch)).toHaveLength(2)
  expect(splitSentences('Am 3. Mai regnete es, z. B. in Bonn. Dann nicht mehr.', german)).toEqual([
    'Am 3. Mai regnete es, z. B. in Bonn.',
    'Dann nicht mehr.',
  ])
})

test('CM14 what somebody says stays in one piece', () => {
  expect(splitSentences('"Go home. It is late," she said. He went.', english)).toEqual([
    '"Go home. It is late," she said.',
    'He went.',
  ])
})

test.each([
  ['en', 'The bees fly to the flowers and they come back with pollen on their legs.'],
  ['de', 'Die Bienen fliegen zu den Blumen und kommen mit Pollen an den Beinen zurück.'],
  ['fr', 'Les abeilles volent vers les fleurs et reviennent avec du pollen sur les pattes.'],
  ['es', 'Las abejas vuelan a las flores y vuelven con polen en las patas a la colmena.'],
  ['it', 'Le api volano verso i fiori e tornano con il polline sulle zampe nella loro casa.'],
  ['pt', 'As abelhas voam para as flores e voltam com pólen nas patas para a sua casa.'],
  ['nl', 'De bijen vliegen naar de bloemen en komen met stuifmeel aan hun poten terug.'],
  ['ru', 'Пчёлы летят к цветам и возвращаются с пыльцой на лапках.'],
  ['ja', '蜂は花へ飛び、花粉をつけて巣に戻ります。'],
  [
    'pl',
    'Pszczoły lecą do kwiatów i wracają z pyłkiem na nóżkach, żeby żyć w ulu przez całą zimę.',
  ],
])('CM15 %s is recognised', (code, text) => {
  expect(detectLanguage(text).code).toBe(code)
})

test('CM13 of the head of a letter its subject is the title', () => {
  expect(
    readDocument('To: All staff\nSubject: A shorter week\n\nWe have tried it, and it works.'),
  ).toEqual([
    { kind: 'heading', level: 1, text: 'A shorter week' },
    { kind: 'paragraph', text: 'We have tried it, and it works.' },
  ])
})

test.each(['By Helena Matos', '14 May 2026', 'May 14, 2026'])('CM13 %j is no heading', (line) => {
  expect(readDocument(`# Bread\n\n${line}\n\nIt rises slowly in the cold.`)).toEqual([
    { kind: 'heading', level: 1, text: 'Bread' },
    { kind: 'paragraph', text: 'It rises slowly in the cold.' },
  ])
})

test('CM13 labels below the title are facts about the text, elsewhere they are entries', () => {
  const labels = '**Date:** 12 March\n**Place:** Bonn'
  const text = 'It rises slowly in the cold.'
  expect(readDocument(`# Bread\n\n${labels}\n\n${text}\n\n${labels}`).slice(1)).toEqual([
    { kind: 'field', text: 'Date: 12 March' },
    { kind: 'field', text: 'Place: Bonn' },
    { kind: 'paragraph', text },
    { kind: 'item', text: 'Date: 12 March' },
    { kind: 'item', text: 'Place: Bonn' },
  ])
})

test('CM13 a power stays one, and is not read as a longer number', () => {
  expect(readDocument('The largest of them is 2<sup>53</sup>-1.')).toEqual([
    { kind: 'paragraph', text: 'The largest of them is 2⁵³-1.' },
  ])
})

test('CM13 a question above its answer is a heading', () => {
  const [first] = readDocument('Can sensors replace a hammer?\n\nThey help a great deal.')
  expect(first).toEqual({ kind: 'heading', level: 1, text: 'Can sensors replace a hammer?' })
})

test.each(['RIVERTON, 14 May — ', 'BOULDER, Colo. — September 9, 2025 — '])(
  'CM13 place and date before a report are left out: %s',
  (dateline) => {
    expect(readDocument(`${dateline}The council voted for the night buses.`)).toEqual([
      { kind: 'paragraph', text: 'The council voted for the night buses.' },
    ])
  },
)

/** Headings as `# …`, the rest as it is. */
const listBlocks = (text: string) =>
  readDocument(text).map((block) => (block.kind === 'heading' ? `# ${block.text}` : block.text))

test('CM16 who speaks is left out, and so are remarks between two speeches', () => {
  const text = `Buried rivers

HOST: Today we talk about rivers that nobody has seen for a century.

FORSBERG: Thank you for having me.

HOST: Why were they buried?

FORSBERG: Right. Most of them had become open sewers, and covering them was the quickest way.`
  expect(listBlocks(text)).toEqual([
    '# Buried rivers',
    'Today we talk about rivers that nobody has seen for a century.',
    '# Why were they buried?',
    'Most of them had become open sewers, and covering them was the quickest way.',
  ])
})

test('CM16 labels and questions that begin a paragraph are its heading, once is none', () => {
  const rest = 'eight words at least stand here below it.'
  expect(listBlocks(`Background: ${rest}\n\nMethods: ${rest}\n\nResults: ${rest}`)).toEqual([
    '# Background',
    rest,
    '# Methods',
    rest,
    '# Results',
    rest,
  ])
  const asked = ['Why do we move?', 'When will it happen?', 'What changes for you?']
  expect(listBlocks(asked.map((question) => `${question} ${rest}`).join('\n\n'))).toEqual(
    asked.flatMap((question) => [`# ${question}`, rest]),
  )
  expect(listBlocks(`Note: ${rest}`)).toEqual([`Note: ${rest}`])
})

test('CM16 the numbers of clauses are not read aloud, a figure is', () => {
  const clauses = ['1.1 The rent is due.', '1.2 Cash is refused.', '2.1 Pets are welcome.']
  expect(listBlocks(clauses.join('\n\n'))).toEqual([
    'The rent is due.',
    'Cash is refused.',
    'Pets are welcome.',
  ])
  expect(listBlocks('2.3 Million people live here.')).toEqual(['2.3 Million people live here.'])
})

test('CM16 a long headline is the title, and two short lines are title and subtitle', () => {
  const headline =
    'Harbour ferry returns after eleven years as council votes to pay for night crossings'
  expect(listBlocks(`${headline}\n\nThe last one left in 2014.`)[0]).toBe(`# ${headline}`)
  expect(listBlocks('AQUALINE 300\nInstallation and Care\n\nRead this first.')[0]).toBe(
    '# AQUALINE 300: Installation and Care',
  )
})

test('CM16 salutation and signature are no text', () => {
  expect(listBlocks('Team,\n\nWe are moving in May.\n\nKaren')).toEqual(['We are moving in May.'])
})

test('CM13 where headings are marked, a short line is none unless it is bold', () => {
  const text = `# Parser

## parse(input)
Returns: \`Object\`

Reads the input and gives back what stands in it.

**Speed**

It reads a book in a second.

## Limits

- \`half\`

It stops after one gigabyte.\\
See the manual.`
  expect(outline(text)).toEqual([
    'h1 Parser',
    'h2 parse(input)',
    'paragraph Reads the input and gives back what stands in it.',
    'h2 Speed',
    'paragraph It reads a book in a second.',
    'h2 Limits',
    'item half',
    'paragraph It stops after one gigabyte. See the manual.',
  ])
})

test('CM13 a list that was set in is a list, and check marks by their names are marks', () => {
  const text = `# Parser

It reads everything.

> - It is small
> - It is fast

| | Speed | Size |
|-|:-:|:-:|
| ours | :white_check_mark: | :x: |
| theirs | :x: | :tada: |`
  expect(outline(text)).toEqual([
    'h1 Parser',
    'paragraph It reads everything.',
    'item It is small',
    'item It is fast',
    'table  Speed Size ours ✓ ✗ theirs ✗ ',
  ])
})

test('CM14 a sentence may end with a time of day', () => {
  expect(splitSentences('Call us until 10 p.m. We answer soon.', english)).toEqual([
    'Call us until 10 p.m.',
    'We answer soon.',
  ])
})

describe('CM27 what stands around a text on its page is no text', () => {
  const text = 'The dam holds the water of three rivers back.'

  it.each([
    ['what leads to other pages', `Modules | Directives | FAQ\n\n# Dams\n\n${text}`],
    ['the way to a page', `Home > Guide > Version 2.4\n\n# Dams\n\n${text}`],
    [
      'lists of the pages beside it',
      `# Dams\n\n${text}\n\n- Anterior13.7. Suítes\n- Acima\n- Principal`,
    ],
    [
      'notices',
      `# Dams\n\n${text}\n\nCopyright 2026 The Dam Foundation.\n\nReport a bug in the dam`,
    ],
    [
      'tables of ways',
      `# Dams\n\n${text}\n\n| Prev | Up | Next |\n|--|--|--|\n| 1. Rivers | Home | 3. Locks |`,
    ],
    [
      'tables without text',
      `# Dams\n\n${text}\n\n|  |  |  |\n|--|--|--|\n| 7.8. Spread |  | 8.2. Edge |`,
    ],
    ['a sign that links to a heading', `# Dams [¶](#dams)\n\n${text}`],
  ])('%s', (_, page) => expect(outline(page)).toEqual(['h1 Dams', `paragraph ${text}`]))

  it('a note that is set as a table is text', () => {
    expect(
      outline(`# Dams\n\n${text}\n\n| ![Note](n.png) | Note |\n|--|--|\n|  | It leaks. |`),
    ).toEqual(['h1 Dams', `paragraph ${text}`, 'paragraph It leaks.'])
  })

  it('within the text a notice is said', () => {
    const notice = 'Licensed under the terms of the dam.'
    const page = `# Dams\n\n${`${text}\n\n`.repeat(7)}${notice}\n\n${`${text}\n\n`.repeat(7)}`
    expect(outline(page)).toContain(`paragraph ${notice}`)
  })

  it('what its author has put above the title stays, and so do tables with gaps', () => {
    const page = `${text}\n\n# Dams\n\n| | Old | New |\n|--|--|--|\n| Height | 12 m | |\n| Length | | 40 m |\n| Gates | 2 | 3 |`
    expect(outline(page)).toEqual([
      `paragraph ${text}`,
      'h1 Dams',
      'table  Old New Height 12 m  Length  40 m Gates 2 3',
    ])
  })
})

test('CM13 what leads to code ends with a colon, addresses within code stay', () => {
  const text =
    '# Setup\n\nIn the file, put\n\n```\nx = 1\n```\n\nIt is reached at `http://localhost:80/` then.'
  expect(outline(text)).toEqual([
    'h1 Setup',
    'paragraph In the file, put:',
    'paragraph It is reached at http://localhost:80/ then.',
  ])
})

test('CM13 what a manual wants to be filled in is no tag, and its terms are entries', () => {
  const text =
    '# Log\n\nIt shows <b>commits</b> of <branch>.\n\n-f::\n--follow::\n\tGoes on beyond\n\trenames.\n'
  expect(outline(text)).toEqual([
    'h1 Log',
    'paragraph It shows commits of <branch>.',
    'item -f, --follow: Goes on beyond renames.',
  ])
})

test('CM13 where something is written is not what is said', () => {
  const text = '# Rome\n\nIt was not built in a day. [The Histories, pp. 28-29] It burned in 64.'
  expect(outline(text)).toEqual([
    'h1 Rome',
    'paragraph It was not built in a day. It burned in 64.',
  ])
})

test.each([
  ['See Smith, p. 59, for more of it.', english],
  ['So it says in Smith, Op. Cit., and in Jones.', english],
  ['It was written 300 a. C. in Greece.', english],
])('CM14 %s', (text, language) => expect(splitSentences(text, language)).toEqual([text]))

test('CM15 pictures within a text and where its links lead tell nothing of its language', () => {
  const text = 'The tests are what we write so that the code does what we mean. '.repeat(4)
  const picture = `![](data:image/svg+xml;base64,${'PHN2ZyB4bWxucz0iaHR0cDov+'.repeat(300)})`
  expect(detectLanguage(picture + text).code).toBe('en')
})

test('CM13 a frame of stars is no list', () => {
  const box =
    '*********************\n*                   *\n*  1. Warranty      *\n*  ------------     *\n*                   *\n*  There is none    *\n*  at all.          *\n*********************'
  expect(outline(`# Terms\n\nThey hold.\n\n${box}`)).not.toContain('item 1. Warranty *')
  expect(outline(`# Terms\n\nThey hold.\n\n${box}`)).toContain('paragraph There is none at all.')
})

test('CM13 how a note is called is not what it says, nor what leads to the next entry', () => {
  const text = `# Ports\n\n- \\[3]: The port needs a pilot.\n- (2) — The pilot needs a boat.\n- boats of wood, and\n- boats of steel`
  expect(outline(text)).toEqual(
    expect.arrayContaining([
      'item The port needs a pilot.',
      'item The pilot needs a boat.',
      'item boats of wood',
      'item boats of steel',
    ]),
  )
})

test('CM13 between two paragraphs what a listing was called is no text, unless there is a figure in it', () => {
  const around = (line: string) =>
    outline(
      `# Ports\n\nThe port is old.\n\n${line}\n\nThe port is large.\n\n## A\n\nIt is A.\n\n## B\n\nIt is B.`,
    ).join('\n')
  expect(around('Location of all boats')).not.toContain('Location')
  expect(around('Location of all 24 boats')).toContain('Location')
})

test('CM13 a list in a frame is a list, with what says that it matters above it', () => {
  expect(
    outline('# Ports\n\nThey are old.\n\n> **Important:**\n> * boats come in\n> - boats go out'),
  ).toContain('item boats come in')
})

test('CM13 what is typed into a terminal is code, also where nobody has marked it', () => {
  const text =
    '# Ports\n\nFetch the chart first\n\n$ git clone charts\n\nThen look at it.\n\n# ls -al /charts/2024\n\nnft add chain harbour { type filter }\n\nThe old one is in /charts/ still.'
  expect(outline(text)).toEqual([
    'h1 Ports',
    'paragraph Fetch the chart first:',
    'paragraph Then look at it.',
    'paragraph The old one is in /charts/ still.',
  ])
})

test('CM13 an entry that is nothing but the number of a section is none', () => {
  expect(outline('# Ports\n\nThey are old.\n\n- 2.1\n- 2.2.1.\n- 24')).toEqual([
    'h1 Ports',
    'paragraph They are old.',
    'item 24',
  ])
})

test('CM13 a way to the pages before and after is no text, however it is written', () => {
  const ways = ['- ZurückKapitel 14', '- Nach oben', '- Zum Anfang', '- Weiter14.3'].join('\n')
  const arrows = '‹ The ports of old up The ports to come ›'
  expect(outline(`# Ports\n\nThey are old.\n\n${ways}\n\n${arrows}`)).toEqual([
    'h1 Ports',
    'paragraph They are old.',
  ])
})
