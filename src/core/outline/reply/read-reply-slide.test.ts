import { expect, test } from 'vitest'

import { formReplies } from '../../../../test/fixtures/form-replies.ts'
import { readBullet } from '../../deck/texts/bullet.ts'
import type { Slide } from '../../deck/slide.ts'
import { chooseForm } from '../../form/choose-form.ts'
import { completeSlide } from '../complete-deck.ts'
import { findFormOfSlide } from './write-reply-slide.ts'

const read = (raw: object, number = 3): Slide => completeSlide(raw, { topic: 'Coffee', number })
const formOf = (slide: Slide) => findFormOfSlide(slide, { place: 2, count: 9 })
const wordsOf = ({ content }: Slide) => content.map((point) => readBullet(point).text)
const spoken = { title: 'A title of a slide', notes: 'Words that are spoken...' }

test.each(formReplies.slice(1).map((raw) => [String(raw['form']), raw] as const))(
  'RF1 %s is shown as what it is named, with its own words',
  (form, raw) => {
    const slide = read(raw)
    expect(formOf(slide)).toBe(form)
    expect(slide.notes).toBe(raw['notes'])
    if (form !== 'code') expect(slide.content).toEqual(raw['content'])
  },
)

test('RF1 a layout is stored only where the words ask for another form', () => {
  const [, timeline, , steps] = formReplies
  expect(read(timeline ?? {})).not.toHaveProperty('layout')
  expect(read(steps ?? {})).toMatchObject({ layout: 'steps' })
})

test('RF1 the first slide is a cover: what has no room on it is said', () => {
  const long =
    'It explains in very many words what nobody would ever want to read on the very first slide'
  const slide = read(
    { ...spoken, form: 'points', content: ['Short', long, 'Also short', 'More', 'Most'] },
    1,
  )
  expect(slide.content).toEqual(['Short', 'Also short', 'More'])
  expect(slide.notes).toBe(`${spoken.notes} ${long}. Most.`)
  expect(chooseForm(slide, { place: 0, count: 6 })).toBe('cover')
})

test('RF1 a slide that counts itself as a later one is no cover, though those before it were lost', () => {
  const content = ['One point about it all', 'Another one', 'A third', 'A fourth point of it']
  expect(read({ ...spoken, id: 'slide-4', content }, 1).content).toEqual(content)
  expect(read({ ...spoken, id: 'slide-1', content }, 1).content).toHaveLength(3)
})

test.each<[string, object, string, string[]]>([
  [
    'events with dates',
    {
      form: 'timeline',
      events: [
        { year: 1901, event: 'espresso' },
        { year: '1475', event: 'Constantinople' },
        { date: '1652', description: 'London' },
      ],
    },
    'timeline',
    ['1475: Constantinople', '1652: London', '1901: espresso'],
  ],
  [
    'figures with units and captions',
    {
      form: 'stats',
      content: [
        { value: 60, unit: '%', caption: 'of adults' },
        { value: '2.25', unit: 'billion', label: 'Cups a day' },
      ],
    },
    'figures',
    ['60 %: of adults', 'Cups a day: 2.25 billion'],
  ],
  [
    'sides',
    {
      form: 'comparison',
      left: { title: 'Arabica', points: ['mild', 'sweet'] },
      right: { title: 'Robusta', points: ['strong', 'bitter'] },
    },
    'comparison',
    ['Arabica', 'mild', 'sweet', 'Robusta', 'strong', 'bitter'],
  ],
  [
    'a quotation with its author',
    { form: 'quote', quote: 'How sweet the coffee tastes!', author: 'J. S. Bach' },
    'quote',
    ['“How sweet the coffee tastes!”', 'J. S. Bach'],
  ],
  [
    'labels with texts and icons',
    {
      form: 'cards',
      cards: [
        { icon: 'fa-rocket', title: 'Fast', text: 'It wakes you' },
        { icon: '❤️', title: 'Warm', text: 'It warms you' },
        { icon: 'nope', title: 'Cheap', text: 'It costs little' },
      ],
    },
    'cards',
    ['Fast: It wakes you', 'Warm: It warms you', 'Cheap: It costs little'],
  ],
])('RF2 %s are read', (_, raw, form, words) => {
  const slide = read({ ...spoken, ...raw })
  expect(formOf(slide)).toBe(form)
  expect(wordsOf(slide)).toEqual(words)
})

test('RF2 icons by any usual name; one that nobody knows is dropped', () => {
  const content = [':rocket_launch: One: a', ':🚀: Two: b', ':hexagon-shaped: Three: c']
  expect(read({ ...spoken, form: 'cards', content }).content).toEqual([
    ':rocket-launch: One: a',
    ':rocket-launch: Two: b',
    'Three: c',
  ])
})

test.each<[string, unknown]>([
  [
    'rows',
    [
      ['Year', 'Cups'],
      ['2023', '10'],
      ['2024', '12'],
    ],
  ],
  [
    'numbers',
    [
      ['Year', 'Cups'],
      [2023, 10],
      [2024, 12],
    ],
  ],
  [
    'objects',
    [
      { year: '2023', cups: 10 },
      { year: '2024', cups: 12 },
    ],
  ],
  [
    'head and body',
    {
      headers: ['Year', 'Cups'],
      rows: [
        ['2023', '10'],
        ['2024', '12'],
      ],
    },
  ],
  ['series', { labels: ['2023', '2024'], datasets: [{ label: 'Cups', data: [10, 12] }] }],
  ['Markdown', '| Year | Cups |\n|---|---|\n| 2023 | 10 |\n| 2024 | 12 |'],
])('RF2 a chart is read from %s', (_, table) => {
  const slide = read({ ...spoken, form: 'column-chart', content: [], table })
  expect(slide.table?.show).toBe('columns')
  expect(slide.table?.rows.slice(1)).toEqual([
    ['2023', '10'],
    ['2024', '12'],
  ])
})

test('RF3 figures that stand in the points of a chart are drawn', () => {
  const { table, content } = read({
    ...spoken,
    form: 'bar-chart',
    content: ['Brazil: 66', 'Vietnam: 29'],
  })
  expect(table).toMatchObject({
    show: 'bars',
    rows: [
      ['Brazil', '66'],
      ['Vietnam', '29'],
    ],
  })
  expect(content).toEqual([])
})

test('RF3 names with an amount of one thing each are a chart, whatever they were called', () => {
  const content = ['Social media: 40 %', 'Newsletter: 15 %', 'Trade fairs: 45 %']
  expect(formOf(read({ ...spoken, form: 'cards', content }))).toBe('pie-chart')
  expect(formOf(read({ ...spoken, form: 'figures', content }))).toBe('figures')
  const mixed = ['Height: 40 m', 'Weight: 15 kg', 'Speed: 45 km']
  expect(read({ ...spoken, content: mixed })).not.toHaveProperty('table')
})

test('RF3 a chart of words is a table, and one of nothing are its points', () => {
  const words = [
    ['A', 'B'],
    ['no', 'number'],
    ['at', 'all'],
  ]
  expect(read({ ...spoken, form: 'pie-chart', table: words }).table).toEqual({ rows: words })
  const bare = read({
    ...spoken,
    form: 'pie-chart',
    content: ['Nothing is known of it yet', 'Nobody counts it'],
  })
  expect(bare).not.toHaveProperty('table')
  expect(formOf(bare)).toBe('points')
})

test('RF3 too many points are said; so are sentences after the first of a long one', () => {
  const content = Array.from(
    { length: 10 },
    (_, at) => `${1900 + at}: something of note happened here`,
  )
  const slide = read({ ...spoken, form: 'timeline', content })
  expect(slide.content).toHaveLength(8)
  expect(slide.notes).toContain('1909: something of note happened here.')
  const long = `It begins with a short sentence. ${'And then it goes on for long. '.repeat(8)}`
  const points = read({
    ...spoken,
    content: [long, 'Another point of this slide', 'A third point of it'],
  })
  expect(points.content[0]).toMatch(/^It begins with a short sentence\. .{0,140}$/u)
  expect(points.notes).toContain('And then it goes on for long.')
})

test('RF3 prose becomes points', () => {
  const prose =
    'Coffee came from the highlands of a far country. Merchants carried it over the sea in ships. In the cities people drank it in houses made for it. It never left again.'
  expect(read({ ...spoken, content: prose }).content).toHaveLength(4)
})

test('RF3 a form whose points are not written for it gives way to what they ask for', () => {
  const content = ['Harvest: by hand', 'Roast: with heat', 'Brew: with water']
  expect(formOf(read({ ...spoken, form: 'timeline', content }))).toBe('cards')
  expect(formOf(read({ ...spoken, form: 'figures', content }))).toBe('cards')
  expect(formOf(read({ ...spoken, form: 'code', content }))).toBe('cards')
  expect(formOf(read({ ...spoken, form: 'big-number', content: ['No number is here'] }))).toBe(
    'statement',
  )
})

test('RF3 points that were numbered are steps', () => {
  const content = ['1. Pick the cherries', '2. Dry the beans', '3. Roast them']
  expect(formOf(read({ ...spoken, content }))).toBe('steps')
})

test('RF3 a title as long as a paragraph is cut, and said whole', () => {
  const title = `Why ${'it takes so many words to say so little '.repeat(5)}`.trim()
  const slide = read({ ...spoken, title, content: ['One point about it all'] })
  expect(slide.title.length).toBeLessThan(100)
  expect(slide.notes).toContain(title)
})
