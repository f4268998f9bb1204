import { readdirSync, readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { deckSchema } from '../deck/deck.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { roughMetrics } from '../layout/rough-metrics.ts'
import { checkDeck } from '../outline/check/check-deck.ts'
import { modern } from '../theme/modern.ts'
import { detectLanguage } from './detect-language.ts'
import { composeDeck, type ComposeRequest } from './compose-deck.ts'
import { pointsBack } from './leaning/points-back.ts'

const folder = new URL('../../../test/fixtures/articles/', import.meta.url)
const articles = readdirSync(folder).map((name) => ({
  name,
  source: readFileSync(new URL(name, folder), 'utf8'),
}))

const compose = (request: Omit<ComposeRequest, 'newId'>) => {
  let count = 0
  return composeDeck({ ...request, newId: () => `slide-${++count}` })
}
/** Of each text once: several rules are held against the same decks. */
const composed = new Map<string, ReturnType<typeof compose>>()
const composeAll = (source: string) => {
  const deck = composed.get(source) ?? compose({ source })
  composed.set(source, deck)
  if (!deck) throw new Error('no deck')
  return deck
}
const read = (name: string) => articles.find((article) => article.name === name)?.source ?? ''
/** Words alone, without asides, for looking up what was taken from it. */
const flatten = (text: string) =>
  text
    .replaceAll(/\s*\([^()\d]*\)|\*\*/g, '')
    .replaceAll(/["“”„«»]|[.:](?=\s|$)|^\t+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim()

/** As it is, with its date taken to the front, or without one aside between commas. */
const standsIn = (text: string, point: string): boolean => {
  if (text.includes(point) || standsWithDate(text, point) || standsWithName(text, point))
    return true
  const words = point.split(' ')
  return words.some((_, at) => {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const begin = at > 0 ? text.indexOf(`${before}, `) : -1
    const end = text.indexOf(`, ${after}`, begin)
    return begin >= 0 && end > begin && !/[.!?]/.test(text.slice(begin, end))
  })
}

/** "The Dutch stole plants" for "They stole plants". */
const standsWithName = (text: string, point: string): boolean =>
  [1, 2, 3, 4, 5].some((count) => {
    const rest = point.split(' ').slice(count).join(' ')
    return rest !== '' && [' it ', ' they '].some((name) => text.includes(name + rest))
  })

const standsWithDate = (text: string, point: string): boolean =>
  point.split(' ').some((_, end, words) => {
    const date = words.slice(0, end).join(' ')
    const rest = words.slice(end)
    return rest.some((__, at) => {
      const pattern = [
        rest.slice(0, at).join(' '),
        `,? ?(?:on|in|am|im|en|le|el|il|nel|op|em) ${date}`,
        rest.slice(at).join(' '),
      ]
      return end > 0 && end < 5 && new RegExp(pattern.filter(Boolean).join(',? ?'), 'u').test(text)
    })
  })

/** A row of a table is told with commas. */
const withoutBars = (text: string) => text.replaceAll(/\s*[|,]\s*/g, ' ').replaceAll(/\s+/g, ' ')

/** What the author has written no more of cannot be shown or said. */
const asMuchAsThereIs = new Set([
  'notes-length',
  'notes-read-slide',
  'too-many-slides',
  // Prose brings nothing to look at with it.
  'nothing-to-see',
])

describe.each(articles)('$name', ({ source }) => {
  test('CM1 becomes a deck with at most one finding, besides what its author wrote no more or no less of', () => {
    const deck = composeAll(source)
    v.parse(deckSchema, deck)
    const overflows = (slide: (typeof deck.slides)[number], place: number) =>
      layoutSlide({ slide, theme: modern, place }, roughMetrics).overflows
    const findings = checkDeck(deck, { request: { source }, overflows }).filter(
      ({ code, found }) =>
        !asMuchAsThereIs.has(code) && !(code === 'bullet-count' && Number(found) === 2),
    )
    expect(findings.length, JSON.stringify(findings)).toBeLessThanOrEqual(1)
  })

  test('CM2 every point and every note stands in the text', () => {
    const text = flatten(source)
    const { slides } = composeAll(source)
    for (const { content } of slides)
      for (const point of content) expect(standsIn(text, flatten(point)), point).toBe(true)
    for (const { notes } of slides.slice(1, -1))
      for (const sentence of notes.split(/(?<=[.!?]["”»]?)\s+(?=\p{Lu})/u))
        expect(withoutBars(text)).toContain(withoutBars(flatten(sentence)))
  })
})

test('CM4 there are ten articles of several lengths, and some are not English', () => {
  expect(articles.length).toBeGreaterThanOrEqual(10)
  const languages = new Set(articles.map(({ source }) => detectLanguage(source).code))
  expect([...languages].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'])
  const lengths = articles.map(({ source }) => source.split(/\s+/).length)
  expect(Math.min(...lengths)).toBeLessThan(400)
  expect(Math.max(...lengths)).toBeGreaterThan(2700)
})

test('CM5 the author’s headings become titles, in their order', () => {
  const { title, slides } = composeAll(read('lighthouses.md'))
  expect(title).toBe('A Short History of Lighthouses')
  expect(slides.map((slide) => slide.title)).toEqual([
    'A Short History of Lighthouses',
    // What stands above the first of them.
    'An Overview',
    'The First Towers',
    'Building on the Rocks',
    'Better Light',
    'Keepers and Machines',
    'Why They Still Matter',
    'Key Takeaways',
  ])
})

test('CM5 a list of the author’s becomes the points of its slide', () => {
  const { slides } = composeAll(read('sourdough.md'))
  expect(slides.find(({ title }) => title === 'Mixing and folding')?.content).toEqual([
    'Stir 100 grams of starter into 350 grams of water',
    'Add 500 grams of flour and mix until no dry spots remain',
    'Wait for half an hour before you add 10 grams of salt',
    'Fold the dough over itself four times, once every thirty minutes',
  ])
})

test('CM5 a heading that is too long for a title loses what may go', () => {
  const titles = (source: string) => composeAll(source).slides.map(({ title }) => title)
  expect(titles(read('buried-rivers.txt'))[0]).toBe('Why Cities Are Digging Up Their Buried Rivers')
})

test('CM5 a headline stands whole on the cover, since cut it says something else', () => {
  const headline = 'Why our town’s pool lost a third of its visitors and won them back'
  const body = read('buried-rivers.txt').split('\n').slice(1).join('\n')
  expect(composeAll(`${headline}\n\n${body}`).slides[0]?.title).toBe(headline)
  const long =
    'Why our town’s pool lost a third of its visitors within two years and how it won them back by asking'
  expect(composeAll(`${long}\n\n${body}`).slides[0]?.title).not.toBe(long)
})

test('CM5 without headings the author’s title is set as the others are', () => {
  const source = read('octopus.txt').replace('How an Octopus Thinks', 'How an octopus thinks')
  expect(composeAll(source).title).toBe('How an octopus thinks')
  expect(composeAll(source).slides[0]?.title).toBe('How an Octopus Thinks')
})

test('CM17 hardly a point is left without the sentence that it needs', () => {
  const points = articles.flatMap(({ source }) => {
    const language = detectLanguage(source)
    const text = flatten(source)
    return composeAll(source).slides.flatMap(({ title, content }) =>
      content.map((point, at) => {
        const above = flatten(content[at - 1] ?? title)
        const place = text.indexOf(flatten(point))
        const before = text.slice(Math.max(0, place - above.length - 120), place)
        return { point, hangs: pointsBack(point, language) && !before.includes(above) }
      }),
    )
  })
  const hanging = points.filter(({ hangs }) => hangs).map(({ point }) => point)
  expect(hanging.length / points.length, hanging.join('\n')).toBeLessThan(0.03)
})

test.each(articles)('CM18 $name: nothing is said twice before the conclusion', ({ source }) => {
  const spoken = composeAll(source)
    .slides.slice(0, -1)
    .flatMap(({ notes }) => notes.split(/(?<=[.!?]["”»]?)\s+(?=\p{Lu})/u))
  expect(spoken.filter((sentence, at) => spoken.indexOf(sentence) < at)).toEqual([])
})

test('CM18 what is an entry of a list is shown; it is spoken where there is nothing else to say', () => {
  const text = (more: string) =>
    `# A box\n\nIt came in May. We opened it in June. It was heavy.\n\n## What is in it\n\n${more}- A bracket\n- Two filters\n- A spanner`
  const find = (source: string) =>
    composeAll(source).slides.find(({ title }) => title === 'What is in it')
  const told = find(text('All of it is packed in paper, which you can put into the blue bin.\n\n'))
  expect(told?.content).toEqual(['A bracket', 'Two filters', 'A spanner'])
  expect(told?.notes).toMatch(
    /^All of it is packed in paper, which you can put into the blue bin\. Thank/,
  )
  expect(find(text(''))?.notes).toMatch(/^A bracket\. Two filters\. A spanner\. Thank/)
})

test('CM18 takeaways come from several parts of the text', () => {
  const source = read('lighthouses.md')
  const parts = source.split(/^## /mu)
  const places = composeAll(source)
    .slides.at(-1)
    ?.content.map((point) => parts.findIndex((part) => part.includes(point)))
  expect(new Set(places).size).toBeGreaterThanOrEqual(3)
  // One is set large; the others are in the order of the text.
  expect(places?.slice(1)).toEqual(places?.slice(1).toSorted((a, b) => a - b))
})

test('CM23 a talk does not end with what its cover says, and the weightiest is set large', () => {
  const source = [
    'How the pool won its visitors back',
    'In the summer of 2019 the pool in Marrow Bay counted 84,200 visitors.',
    'The loss',
    'Mornings had hardly changed. Afternoons lost half of their visitors within two years.',
    'The repair',
    'The paddling pool was repaired for 38,000 pounds in March 2022. The ticket was cut to 12 pounds.',
    'The end',
    'By 2023 the pool counted 88,400 visitors, the highest number since it had opened in 1974.',
  ].join('\n\n')
  const { slides } = composeAll(source)
  expect(slides[0]?.content[0]).toMatch(/84,200/)
  const last = slides.at(-1)?.content ?? []
  expect(last[0]).toMatch(/88,400/)
  expect(last.join()).not.toMatch(/84,200/)
})

test('CM6 greeting, takeaways and thanks are in the language of the text', () => {
  const german = composeAll(read('stadtbaeume.txt')).slides
  expect(german[0]?.notes).toMatch(/^Herzlich willkommen\./)
  expect(german.at(-1)?.title).toBe('Das Wichtigste zum Schluss')
  expect(composeAll(read('le-sel.txt')).slides.at(-1)?.notes).toMatch(/Merci de votre attention\.$/)
})

test.each([3, 4, 6, 8])('CM7 the user may ask for %d slides', (slideCount) => {
  expect(compose({ source: read('coffee.md'), slideCount })?.slides).toHaveLength(slideCount)
})

test('CM7 a title of the user’s own is taken', () => {
  const deck = compose({ source: read('octopus.txt'), title: ' Eight Arms ' })
  expect(deck?.title).toBe('Eight Arms')
  expect(deck?.slides[0]?.title).toBe('Eight Arms')
})

test.each(['', ' \n ', 'Hello there.', '# Only a heading'])(
  'CM8 %j is too little for slides',
  (source) => {
    expect(compose({ source })).toBeNull()
  },
)

test('CM8 whatever is pasted, nothing breaks and no invalid deck comes of it', () => {
  const words = fc.constantFrom(
    '# ',
    '- ',
    '\n',
    '\n\n',
    '. ',
    ', ',
    '"',
    '1. ',
    '日本語。',
    'the ',
    'was ',
    'bees ',
    'and ',
    '| a |',
    '```',
    'which ',
    '。',
    '🐝 ',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(words, { maxLength: 200 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (source) => {
      const deck = compose({ source })
      if (deck) v.parse(deckSchema, deck)
    }),
    { numRuns: 500 },
  )
})

test('CM8 a whole book takes seconds, not minutes', async () => {
  const source = Array.from({ length: 25 }, () => read('coffee.md')).join('\n\n')
  const { result, ms } = await measureWork(() => compose({ source }))
  expect(result).not.toBeNull()
  expect(ms).toBeLessThan(10_000)
})

test('RG7 a text whose title has no end gets the beginning of it', () => {
  const source = `# ${'x'.repeat(200_000)}\n\n${read(articles[0]?.name ?? '')}`
  const deck = composeAll(source)
  expect(deck.title).toBe('x'.repeat(1_000))
  expect(Math.max(...deck.slides.map(({ title }) => title.length))).toBeLessThanOrEqual(1_000)
})
