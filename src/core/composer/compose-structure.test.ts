import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { Slide } from '../deck/slide.ts'
import { checkFacts } from '../facts/check-facts.ts'
import { chooseForm } from '../form/choose-form.ts'
import { composeDeck, composeInSteps } from './compose-deck.ts'
import { english } from './languages/english.ts'
import { goesOn, leansBack } from './leaning/leans-back.ts'

const compose = (source: string, slideCount?: number) => {
  let count = 0
  const deck = composeDeck({
    source,
    newId: () => `slide-${++count}`,
    ...(slideCount !== undefined && { slideCount }),
  })
  if (!deck) throw new Error('no deck')
  return deck
}
const read = (name: string) =>
  readFileSync(new URL(`../../../test/fixtures/structures/${name}`, import.meta.url), 'utf8')

type Composed = ReturnType<typeof compose>
const formsOf = ({ slides }: Composed): string[] =>
  slides.map((slide, place) =>
    slide.table
      ? (slide.table.show ?? 'table')
      : (slide.layout ?? chooseForm(slide, { place, count: slides.length })),
  )
const find = ({ slides }: Composed, title: string): Slide => {
  const found = slides.find((slide) => slide.title === title)
  if (!found) throw new Error(`no slide ${title}`)
  return found
}
const contentOf = (deck: Composed, title: string) => find(deck, title).content

/** A document with one section of this text between two others. */
const around = (section: string) =>
  `# The Harbour\n\nThe harbour is the oldest part of the town.\n\n## Before\n\nFishermen mended their nets here for centuries. The quay was made of wood. Children learned to swim beside the boats.\n\n## The matter\n\n${section}\n\n## After\n\nThe town has grown around the water. Cafés stand where the nets were dried. The boats are white today.`
const composeSection = (section: string) => compose(around(section))

describe('CM19 structure stays structure', () => {
  test('all entries of a numbered list are steps', () => {
    const steps = ['Ask', 'Read', 'Cut', 'Glue', 'Paint', 'Dry', 'Ship']
    const deck = composeSection(steps.map((step, at) => `${at + 1}. ${step} the card`).join('\n'))
    expect(find(deck, 'The matter')).toMatchObject({
      layout: 'steps',
      content: steps.map((step) => `${step} the card`),
    })
  })

  test('more steps than a slide holds go on with the next, none is lost', () => {
    const steps = Array.from(
      { length: 12 },
      (_, at) => `${at + 1}. Turn the wheel to mark ${at + 1}`,
    )
    const deck = composeSection(steps.join('\n'))
    const shown = [...contentOf(deck, 'The matter'), ...contentOf(deck, 'The matter (2)')]
    expect(shown).toHaveLength(12)
  })

  test('a step keeps what is said of it, with its condition', () => {
    expect(
      contentOf(
        composeSection(
          '1. Knock first. Wait until somebody answers.\n2. Come in. Enter only if you are asked.\n3. Sit down. Take the blue chair.',
        ),
        'The matter',
      ),
    ).toEqual([
      'Knock first: Wait until somebody answers',
      'Come in: Enter only if you are asked',
      'Sit down: Take the blue chair',
    ])
  })

  test('a bullet list stays whole, with entries that are no sentences', () => {
    const list = ['2 onions', 'A pinch of salt', 'Bread', 'Butter', 'Half a lemon']
    const deck = composeSection(list.map((entry) => `- ${entry}`).join('\n'))
    expect(contentOf(deck, 'The matter')).toEqual(list)
  })

  test.each([
    ['| Year | Boats |\n|---|---|\n| North | 12 |\n| South | 30 |', 'columns'],
    ['Quay\tBoats\nNorth\t12\nSouth\t30', 'columns'],
    ['Quay    Boats\nNorth   12\nSouth   30', 'columns'],
    ['| Quay | Master |\n|---|---|\n| North | Ines |\n| South | Omar |', undefined],
    [
      '| Quay | Boats | Share |\n|---|---|---|\n| North | 12 | 30 % |\n| South | 28 | 70 % |',
      undefined,
    ],
    ['| Quay | Share |\n|---|---|\n| North | 30 % |\n| South | 70 % |', 'doughnut'],
    [
      '| Quay | Cost | Boats |\n|---|---|---|\n| North | 64,000 | 180 |\n| South | 12,000 | 70 |',
      undefined,
    ],
    ['| Year | Boats |\n|---|---|\n| 2022 | 5 |\n| 2023 | 7 |\n| 2024 | 9 |\n| 2025 | 8 |', 'line'],
    ['| Where they lie | Boats |\n|---|---|\n| Behind the mole | 5 |\n| At the quay | 7 |', 'bars'],
  ])('a table is a table, or a chart where its figures count one thing: %j', (table, show) => {
    const slide = find(composeSection(table), 'The matter')
    expect(slide.table?.rows.length).toBeGreaterThan(2)
    expect(slide.table?.show).toBe(show)
  })

  test('a quotation keeps its speaker', () => {
    const deck = composeSection(
      '"The sea gives back what it took," says the harbour master Ines Falk. The harbour was silted up for years. Boats had to wait outside for the tide to turn. Nobody knew how long that would take, and many sailed on.',
    )
    const quote = deck.slides.find(({ content }) => content[0]?.startsWith('“The sea'))
    expect(quote?.content).toEqual([
      '“The sea gives back what it took”',
      'The harbour master Ines Falk',
    ])
  })

  test('dated sentences are a timeline, their dates at the head', () => {
    const deck = composeSection(
      'The quay was built in 1820. In 1862 the railway came. The last sailing ship left on 4 May 1931. In 1984 the port was closed.',
    )
    expect(find(deck, 'The matter')).toMatchObject({
      layout: 'timeline',
      content: [
        '1820: The quay was built',
        'In 1862 the railway came',
        '4 May 1931: The last sailing ship left',
        'In 1984 the port was closed',
      ],
    })
  })

  test('quantities are figures', () => {
    const deck = composeSection(
      'The port handled 4.2 million tonnes last year. Cruise ships brought 86,000 visitors. Fees rose by 7 percent.',
    )
    expect(find(deck, 'The matter').layout).toBe('figures')
  })

  test('two that the heading names stand side by side', () => {
    const deck = compose(read('due-caldaie.it.md'))
    expect(find(deck, 'Pompa di calore o caldaia a gas')).toMatchObject({
      layout: 'comparison',
      content: [
        'Pompa di calore',
        '\tcosta 14.000 euro',
        "\tconsuma 800 euro all'anno",
        'Caldaia a gas',
        '\tcosta 6.000 euro',
        "\tconsuma 1.400 euro all'anno",
      ],
    })
  })

  test('a programme is read line by line, and facts below the title stand on the cover', () => {
    expect(contentOf(compose(read('conference-day.en.txt')), 'Schedule')).toHaveLength(7)
    expect(compose(read('gartenverein.de.txt')).slides[0]?.content).toEqual([
      'Datum: 14. März 2026',
      'Ort: Vereinsheim am Kanal',
      'Anwesend: 42 von 61 Mitgliedern',
    ])
  })

  test('a clause of a contract with its name is a section of its own', () => {
    const clause =
      'The tenant keeps the rooms clean and tells the landlord of every damage. '.repeat(4)
    const deck = compose(
      `# Terms\n\n1. Rent. ${clause}\n\n2. Repairs. ${clause}\n\n3. Notice. Either side gives notice in writing.`,
    )
    expect(deck.slides.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Rent', 'Repairs', 'Notice']),
    )
  })
})

describe('CM20 one heading is one slide or several, in the order of the text', () => {
  const sections = ['Lage', 'Bau', 'Brand', 'Wiederaufbau', 'Gäste', 'Heute']
  const german = `# Das Badehaus\n\n${sections
    .map(
      (name, at) =>
        `## ${name}\n\nDer Abschnitt ${name} erzählt von Jahr ${1900 + at}. Das Haus hatte damals ${at + 11} Zimmer. Die Leute der Stadt kamen gern hierher.`,
    )
    .join('\n\n')}`

  test('six headings are six slides with these titles', () => {
    expect(
      compose(german)
        .slides.slice(1, 7)
        .map(({ title }) => title),
    ).toEqual(sections)
  })

  test('what is shown and said on a slide comes from its own section', () => {
    for (const { title, content, notes } of compose(german).slides.slice(1, 7)) {
      const others = sections.filter((name) => name !== title)
      for (const other of others) {
        expect(content.join(' ')).not.toContain(other)
        expect(notes).not.toContain(other)
      }
      expect(notes + content.join(' ')).toContain(title)
    }
  })

  test.each([3, 5, 7, 8])('%d slides are made where so many were asked for', (count) => {
    expect(compose(german, count).slides).toHaveLength(count)
  })

  test('sections that share a slide keep their headings, and the slide takes that of their parent', () => {
    const parts = (name: string) =>
      `### ${name} one\n\n${name} one has a red door with a lamp.\n\n### ${name} two\n\n${name} two has a blue door with a bell.`
    const deck = compose(
      `# Houses\n\nFour houses stand at the square. They are old. They were painted in spring.\n\n## North\n\n${parts('North')}\n\n## South\n\n${parts('South')}`,
      4,
    )
    expect(deck.slides.slice(1, 3)).toMatchObject([
      {
        title: 'North',
        layout: 'cards',
        content: [
          'North one',
          '\tNorth one has a red door with a lamp',
          'North two',
          '\tNorth two has a blue door with a bell',
        ],
      },
      { title: 'South' },
    ])
  })

  test('no title is made of two headings', () => {
    for (const name of ['gartenverein.de.txt', 'faro.es.md', 'huurregels.nl.txt'])
      for (const count of [3, 4, 5, 6])
        for (const { title } of compose(read(name), count).slides) expect(title).not.toContain('·')
  })
})

describe('CM21 nothing says less or other than its sentence', () => {
  const long =
    'and the town has been known for it since the days when the first ships came from the north'
  test.each([
    `Dogs may bathe here only if the flag is down, ${long}.`,
    `Boats may enter the inner basin at night, ${long}, unless the red lamp is lit.`,
    `The ferry is free for children, ${long}, but not for their teachers.`,
    `If the bridge is not open by then, the boats wait outside, ${long}.`,
  ])('%s', (sentence) => {
    const deck = composeSection(
      `${sentence} Fog is rare. Rain falls mostly at night in these parts.`,
    )
    const shown = deck.slides.flatMap(({ content }) => content).map((point) => point.trim())
    const { unsupported } = checkFacts(deck, around(sentence))
    expect(unsupported.filter(({ reason }) => reason === 'condition')).toEqual([])
    for (const point of shown)
      if (/^(?:Dogs|Boats may|The ferry|The boats wait|If the bridge)/.test(point))
        expect(point).toMatch(/only if|unless|but not|If the bridge/)
  })

  test('a bracket that holds a figure, a date or a condition stays', () => {
    const deck = composeSection(
      'The toll (4 euros) is paid at the gate.\n\nThe mole (an old one) was mended in spring.\n\nThe pier opens late (not on Mondays).',
    )
    expect(contentOf(deck, 'The matter')).toEqual([
      'The toll (4 euros) is paid at the gate',
      'The mole was mended in spring',
      'The pier opens late (not on Mondays)',
    ])
  })

  test('a sentence that begins with a pronoun stands with the one that it goes on from', () => {
    const deck = composeSection(
      'The lighthouse keeper lived alone. He came ashore once a month. The lamp burned whale oil. It is 42 metres high.',
    )
    for (const point of contentOf(deck, 'The matter'))
      expect(point).not.toMatch(/^(?:He|It|They|She)\b/)
  })
})

describe('CM19 what announces a list stays with it', () => {
  const gates = '- the water is high\n- the wind comes from the north\n- a ship is in the lock'

  test('as its title, where its section goes on with it', () => {
    const told =
      'The gate was built in 1931 and weighs 40 tons. Two motors of 15 kW turn it within three minutes. A keeper watches it from the tower by day and by night, and he may stop it at any time.'
    const deck = composeSection(`${told}\n\nCases in which it stays closed:\n\n${gates}`)
    expect(contentOf(deck, 'Cases in Which It Stays Closed')).toHaveLength(3)
  })

  test('above it, where its entries would say the opposite without it', () => {
    const deck = composeSection(`The gate is not opened if:\n\n${gates}`)
    expect(contentOf(deck, 'The matter')).toEqual([
      'The gate is not opened if',
      '\tthe water is high',
      '\tthe wind comes from the north',
      '\ta ship is in the lock',
    ])
  })
})

test('CM19 a section that only announces code has no slide', () => {
  const deck = composeSection('Install it with npm:\n\n```\nnpm install\n```')
  expect(deck.slides.map(({ title }) => title)).not.toContain('The matter')
})

test('CM22 in questions and answers the answer is the point', () => {
  const deck = compose(read('library-hours.en.txt'))
  expect(contentOf(deck, 'Can I still borrow without a card?')).toEqual([
    'No. From 1 September you need a card, unless you are under 12 and come with an adult who has one',
    'A card costs 8 euros a year',
  ])
})

test('CM23 takeaways are results, decisions and totals', () => {
  const deck = compose(read('gartenverein.de.txt'))
  expect(deck.slides.at(-1)?.content).toContain(
    'Der Jahresbeitrag steigt ab 2027 von 90 auf 105 Euro',
  )
})

test('CM23 a takeaway is a sentence of its own: no row of a table, and nothing without its subject', () => {
  const text = `# Ferry\n\nThe ferry crosses the river forty times a day.\n\n## Times\n\n| From | To | Boats |\n|---|---|---|\n| North | Island with the bridge | 17,717,930 a year |\n| South | Island with the tower | 23,651,844 a year |\n\nThe ferry will stop in the winter of 2027.\n\n## Sales\n\nMay sales rose by 30 percent to 4 million euros.\n\n## Calls\n\nReturns null if no boat of the company is found at the pier.\n\nThe council decided to buy a second boat for 3 million euros.`
  const last = compose(text).slides.at(-1)?.content ?? []
  expect(last).toContain('The council decided to buy a second boat for 3 million euros')
  expect(last).toContain('May sales rose by 30 percent to 4 million euros')
  expect(last.join('\n')).not.toMatch(/Returns null|17,717,930|23,651,844/)
})

test('CM24 a text in another language is read by its structure', () => {
  const deck = compose(
    '# Satama\n\nSatama on vanha ja kaunis paikka.\n\n## Vaiheet\n\n1. Avaa portti\n2. Nosta lippu\n3. Soita kelloa\n\n## Luvut\n\n| Vuosi | Laivat |\n|---|---|\n| 2023 | 5 |\n| 2024 | 9 |',
  )
  expect(formsOf(deck)).toEqual(expect.arrayContaining(['cover', 'steps', 'columns']))
})

test('CM25 it rests between slides', () => {
  let count = 0
  const steps = [...composeInSteps({ source: read('faro.es.md'), newId: () => `s${++count}` })]
  expect(steps.length).toBeGreaterThan(5)
})

const six = new URL('../../../../shared/prototypes/visual-language/texts/', import.meta.url)
const texts = ['history', 'howto', 'meeting', 'product', 'report', 'science']

describe.skipIf(!existsSync(six))(
  'CM26 the six texts of the design (they lie beside the repository)',
  () => {
    const decks = texts.map((name) => {
      const source = readFileSync(new URL(`${name}.txt`, six), 'utf8')
      return { name, source, deck: compose(source) }
    })

    test.each(decks)(
      '$name: no fact is lost, and nothing is said that the text does not say',
      (one) => {
        const { facts, unsupported } = checkFacts(one.deck, one.source)
        expect(facts.filter(({ where }) => where === 'missing')).toEqual([])
        expect(unsupported).toEqual([])
      },
    )

    test.each([
      ['meeting', 'We launch on 2 December, not on 25 November'],
      ['report', '42.6 million euros'],
      ['science', '39.5 percent of all deaths'],
      ['howto', 'Feed the starter: The evening before, mix'],
      ['howto', 'Bake: Heat the pot to 250 degrees'],
    ])('%s: %s stands on a slide', (name, text) => {
      const { deck } = decks.find((one) => one.name === name) ?? {}
      expect(deck?.slides.some(({ content }) => content.join('\n').includes(text))).toBe(true)
    })

    test('every cover is a cover, and at most 30 % of all slides are plain points', () => {
      const forms = decks.map(({ deck }) => formsOf(deck))
      expect(forms.map(([first]) => first)).toEqual(texts.map(() => 'cover'))
      const all = forms.flat()
      const plain = all.filter((form) => form === 'points' || form === 'two-columns')
      expect(plain.length / all.length).toBeLessThanOrEqual(0.3)
    })
  },
)

test.each([
  ["That's a big download of 700 MB.", true],
  ['Depending on the types, it is between 250 and 1600.', true],
  ['If not, the manual of the board tells more.', true],
  ['It is important that the gates are shut.', false],
  ['It is important to understand why.', true],
  ['May also be specified twice.', true],
  ['It is designed to hold the gates.', true],
  ['Because the internals of this package never change, nothing is lost.', false],
  ['When the ferry is full, it turns around.', false],
  ['Each one corresponds to a phase.', true],
  ['External modules are not.', true],
  ['It is possible to do the same with files.', true],
  ['The above was measured in May.', true],
  ['Each member pays ten euros.', false],
  ['In 1991, the first wind farm was built.', false],
])('CM17 %s leans on what was said before: %s', (text, leans) =>
  expect(leansBack(text, english)).toBe(leans),
)

test('CM17 what is left of a sentence after code or a picture is no point', () => {
  const rest = { text: 'which finds the ten nearest places.', isItem: false }
  expect(goesOn(rest, english)).toBe(true)
  expect(goesOn({ ...rest, isItem: true }, english)).toBe(false)
  expect(goesOn({ ...rest, text: 'npm finds the ten nearest places.' }, english)).toBe(false)
})

test('CM28 what nothing of can be shown is told with the slide before; what is only asked is shown', () => {
  const long = `${'and the water went on rising over neighbourhoods, thoroughfares and farmyards '.repeat(7)}.`
  const deck = compose(`# The flood

It rained for nine days in the valley. The river left its bed on the third of them.

## The first day

The dam held. The mayor called all men of the town to the dam that night.

- Sand came from the quarry
- Boats came from the lake
- Bread came from the hill

The river rose by 9 metres, so they say, ${long}

## What we ask ourselves

Why did nobody look at the gates? Who will pay for the bridges?`)
  expect(deck.slides.filter(({ content, table }) => content.length === 0 && !table)).toEqual([])
  expect(deck.slides.map(({ notes }) => notes).join(' ')).toContain('the water went on rising')
  expect(find(deck, 'What we ask ourselves').content).toContain('Why did nobody look at the gates?')
})

test('CM19 shares of a whole are shown one by one, and all of them are spoken', () => {
  const source = [
    'The pool',
    'What we asked',
    'Mornings before nine had hardly changed. The group asked 312 parents at the gates why.',
    'The answers were plain: 41 percent named the price, 28 percent the closed pool and 31 percent the bus.',
    'What we did',
    'The ticket was cut to 12 pounds. The pool was repaired. The bus came back in May.',
  ].join('\n\n')
  const slides = composeDeck({ source, newId: () => 'x' })?.slides ?? []
  const shown = slides.find(({ content }) => content.includes('28 percent the closed pool'))
  expect(shown?.content).toHaveLength(3)
  expect(shown?.notes).toContain(
    '41 percent named the price. 28 percent the closed pool. 31 percent the bus.',
  )
  // What only leads to the answers is no point.
  expect(slides.flatMap(({ content }) => content).join('\n')).not.toContain('gates why')
})
