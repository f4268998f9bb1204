import { expect, test } from 'vitest'

import { loadTestMetrics } from '../../../../test/fixtures/slide-metrics.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Slide } from '../../deck/slide.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import { modern } from '../../theme/modern.ts'
import { checkDeck, type DeckCheckOptions } from './check-deck.ts'
import { checkSlide } from './check-slide.ts'
import { findUngroundedNumbers } from './find-ungrounded-numbers.ts'
import { createFallbackDeck } from '../create-fallback-deck.ts'
import { createSampleDeck } from '../templates/sample-deck.ts'

const createDeck = (): Deck => {
  let count = 0
  const deck = createSampleDeck(() => `slide-${++count}`)
  const shorten = (point: string) => point.split(' ').slice(0, 16).join(' ')
  const slides = deck.slides.map(({ id, title, content, notes }) => ({
    id,
    title,
    content: content.map(shorten),
    notes,
  }))
  return { title: deck.title, slides }
}
/** The good deck with its third slide changed. */
const spoil = (change: Partial<Slide>): Deck => {
  const deck = createDeck()
  return { ...deck, slides: deck.slides.with(2, { ...deck.slides[2]!, ...change }) }
}
const codes = (deck: Deck, options?: DeckCheckOptions) =>
  checkDeck(deck, options).map(({ code, severity }) => `${code} ${severity}`)
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')
const third = { slideId: 'slide-3' }

test('DC1 a good deck has no findings', () => {
  expect(checkDeck(createDeck())).toEqual([])
})

test.each([
  [4, 'too-few-slides minor'],
  [2, 'too-few-slides major'],
  [9, 'too-many-slides minor'],
  [13, 'too-many-slides major'],
])('DC2 %d slides: %s', (count, expected) => {
  const { title, slides } = createDeck()
  const last = slides.at(-1)!
  const more = Array.from({ length: count }, (_, at) => ({ ...slides[at % 5]!, id: `s-${at}` }))
  expect(codes({ title, slides: [...more.slice(0, -1), last] })).toContain(expected)
})

test('DC2 what counts is the number that was asked for', () => {
  expect(codes(createDeck(), { request: { slideCount: 6 } })).toEqual([])
  expect(codes(createDeck(), { request: { slideCount: 8 } })).toEqual(['too-few-slides minor'])
})

test('DC3 a deck opens with a welcome or its own title, and closes with a conclusion', () => {
  const { title, slides } = createDeck()
  const turned = { title: 'Something Else Entirely', slides: [...slides.slice(1), slides[0]!] }
  expect(codes(turned)).toEqual(['no-welcome minor', 'no-conclusion minor'])
  const named = { title, slides: [{ ...slides[1]!, title }, ...slides.slice(2)] }
  expect(codes(named)).toEqual([])
})

test.each([
  ['Buzz', 'title-length minor'],
  [words(10), 'title-length minor'],
  [words(15), 'title-length major'],
  ['Slide 3', 'placeholder major'],
  ['First, a Breath', 'title-repeated major'],
])('DC4 title %s: %s', (title, expected) => {
  expect(codes(spoil({ title }))).toEqual([expected])
})

test.each([
  [['One two three four', 'Five six seven eight'], 'bullet-count minor'],
  [['One two three four'], 'bullet-count major'],
  [['a', 'b', 'c'].map((letter) => `${letter} ${words(16)}`), 'bullet-length minor'],
  [['One two', 'Three four five six', 'Seven eight nine ten'], 'bullet-length minor'],
  [['Key point 1', 'Three four five six', 'Seven eight nine ten'], 'placeholder major'],
  [
    ['Lorem ipsum dolor sit amet', 'Three four five six', 'Seven eight nine ten'],
    'placeholder major',
  ],
])('DC5 points %j: %s', (content, expected) => {
  expect(codes(spoil({ content }))).toContain(expected)
})

test.each<[NonNullable<Slide['layout']>, string[], string[]]>([
  ['quote', [words(25), 'Anna Reis'], []],
  ['quote', [words(30), 'Anna Reis'], ['bullet-length minor']],
  ['timeline', Array.from({ length: 8 }, (_, at) => `190${at}: ${words(6)} ${at}`), []],
  ['comparison', ['Wood: rots in forty winters', 'Stone: stands for ten ages'], []],
  [
    'matrix',
    ['Strong', 'Weak', 'Open', 'Closed'].flatMap((one) => [one, `\t${one} ${words(4)}`]),
    [],
  ],
  [
    'comparison',
    ['Wood', 'Stone'].map((one) => `${one}: ${words(17)} ${one}`),
    ['bullet-length minor'],
  ],
])('DC5 %s %j: counts and lengths are those of the form', (layout, content, expected) => {
  expect(codes(spoil({ content, layout }))).toEqual(
    expected.length > 0 ? expect.arrayContaining(expected) : [],
  )
})

test('DC5 a form says how many points it is made for', () => {
  const content = Array.from({ length: 9 }, (_, at) => `190${at}: ${words(6)} ${at}`)
  expect(checkDeck(spoil({ content, layout: 'timeline' }))).toMatchObject([
    { code: 'bullet-count', found: 9, wanted: { min: 3, max: 8 } },
  ])
})

test.each<[string, Partial<Slide>]>([
  ['table', { table: { rows: [['Bee', 'Dance']] } }],
  ['picture', { imageUrl: 'asset:bee' }],
  ['second picture', { morePictures: [{ imageUrl: 'asset:bee' }] }],
])('DC5 a slide with a %s needs no points', (_, shown) => {
  expect(codes(spoil({ content: [], ...shown }))).toEqual([])
  expect(codes(spoil({ content: [] }))).toEqual(['bullet-count major'])
})

test('DC6 empty and repeated points can be dropped with one press', () => {
  const [a = '', b = '', c = ''] = createDeck().slides[2]!.content
  expect(checkDeck(spoil({ content: [a, ' ', b, c] }))).toEqual([
    {
      ...third,
      code: 'bullet-empty',
      severity: 'major',
      bullet: 1,
      fix: { ...third, kind: 'set-content', content: [a, b, c] },
    },
  ])
  expect(checkDeck(spoil({ content: [a, b, c, `${a}!`] }))).toMatchObject([
    { code: 'bullet-repeated', bullet: 3, fix: { kind: 'set-content', content: [a, b, c] } },
  ])
})

test('DC14 an icon that nobody knows is told, and can be taken away without a model', () => {
  const [a = '', b = '', c = ''] = createDeck().slides[2]?.content ?? []
  const content = [`:anchr: ${a}`, `:anchor: ${b}`, `:none: ${c}`]
  expect(checkDeck(spoil({ content }))).toEqual([
    {
      ...third,
      code: 'icon-unknown',
      severity: 'minor',
      bullet: 0,
      found: 'anchr',
      fix: { ...third, kind: 'set-content', content: [a, ...content.slice(1)] },
    },
  ])
})

test('DC6 where every point is repeated, the slide is to be written again', () => {
  const { content } = createDeck().slides[1]!
  for (const finding of checkDeck(spoil({ content })))
    expect(finding).toMatchObject({ code: 'bullet-repeated', fix: { kind: 'rewrite-slide' } })
  expect(checkDeck(spoil({ content }))).toHaveLength(content.length)
})

test('DC6 a point of another slide, or the title itself, is a repetition too', () => {
  const { slides } = createDeck()
  const [a = '', b = ''] = slides[2]!.content
  expect(codes(spoil({ content: [a, b, slides[0]!.content[0]!] }))).toEqual([
    'bullet-repeated major',
  ])
  expect(codes(spoil({ title: 'Then a Buzz Came', content: [a, b, 'Then a buzz came'] }))).toEqual([
    'bullet-repeated major',
  ])
})

test.each([
  ['', 'notes-missing major'],
  ['Too short to say.', 'notes-missing major'],
  [words(40), 'notes-length minor'],
  [words(30), 'notes-length major'],
  [words(81), 'notes-length minor'],
  [words(111), 'notes-length major'],
  [`Speaker notes for imported slide 3 ${words(50)}`, 'placeholder major'],
])('DC7 notes %s: %s', (notes, expected) => {
  expect(codes(spoil({ notes }))).toEqual([expected])
})

test('DC7 notes that only read the slide out are found', () => {
  const content = [words(16), `x${words(15)}`, `y${words(15)}`]
  expect(codes(spoil({ content, notes: `${content.join(' ')} ${words(10)}` }))).toContain(
    'notes-read-slide minor',
  )
})

test('DC8 where no spaces are written, words are counted as they are spoken', () => {
  const notes = '蜜蜂は花から花へと飛び回り、花粉を運びます。'.repeat(4)
  expect(codes(spoil({ notes }))).toEqual([])
})

test('DC9 numbers that are not in the source are found, counting on one’s fingers is not', () => {
  const source = 'In 1998 there were 1,200 bees, 3.5 % more, on 30 000 flowers.'
  const content = [
    'In 1998 some 1.200 bees came',
    'They were 3.5 % more, in 3 ways',
    'On 30,000 flowers by 2024',
  ]
  expect(
    checkDeck(spoil({ content }), { request: { source } })
      .filter(({ code, slideId }) => code === 'ungrounded-number' && slideId === 'slide-3')
      .map(({ found }) => found),
  ).toEqual(['2024'])
})

test('DC9 a number some digits of which stand out is in the source', () => {
  expect(findUngroundedNumbers('It is 18446744', 'It is 1844**6744** by now')).toEqual([])
  expect(findUngroundedNumbers('It is 18446744', 'It is 1844 * 6744 by now')).toEqual(['18446744'])
})

test('DC9 only slides that were made from the source are held against it', () => {
  const source = 'Bees dance.'
  const deck = spoil({ content: ['By 2024 bees danced', 'They danced for others', 'They dance'] })
  const numbers = (fromSource: ReadonlySet<string>) =>
    checkDeck(deck, { request: { source }, fromSource })
      .filter(({ code }) => code === 'ungrounded-number')
      .map(({ slideId }) => slideId)
  expect(numbers(new Set(['slide-3']))).toEqual(['slide-3'])
  expect(numbers(new Set(['slide-1']))).toEqual([])
})

test.each([
  ['The id is 2cdda5c8-e50e-4db4-b5f0-9722a649f455', []],
  ['AF9034 and COVID-19 met GPT-35 on H20', []],
  ['A 20-year plan, 50-80 of them, in the 1990s', ['20', '50', '80', '1990']],
  ['2024年に30人', ['2024', '30']],
  ['The mid-1980s, and 40km', ['1980', '40']],
])('DC9 digits within a name are no numbers: %s', (text, expected) => {
  expect(findUngroundedNumbers(text, 'Bees dance.')).toEqual(expected)
})

/** All of its words are long ones. */
const fill = (letters: number, [title, points, each]: readonly [number, number, number]): Slide => {
  const say = (count: number) =>
    Array.from({ length: count }, () => 'Mitteilungsbedürfnisse'.slice(0, letters)).join(' ')
  const content = Array.from({ length: points }, () => say(each))
  return { id: 'full', title: say(title), content, notes: words(60) }
}

// Where the layout cannot be asked, as on the server, the lengths alone must keep text from overflowing.
test.each([
  ['as long as is good', 16, [9, 4, 16], null],
  ['as long as is not repaired', 10, [14, 6, 24], 'minor'],
] as const)('DC10 %s, in words of %d letters, fits', async (_, letters, lengths, severity) => {
  const judge = (counts: readonly [number, number, number]) => {
    const found = checkSlide(fill(letters, counts)).map((finding) => finding.severity)
    return found.includes('major') ? 'major' : (found[0] ?? null)
  }
  expect(judge(lengths)).toBe(severity)
  const [title, points, each] = lengths
  for (const longer of [
    [title + 1, points, each],
    [title, points + 1, each],
    [title, points, each + 1],
  ] as const)
    expect(judge(longer)).not.toBe(severity)
  const metrics = await loadTestMetrics(
    [],
    [
      { family: modern.title.family, weight: 700, italic: false },
      { family: modern.content.family, weight: 400, italic: false },
    ],
  )
  const slide = fill(letters, lengths)
  expect(layoutSlide({ slide, theme: modern, place: 1 }, metrics).overflows).toBe(false)
})

test('DC15 three in a row that are shown alike are told, and four of words alone', () => {
  const { title, slides } = createDeck()
  const [cover, ...rest] = slides
  const last = rest.at(-1)!
  const make = (count: number, content: (at: number) => string[]) =>
    Array.from({ length: count }, (_, at) => ({
      ...rest[0]!,
      id: `s-${at}`,
      title: `About the ${'xyzuvw'[at]}-rays of number`,
      content: content(at),
    }))
  const find = (middle: Slide[]) =>
    checkDeck({ title, slides: [cover!, ...middle, last] })
      .filter(({ code }) => code === 'same-form' || code === 'nothing-to-see')
      .map(({ code, slideId }) => `${code} ${slideId}`)
  const dated = (at: number) => [1, 2, 3].map((one) => `19${at}${one}: something of ${at} ${one}`)
  expect(find(make(2, dated))).toEqual([])
  expect(find(make(4, dated))).toEqual(['same-form s-2'])
  const goingOn = make(3, dated)
  for (const slide of goingOn) slide.title = 'Rays (2)'
  expect(find(goingOn)).toEqual([])
  const plain = (at: number) =>
    ['One', 'Two', 'Three'].map((one) => `${one} of ${at} is told so here`)
  expect(find(make(3, plain))).toEqual([])
  expect(find(make(5, plain))).toEqual(['nothing-to-see s-3'])
  const pictured = make(5, plain).with(2, { ...make(3, plain)[2]!, imageUrl: 'asset:bee' })
  expect(find(pictured)).toEqual([])
})

test('DC16 a slide whose lower half is empty is told', () => {
  const deck = createDeck()
  const isHalfEmpty = ({ id }: Slide) => id === 'slide-3'
  expect(codes(deck, { isHalfEmpty })).toEqual(['lower-half-empty minor'])
})

test('DC17 words that something lies over are told, and no more than three a slide', () => {
  const deck = createDeck()
  const hide = (texts: readonly string[]) => ({
    findCoveredWords: ({ id }: Slide) => (id === 'slide-3' ? texts : []),
  })
  expect(checkDeck(deck, hide(['Fish', 'x'.repeat(99)]))).toEqual([
    { ...third, code: 'words-covered', severity: 'minor', found: 'Fish' },
    { ...third, code: 'words-covered', severity: 'minor', found: `${'x'.repeat(60)}…` },
  ])
  expect(checkDeck(deck, hide(['a', 'b', 'c', 'd']))).toHaveLength(3)
})

test.each([
  ['Revenue by Quarter', true],
  ['Overview of the Data', true],
  ['Umsatz: Zahlen und Ergebnisse', true],
  ['Revenue Has Doubled', false],
])('DC16 whether the title of a chart says nothing: %s, %s', (title, isEmpty) => {
  const rows = [
    ['Quarter', 'Revenue', 'Umsatz'],
    ['Q1', '4', '5'],
    ['Q2', '8', '9'],
  ]
  const charted = codes(spoil({ title, table: { rows, hasHeader: true, show: 'columns' } }))
  expect(charted.includes('chart-title minor')).toBe(isEmpty)
  expect(codes(spoil({ title, table: { rows } }))).not.toContain('chart-title minor')
})

test('DC10 text that does not fit on the real layout is found', () => {
  const overflows = (_: Slide, place: number) => place === 2
  expect(checkDeck(createDeck(), { overflows })).toEqual([
    { ...third, code: 'overflow', severity: 'major', fix: { ...third, kind: 'rewrite-slide' } },
  ])
})

test('FB1 the template deck has five slides about the topic that ask and claim nothing', () => {
  const deck = createFallbackDeck(' Bees \n', () => crypto.randomUUID())
  expect(deck.title).toBe('Comprehensive Guide to Bees')
  expect(deck.slides).toHaveLength(5)
  expect(checkDeck(deck)).toEqual([])
})

test.each(['Why bees dance', 'how do bees dance?', 'Wie tanzen Bienen?'])(
  'FB2 a question is quoted within the sentences of the template deck: %s',
  (topic) => {
    const deck = createFallbackDeck(topic, () => crypto.randomUUID())
    expect(deck.title).toBe(`Comprehensive Guide to ${topic}`)
    expect(deck.slides[0]?.title).toBe(`Welcome to “${topic}”`)
    expect(checkDeck(deck)).toEqual([])
    expect(JSON.stringify(deck.slides).replaceAll(`“${topic}”`, '')).not.toContain(topic)
  },
)
