import { expect, test } from 'vitest'

import { readDocument } from './read-document.ts'

const list = (text: string) => readDocument(text).map(({ kind, text: said }) => `${kind}: ${said}`)

const told = 'The pier was closed in March because two of its beams were rusted through.'

test('CM40 of a letterhead, what the paper is, is the title', () => {
  expect(
    list(
      `HILLTOP ROWERS F.C.\nMinutes of the committee meeting held in the boathouse on\nTuesday 14 January, 7.30 p.m.\n\n1. Pier\n\n${told}\n\n2. Boats\n\n${told}`,
    ),
  ).toEqual([
    'heading: Minutes of the committee meeting: HILLTOP ROWERS F.C., held in the boathouse on Tuesday 14 January, 7.30 p.m.',
    'heading: Pier',
    `paragraph: ${told}`,
    'heading: Boats',
    `paragraph: ${told}`,
  ])
  expect(list(`AQUATERM, S.A.\nRelatório do segundo trimestre\n\nResumo\n\n${told}`)[0]).toBe(
    'heading: Relatório do segundo trimestre: AQUATERM, S.A.',
  )
})

test.each([
  ['To: all of us\nSubject: The new pier', 'The new pier'],
  ['Aan: allen\nBetreft: de nieuwe steiger', 'de nieuwe steiger'],
])('CM40 a message is called by its subject: %s', (head, title) => {
  expect(list(`${head}\n\n${told} ${told}`)[0]).toBe(`heading: ${title}`)
})

test('CM40 below whose it is and from where, the first long heading is the title', () => {
  const head = 'Hilltop Rowers\nBoathouse, 6487 Hilltop\nEmbargo: 4 September'
  const blocks = list(
    `PRESS RELEASE\n\n${head}\n\nA new pier takes the place of the old one\n\n${told}\n\nTwice as long\n\n${told}`,
  )
  expect(blocks.slice(0, 5)).toEqual([
    'heading: A new pier takes the place of the old one',
    'field: Hilltop Rowers',
    'field: Boathouse, 6487 Hilltop',
    'field: Embargo: 4 September',
    `paragraph: ${told}`,
  ])
})

test.each([
  ['**Morra** (also *mora*) is a game for two players.', 'Morra'],
  ['Die Morra (auch Mora) ist ein Spiel für zwei.', null],
  ['Morra (auch Mora) ist ein Spiel für zwei.', 'Morra'],
  ['It is a game for two players.', null],
])('CM40 an article without a title is called what it defines: %s', (first, title) => {
  const [head] = list(`${first} ${told}\n\n## Rules\n\n${told}\n\n## History\n\n${told}`)
  if (title === null) expect(head).toMatch(/^paragraph/u)
  else expect(head).toBe(`heading: ${title}`)
})

test('CM40 who writes a column is no heading', () => {
  expect(
    list(`The pier belongs to everyone\n\nOpinion | Ann Example\n\n${told}\n\n${told}`),
  ).toEqual(['heading: The pier belongs to everyone', `paragraph: ${told}`, `paragraph: ${told}`])
})

test('CM36 among bold questions what is said to somebody in bold is a heading, too', () => {
  const blocks = list(
    [
      '# On the pier',
      ...['How old is it?', 'Who built it?', 'Who pays?', 'But the beams are new.'].flatMap(
        (asked) => [`**${asked}**`, told],
      ),
    ].join('\n\n'),
  )
  expect(blocks).toContain('heading: But the beams are new.')
})

test('CM19 a table whose first column has no name keeps its head', () => {
  const [, , table] = readDocument(
    `Sales\n\n${told} ${told}\n\n\t3rd quarter\tYear before\nBoats\t41\t36\nOars\t12\t11\n`,
  )
  expect(table).toMatchObject({
    kind: 'table',
    table: {
      hasHeader: true,
      rows: [
        ['', '3rd quarter', 'Year before'],
        ['Boats', '41', '36'],
        ['Oars', '12', '11'],
      ],
    },
  })
})

test('CM5 a saying in French marks is the title, and no way to other pages', () => {
  const blocks = list(
    `« Quand tout va bien, rien ne bouge »\n\n${told}\n\n**Qui est là ?**\n\n${told}\n\n**Qui vient ?**\n\n${told}\n\n**Qui part ?**\n\n${told}`,
  )
  expect(blocks[0]).toContain('Quand tout va bien, rien ne bouge')
})

test('CM13 lines below a line in capitals are its entries', () => {
  expect(
    list(
      `Harbour soup\n\n${told}\n\nYOU NEED\n1.3 kg mussels\n2 lemons\na spoon of salt\nOne pot\n\n${told}`,
    ).slice(2, 7),
  ).toEqual([
    'heading: YOU NEED',
    'item: 1.3 kg mussels',
    'item: 2 lemons',
    'item: a spoon of salt',
    'item: One pot',
  ])
})
