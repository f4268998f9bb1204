import { expect, test } from 'vitest'

import type { Deck } from '../deck/deck.ts'
import { checkFacts } from './check-facts.ts'
import { listFacts } from './list-facts.ts'
import { listDates, listQuantities } from './list-quantities.ts'

const source = `# Ferry report

The ferry carried 1,840 passengers in May, and the crossing took 35 minutes. On 12 June 2026 the council decided that fares rise by 4 percent. Captain Ines Falk keeps the old timetable.

- Repair the northern pier
- Paint the ticket office

Dogs may travel only if they are on a lead.`

const createDeck = (content: string[], notes = ''): Deck => ({
  title: 'Ferry report',
  slides: [{ id: 's1', title: 'Ferry report', content, notes }],
})
const where = (deck: Deck, text: string) =>
  checkFacts(deck, source).facts.find((fact) => fact.text.startsWith(text))?.where

test('FA1 numbers with their unit, dates, names, decisions and list items are facts', () => {
  const found = listFacts(source).map(({ kind, text }) => `${kind} ${text}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'number 1,840 passengers',
      'number 35 minutes',
      'number 4 percent',
      'date 12 June 2026',
      'name Ines Falk',
      'item Repair the northern pier.',
      'item Paint the ticket office.',
      'decision On 12 June 2026 the council decided that fares rise by 4 percent.',
    ]),
  )
  expect(found.filter((fact) => fact.includes('2026'))).toHaveLength(2)
})

test('FA2 a fact stands on a slide, in the notes, or is missing', () => {
  const deck = createDeck(
    ['The ferry carried 1,840 passengers in May'],
    'The crossing took 35 minutes.',
  )
  expect(where(deck, '1,840')).toBe('slide')
  expect(where(deck, '35')).toBe('notes')
  expect(where(deck, '12 June')).toBe('missing')
})

test('FA2 the same digits for something else are not the fact', () => {
  expect(where(createDeck(['Room 35 is closed']), '35')).toBe('missing')
})

test('FA2 what is missing belongs to the slide that tells of the same', () => {
  const pier = { id: 's2', title: 'The northern pier', content: ['The pier is old'], notes: '' }
  const { slides } = createDeck(['Passengers crossed in May'])
  const { facts } = checkFacts({ title: 'Ferry', slides: [...slides, pier] }, source)
  expect(facts.find(({ text }) => text.startsWith('Repair'))).toMatchObject({
    where: 'missing',
    slideId: 's2',
  })
})

test.each([
  ['The ferry carried 2,900 passengers', 'number'],
  ['Fares rise by 4', 'unit'],
  ['Dogs may travel', 'condition'],
  ['Dogs may travel on a lead', 'condition'],
  ['The ferry carried 1,840 passengers in May', null],
  ['Dogs may travel only if they are on a lead', null],
])('FA3 %j says something that the text does not: %s', (point, reason) => {
  const { unsupported } = checkFacts(createDeck([point]), source)
  expect(unsupported.map((one) => one.reason)).toEqual(reason ? [reason] : [])
})

test('FA1 a year is a date, thousands and shares are none', () => {
  expect(listDates('In 1869, on 5 June 1975, in the 1990s and in März 2021')).toEqual([
    '1869',
    '5 June 1975',
    '1990s',
    'März 2021',
  ])
  expect(listDates('14200 books, 2000 %, 1.500 Euro')).toEqual([])
  expect(listQuantities('B2B sold 42.6 million euros for $5').map(({ text }) => text)).toEqual([
    '42.6 million',
    '$5',
  ])
})
