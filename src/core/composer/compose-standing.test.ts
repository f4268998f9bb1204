import { describe, expect, test } from 'vitest'

import { composeDeck } from './compose-deck.ts'
import { listPoints } from './clauses/list-points.ts'
import { english } from './languages/english.ts'
import { portuguese } from './languages/portuguese.ts'
import { type Draft, listDraftSentences } from './plan/draft.ts'
import { halve } from './plan/plan-drafts.ts'
import { rankSentences } from './plan/rank-sentences.ts'
import type { Language } from './language.ts'
import { leansBack } from './leaning/leans-back.ts'
import { findMentions } from './leaning/mentions.ts'
import { createSentence } from './reading/sentence.ts'
import { titleSlide } from './titles/title-slide.ts'

const compose = (source: string) => {
  let count = 0
  return composeDeck({ source, newId: () => `slide-${++count}` })?.slides ?? []
}

/** A document with one section of this text between two others. */
const contentOf = (section: string): string[] =>
  compose(
    `# The Harbour\n\nThe harbour is the oldest part of the town.\n\n## Before\n\nFishermen mended their nets here for centuries. The quay was made of wood. Children learned to swim beside the boats.\n\n## The matter\n\n${section}\n\n## After\n\nThe town has grown around the water. Cafés stand where the nets were dried. The boats are white today.`,
  )
    .filter(({ title }) => title.startsWith('The matter'))
    .flatMap(({ content }) => content)

test('CM32 what leads to a list without a colon is no sentence of its own', () => {
  const shown = contentOf(
    'To paint a boat you need to make sure that you have bought\n\n- a large brush\n- a can of paint\n- a dry week',
  )
  expect(shown[0]).toBe('To paint a boat you need to make sure that you have bought')
  expect(shown.slice(1)).toEqual(['\ta large brush', '\ta can of paint', '\ta dry week'])
})

test('CM19 no list is called by what only points to it', () => {
  const list = (what: string) =>
    ['eins', 'zwei', 'drei'].map((word) => `- ${what} Nummer ${word}`).join('\n')
  const titles = compose(
    `# Der Hafen\n\nDer Hafen ist alt und liegt am Fluss.\n\n## Seile\n\n${list('Ein Seil')}\n\nHier sind sie in abnehmender Reihenfolge:\n\n${list('Ein Tau')}`,
  ).map(({ title }) => title)
  expect(titles.join('\n')).not.toContain('Sie in abnehmender')
})

test('CM11 what only says what will be discussed is no point', () => {
  expect(
    contentOf(
      'Here, we will discuss the four schools of painting.\n\nThe quay was widened in 1931.',
    ),
  ).toEqual(['The quay was widened in 1931'])
})

test('CM10 no clause ends with a verb that waits for its object', () => {
  const points = listPoints(
    'O propósito deste livro é mostrar os aspectos do porto para que você possa tomar uma decisão fundamentada ao escolher o seu barco e o seu lugar',
    portuguese,
  )
  expect(points.filter((point) => point.endsWith('ao escolher'))).toEqual([])
})

describe('CM23 a takeaway adds to nothing', () => {
  const takeaways = (sentence: string) =>
    compose(
      `# Ferry\n\nThe ferry carried 4 million people in 2024.\n\n## Times\n\nNothing was new for years. ${sentence}.\n\n## Sales\n\nMay sales rose by 30 percent to 4 million euros.`,
    ).at(-1)?.content ?? []

  test.each([
    'Winter boats also decided to sail for 300 guests in 2027',
    'In 2027 some 300 guests decided to lift the anchor',
    'You take off 300 lids and decide to sail in 2027',
    'Old boats and ferries, painted by 300 guests in 2027',
    'For 300 guests sailing in 2027 is a better choice',
    'The strongest objection is that 300 guests sailed in 2027',
  ])('%s', (sentence) => expect(takeaways(sentence)).not.toContain(sentence))
})

test('CM23 a takeaway names what it compares with, and of what it tells', () => {
  const quay =
    'Conversion of the quay to stone was finished in 1962, and the council paid 9 million for it. Traffic is 40 ships a day against 25 ships on the old one. Nine fishermen met every evening beside the wall.'
  const boats =
    'The boats of the harbour number 214, and 60 of them are older than the quay of 1962. Boats pay 80 euros a month.'
  const rest =
    'Twelve hours are good, and even two days do no harm to a boat of oak. There are 17 ships and 40 boats. Masters count 96 hulls each spring.'
  const slides = compose(
    `# The Harbour\n\n## The quay\n\n${quay}\n\n## The boats\n\n${boats}\n\n## The rest\n\n${rest}`,
  )
  const said = slides.flatMap(({ content }) => content)
  expect(slides.at(-1)?.title).toBe('Key Takeaways')
  for (const words of ['old one', 'Twelve hours', 'There are 17']) {
    expect(said.filter((text) => text.includes(words))).toHaveLength(1)
    expect(slides.at(-1)?.content.join()).not.toContain(words)
  }
})

test('CM29 who has told of wheels has told of the wheel', () => {
  const shown = contentOf(
    'A box of wheels lies in the northern store.\n\nThe keeper is old. He has three boats. The wheel turned 40 times.',
  )
  const at = shown.findIndex((line) => line.includes('The wheel turned'))
  expect(at === -1 || shown.slice(0, at).join().includes('wheels')).toBe(true)
})

test('CM32 also where "the following" stands first', () => {
  const shown = contentOf(
    'The following faults can be mended:\n\n- a broken mast of wood\n- a torn sail\n- a lost oar',
  )
  expect(shown[0]).toBe('The following faults can be mended')
})

test('CM28 sections that share a slide are not left without a word', () => {
  const section = (name: string, text: string) => `## ${name}\n\n${text}`
  const many = Array.from({ length: 20 }, (_, at) =>
    section(
      `Pier ${at + 1}`,
      `Boats of ${at + 20} metres lie here all summer, and ${at + 40} in the winter.`,
    ),
  )
  const list = (lead: string) =>
    `${lead}\n\n- holding the bow\n- keeping the stern\n- saving the wall`
  const ropes = `## Ropes\n\n### Hemp\n\n${list('A rope helps the pilot by:')}\n\n### Steel\n\n${list('A chain helps the pilot by:')}`
  const slides = compose(['# Harbour', 'The harbour is old.', ropes, ...many].join('\n\n'))
  const bare = slides.filter(({ content, table }, at) => at > 0 && content.length === 0 && !table)
  expect(bare.map(({ title }) => title)).toEqual([])
})

test('CM32 no slide ends between an announcement and its entries', () => {
  const of = (text: string, at: number, paragraph: number, isItem = false) => ({
    index: at,
    text,
    words: 20,
    paragraph,
    isItem,
  })
  const sentences = [
    of('The quay is old.', 0, 0),
    of('The pier is new.', 1, 0),
    of('One of two ways is taken:', 2, 1),
    of('Boats are sold.', 3, 2, true),
    of('Boats are sunk.', 4, 3, true),
    of('The town is small.', 5, 4),
    of('The river is wide.', 6, 4),
  ]
  const draft: Draft = {
    heading: 'The matter',
    level: 2,
    above: [],
    parts: [{ kind: 'prose', sentences }],
    besides: [],
    members: [],
  }
  const [, second] = halve(draft)
  expect(second && listDraftSentences(second)[0]?.isItem).toBe(false)
})

test('CM30 the first of two paragraphs does not name both', () => {
  const title = (paragraphs: readonly number[]) => {
    const texts = [
      'Boats are sold every summer.',
      'A hull from the north cost 20 marks.',
      'Rain fell on the gardens in June.',
      'Three streets stood under water.',
    ]
    const sentences = texts.map((text, at) =>
      createSentence(text, { index: at, paragraph: paragraphs[at] ?? 0, isItem: false }),
    )
    const ranking = rankSentences(sentences, english)
    const mentions = findMentions(sentences, english)
    return titleSlide(
      { heading: null, sentences },
      { language: english, ranking, mentions, taken: [] },
    )
  }
  expect(title([0, 0, 0, 0])).toBe('Boats Are Sold Every Summer')
  expect(title([0, 0, 1, 1])).not.toBe('Boats Are Sold Every Summer')
})

describe('CM36 headings that stand above somebody’s words', () => {
  const quoted = '“I sleep again,” says Ana Reis, who has lived beside the quay for twenty years.'
  const titlesOf = (heading: string, others: string): string[] =>
    compose(
      `The New Harbour\n\nThe town has built a quay of stone, and ships of any size can land there.\n\n${others}${heading}\n\n${quoted} Nine of ten neighbours want to keep the quiet hours.`,
    ).map(({ title }) => title)

  test('where they ask what is said, or so many lines stand so that all are headings', () => {
    expect(titlesOf('What neighbours say', '')).toContain('What neighbours say')
    const others = ['The quay', 'The ships', 'The cost']
      .map((name) => `${name}\n\n${name} took 14 months and 200 people of the town.\n\n`)
      .join('')
    expect(titlesOf('Voices of the town', others).join()).toContain('Voices of the town')
  })

  test('who asks within a remark asks all the same', () => {
    const turns = [
      'HOST: Let us begin with the obvious. Why was the quay built?',
      'REIS: In 1962 the wooden quay burned down, and 40 boats had no place to land for two winters.',
      'HOST: What about storms? I would have thought that stone breaks.',
      'REIS: In 1987 a wave of nine metres went over the quay, and not one of its stones moved.',
      'HOST: And the neighbours, are they happy?',
      'REIS: Nine of ten neighbours want to keep the quiet hours that the council wrote in 2019.',
    ]
    const titles = compose(['The New Harbour', ...turns].join('\n\n')).map(({ title }) => title)
    expect(titles).toContain('Why was the quay built?')
    expect(titles).toContain('What about storms?')
  })

  test('what who asks only says stands above what answers it, where it names something', () => {
    const turns = [
      'HOST: Why was the quay built?',
      'REIS: In 1962 the wooden quay burned down, and 40 boats had no place to land for two winters.',
      'HOST: And now the council builds another one.',
      'REIS: In 2027 a second quay opens for 60 boats, and the council pays 4 million euros for it.',
      'HOST: That is a lot of money.',
      'REIS: Nine of ten neighbours want to keep the quiet hours that the council wrote in 2019.',
    ]
    const slides = compose(['The New Harbour', ...turns].join('\n\n'))
    const second = slides.find(({ title }) => title === 'The council builds another one')
    expect(second?.content.join()).toContain('60 boats')
    expect(slides.map(({ title }) => title).join()).not.toContain('a lot of money')
  })
})

test.each<[string, Language, boolean]>([
  ['The best known example is probably the crane of Hull', english, true],
  ['A good example of a crane is the one of Hull', english, false],
  ['There was also a more practical objection', english, true],
  ['There are limits', english, true],
  ['There are 40 boats in the yard', english, false],
  ['You can always move to the larger boat later', english, true],
  ['Two years later the boats were sold', english, false],
  ['Our decision will be guided by two goals', english, true],
  ['Our harbour has 40 boats', english, false],
  ['Slavery ended there only in 1888', english, true],
  ['Tickets for the ferry are valid there until June', english, true],
  ['In Paris people eat standing, and there are 40 bakers', english, false],
  ['Whoever wants to know if there is bread asks the baker', english, false],
  ['Rent, wages and taxes take the largest part', english, true],
  ['Rent and wages take the largest part of the price', english, false],
  ['Noise is the second reason, and it is underrated', english, true],
  ['An empty folder is likewise an error', english, true],
  ['You may skip the instructions above', english, true],
  ['The shop stands below the steps', english, false],
  ['Back in Paris, he began a campaign', english, true],
  ['Of yards whose rules are at odds with these, the owner knows', english, true],
  ['Note that the old rope is not a standard one', english, true],
  ['There was a more practical objection than the cost', english, false],
  ['A stone quay is almost always a better choice', english, true],
  ['A stone quay is a better choice for large ships', english, false],
  ['If you have large ships, stone is going to be your best choice', english, true],
  ['Stone is the best choice for large ships', english, false],
  ['Um bom exemplo é o guindaste de Hull', portuguese, true],
  ['Um bom exemplo de guindaste é o de Hull', portuguese, false],
])(
  'CM29 with what "%s" compares, or of what it is one, must have been named: %#',
  (text, language, leans) => {
    expect(leansBack(text, language)).toBe(leans)
  },
)
