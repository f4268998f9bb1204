import { expect, test } from 'vitest'

import { composeDeck } from './compose-deck.ts'

const compose = (source: string) => {
  let count = 0
  const deck = composeDeck({ source, newId: () => `slide-${++count}` })
  if (!deck) throw new Error('no deck')
  return deck.slides
}

const filler =
  'Boats of the north carry grain, wood and salt to the towns of the south. Captains sleep on board in winter. Children learn to swim before they can read.'

const linesOf = (source: string) => compose(source).flatMap(({ content }) => content)

test('CM29 of what another section has named no point says "the"', () => {
  const lines = linesOf(
    `# Harbour life\n\n${filler}\n\n## Yard\n\nA crane came from the south in 1931. ${filler}\n\n## Evening\n\n${filler}\n\nThe crane was painted by 12 pupils.`,
  )
  expect(lines).not.toContain('The crane was painted by 12 pupils')
  expect(lines.join('\n')).toContain('A crane came from the south in 1931')
})

test('CM29 statements of a list stand below what announces them', () => {
  const slides = compose(
    `# Harbour life\n\n${filler}\n\n## Plans\n\n${filler} The plan of 1931 had several faults that its author saw late:\n\n- the quay was too short for ships\n- the mole is still too low\n- lamps were missing at the gate\n- and so on\n\n${filler}`,
  )
  const list = slides.find(({ content }) => content.some((line) => line.includes('mole')))
  expect(list?.content[0]).toMatch(/^The plan of 1931/u)
  expect(list?.content).toContain('\tthe mole is still too low')
  expect(list?.content.join('\n')).not.toContain('and so on')
})

test('CM30 a slide is not called by what is left of a sentence, nor by somebody who is quoted', () => {
  const quoted =
    'By standing together at the gates every morning, boats win more than storms take from them, as Emma Goldman has said in her letters to friends. Rain falls on boats and gates alike when captains leave, though nobody in town has counted how often it does. Nets dry slowly.'
  const titles = compose(
    `# Harbour life\n\n${[filler, quoted, filler, quoted, filler, quoted].join('\n\n')}`,
  ).map(({ title }) => title)
  expect(titles.join('\n')).not.toMatch(/Goldman|Boats Win|Rain Falls/u)
})

test('CM13 a number of several parts marks a heading, though others are marked otherwise', () => {
  const titles = compose(
    `# Harbour life\n\n${filler}\n\n## Docks\n\n${filler}\n\n## Gates\n\n${filler}\n\n1.2. Tools that are needed\n\n${filler}`,
  ).map(({ title }) => title)
  expect(titles).toContain('Tools that are needed')
})

test('CM14 a century ends no sentence', () => {
  const lines = linesOf(
    `# Der Hafen\n\nDie Mauer stammt aus der ersten Hälfte des 20. Jahrhunderts und steht noch. Schiffe kommen im Winter kaum hierher. Kinder lernen früh das Schwimmen.`,
  )
  expect(lines.join('\n')).not.toMatch(/20$/mu)
  expect(lines.join('\n')).toContain('20. Jahrhunderts')
})

test('CM23 an entry of a list is no takeaway', () => {
  const slides = compose(
    `# Harbour life\n\n${filler}\n\n## Rules\n\n${filler}\n\n- Captains must pay 30 marks\n- Boats must be painted by 1931\n- Nets must be dried in 3 days\n\n## Money\n\nEvery boat earned 400 marks in 1931. Council members decided to lower all tolls by 7 percent.`,
  )
  expect(slides.at(-1)?.content.join('\n')).not.toMatch(/pay 30|painted by|dried in/u)
})

test('CM13 a link in bold that goes over two lines is the words that it shows', () => {
  const lines = linesOf(
    `# Harbours\n\n${filler}\n\n## Where to look\n\n- **[The old quay\n  of stone](https://example.org/quay)** stands since 1904\n- **[The new quay](https://example.org/new)** opens in 2027\n- The mole protects both of them`,
  )
  expect(lines).toContain('The old quay of stone stands since 1904')
  expect(lines.join()).not.toMatch(/example\.org|\*\*|[[\]]/u)
})

test('CM30 a text without a title is called by what it opens with', () => {
  let count = 0
  const deck = composeDeck({
    source: `Two cranes are enough for Hull. Stones of the quay have moved since the flood of 2019.\n\n${filler}\n\nIn 1904 the quay was built by 300 men in two years. Trains brought the stones from the north.`,
    newId: () => `slide-${++count}`,
  })
  expect(deck?.title).toBe('Two Cranes Are Enough for Hull')
})
