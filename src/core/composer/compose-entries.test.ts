import { describe, expect, test } from 'vitest'

import { composeDeck } from './compose-deck.ts'

/** A document with one section of this text between two others. */
const contentOf = (section: string): string[] => {
  let count = 0
  const source = `# The Harbour\n\nThe harbour is the oldest part of the town.\n\n## Before\n\nFishermen mended their nets here for centuries. The quay was made of wood. Children learned to swim beside the boats.\n\n## The matter\n\n${section}\n\n## After\n\nThe town has grown around the water. Cafés stand where the nets were dried. The boats are white today.`
  const deck = composeDeck({ source, newId: () => `slide-${++count}` })
  return (
    deck?.slides
      .filter(({ title }) => title.startsWith('The matter'))
      .flatMap(({ content }) => content) ?? []
  )
}

describe('CM32 entries stand below what announces them', () => {
  test('where that says whose or of what they are', () => {
    const shown = contentOf(
      'A steel boat has:\n\n- little weight\n- a hull of one piece\n- much room',
    )
    expect(shown).toEqual([
      'A steel boat has',
      '\tlittle weight',
      '\ta hull of one piece',
      '\tmuch room',
    ])
  })

  test('not where the title says so', () => {
    const shown = contentOf('The matter:\n\n- little weight\n- a hull of one piece\n- much room')
    expect(shown).toEqual(['little weight', 'a hull of one piece', 'much room'])
  })

  test('with the sentence before it, where it leans on that', () => {
    const shown = contentOf(
      'Every wooden hull is painted by hand in the old yard.\n\nThis habit has several costs:\n\n- long winters on land\n- thick layers of paint\n- much dust',
    )
    expect(shown.slice(0, 3)).toEqual([
      'Every wooden hull is painted by hand in the old yard',
      'This habit has several costs',
      '\tlong winters on land',
    ])
  })

  test('of the list next to it, not of one before', () => {
    const shown = contentOf(
      'The old crane contains:\n\n- a long arm\n- a deep voice\n\nThe new crane contains:\n\n- a cabin with a heater\n- a silent winch\n- a camera',
    )
    expect(shown[shown.indexOf('\ta cabin with a heater') - 1]).toBe('The new crane contains')
  })

  test('on each of the slides that a long list is dealt to', () => {
    const entries = Array.from(
      { length: 9 },
      (_, at) => `- Rope number ${at + 1} with a knot at each of its two ends`,
    )
    const shown = contentOf(`The chandler sells:\n\n${entries.join('\n')}`)
    expect(shown.filter((line) => line === 'The chandler sells')).toHaveLength(2)
  })

  test('also two, which make no list of their own', () => {
    const shown = contentOf(
      'The pilot comes on board before the bridge. Two things are checked then:\n\n- The draught is read at the bow.\n- The tide is read at the gauge.',
    )
    expect(shown).toContain('\tThe draught is read at the bow')
    expect(shown.indexOf('\tThe draught is read at the bow')).toBeGreaterThan(0)
  })

  test('none of several ways without the sentence that lets one choose', () => {
    const long = `Bring the boat to the yard${' and wait there until the crane is free again'.repeat(5)}.`
    const shown = contentOf(
      `Owners have duties to the harbour. Besides them, you must do one of these:\n\n  a) ${long}\n\n  b) Sell the boat to the town.\n\n  c) Sink the boat in the open sea.`,
    )
    expect(shown.filter((line) => /Sell|Sink/.test(line) && !line.startsWith('\t'))).toEqual([])
  })

  test('nothing where the list is of another text', () => {
    const shown = contentOf(
      'The yard builds a boat a year. See the handbook for:\n\n- colours\n- prices\n- dates',
    )
    expect(shown).toEqual(['The yard builds a boat a year'])
  })
})

describe('CM33 an entry has a sign between its name and what is said of it', () => {
  test.each([
    [
      'a name set bold, and the rest in the next line',
      '- **The old winch is gone**\n  Ropes are pulled by a motor',
      'The old winch is gone. Ropes are pulled by a motor',
    ],
    ['a name in code', '- `pull` Draws the boat in', 'pull: Draws the boat in'],
    [
      'an address',
      '- https://example.org/ropes/knots - How each is tied',
      'knots: How each is tied',
    ],
    [
      'an address without a path',
      '- https://example.org How each is tied',
      'example.org: How each is tied',
    ],
  ])('%s', (_, entry, expected) => {
    const shown = contentOf(`${entry}\n- The second entry\n- The third entry`)
    expect(shown[0]).toBe(expected)
  })
})

test('CM33 what an entry asks is not said with it', () => {
  expect(
    contentOf(
      '- Colours: take what you like. You are fine with white?\n- Sails: two\n- Ropes: ten',
    )[0],
  ).toBe('Colours: take what you like')
})

test('CM32 lists with two leads stay two, however few slides are asked for', () => {
  const list = (lead: string, what: string) =>
    `${lead}\n\n${['one', 'two', 'three'].map((word) => `- ${what} number ${word}`).join('\n')}`
  const source = `# Cranes\n\nCranes are old.\n\n## The matter\n\n${list('The old crane contains:', 'rope')}\n\n${list('The new crane contains:', 'chain')}`
  let count = 0
  const deck = composeDeck({ source, slideCount: 3, newId: () => `slide-${++count}` })
  for (const { content } of deck?.slides ?? []) expect(content.join()).not.toMatch(/rope.*chain/)
})

describe('CM34 tags say what Markdown would', () => {
  test('a heading in its tags', () => {
    let count = 0
    const source =
      '<div align="center">\n<h1>Tide tables</h1>\n</div>\n\nThe tables tell when the water is high. Every harbour has its own. They are printed each year in December.'
    const deck = composeDeck({ source, newId: () => `slide-${++count}` })
    expect(deck?.title).toBe('Tide tables')
  })

  test('what can be opened is an entry, and a reference inside is left out', () => {
    const module = (name: string, is: string) =>
      `<details><summary><b>${name}</b> ${is}</summary>\n<pre>import ${name}</pre>\n<dl>\n<b><code>${name}.run(): void</code></b><br>\n<dd><p>Runs it.</p></dd>\n</dl>\n</details>`
    const shown = contentOf(
      [
        module('ropes', 'Functions for ropes.'),
        module('knots', 'Functions for knots.'),
        module('sails', 'Functions for sails.'),
      ].join('\n'),
    )
    expect(shown).toEqual([
      'ropes: Functions for ropes',
      'knots: Functions for knots',
      'sails: Functions for sails',
    ])
  })

  test('a line that only leads to another page says nothing', () => {
    const shown = contentOf(
      '<a href="https://example.org/x">Harbour guide for guests</a>\n\nThe quay was widened in 1931.',
    )
    expect(shown).toEqual(['The quay was widened in 1931'])
  })
})

describe('CM14 code and names go on where a sentence would not', () => {
  test.each([
    ['a choice in code', 'The line `const x = isOpen? A : B` cannot be removed by any tool'],
    ['a name that begins with a full stop', 'The tables are also there for Python, .NET, and Java'],
    ['a name with one inside', 'The secret is kept in React.__INTERNALS by its authors'],
  ])('%s', (_, sentence) => {
    expect(contentOf(`${sentence}.`)).toEqual([sentence.replaceAll('`', '')])
  })

  test('what leads to code is no point, also with a comma before it', () => {
    const shown = contentOf(
      'The yard was paved in 1960.\n\nThe harbour master also has a tool which can be used for,\n\n```\npull rope\n```',
    )
    expect(shown).toEqual(['The yard was paved in 1960'])
  })
})

describe('CM16 names in other type that begin several paragraphs are headings', () => {
  const titlesOf = (source: string) => {
    let count = 0
    return (
      composeDeck({ source, newId: () => `slide-${++count}` })?.slides.flatMap(
        ({ title, content }) => [title].concat(content),
      ) ?? []
    )
  }
  const paragraph = (name: string, what: string) =>
    `**${name}.** The ${what} is painted in spring by the whole crew, and it dries until the first of May in every year.`
  const source = `# The Yard

The yard is old.

## Work

${paragraph('Paint the hull', 'hull')}

${paragraph('Mend the sails', 'sail')}

${paragraph('Trace the old lines', 'line')}`

  test('below the heading that they stand under', () => {
    expect(titlesOf(source)).toEqual(
      expect.arrayContaining(['Paint the hull', 'Mend the sails', 'Trace the old lines']),
    )
    expect(titlesOf(source)).not.toContain('Trace the old lines: The line is painted')
  })
})

describe('CM27 ways to other pages', () => {
  const titles = (end: string) => {
    let count = 0
    const source = `The Harbour

The harbour is old. It was built by monks. They sold fish to the whole valley.

${end}

19 November at ten, with a look at the new crane and the old winch. Whoever wants to come is welcome.`
    return (
      composeDeck({ source, newId: () => `slide-${++count}` })?.slides.map(({ title }) => title) ??
      []
    )
  }

  test('are left out, a heading that begins like one is not', () => {
    expect(titles('Next meeting')).toContain('Next meeting')
    expect(titles('Next page')).not.toContain('Next page')
  })

  test('also where they are set as a heading', () => {
    const shown = contentOf(
      '### [Handbook](https://example.org/a) | [Questions](https://example.org/b)\n\nThe quay was widened in 1931.',
    )
    expect(shown).toEqual(['The quay was widened in 1931'])
  })
})

describe('CM11 what only leads on, greets or supposes is no point', () => {
  test.each([
    'Suppose you have some old boats',
    'Welcome back to the Harbour Hour',
    'Anna, good to have you',
    'So let us start with the obvious question',
    'For the purposes of this guide, we will paint a boat',
    'Note on old and new boats',
  ])('%s', (sentence) => {
    expect(contentOf(`${sentence}.\n\nThe quay was widened in 1931.`)).toEqual([
      'The quay was widened in 1931',
    ])
  })
})

test('CM11 a name in square brackets is part of what is said', () => {
  expect(contentOf('Each of them becomes an [error] line in the log of the harbour.')).toEqual([
    'Each of them becomes an [error] line in the log of the harbour',
  ])
})

describe('CM11 what only names the code or the table beside it is no point', () => {
  test.each(['Adding ropes to a boat of steel', 'Measured in May with two boats on the river'])(
    '%s',
    (sentence) => {
      expect(contentOf(`${sentence}.\n\nThe quay was widened in 1931.`)).toEqual([
        'The quay was widened in 1931',
      ])
    },
  )
  test.each([
    'Cooling differed with climate',
    'String literals of many kinds and sizes',
    'Painting boats is the work of spring',
  ])('but %s', (sentence) => {
    expect(contentOf(`${sentence}.\n\nThe quay was widened in 1931.`)).toContain(sentence)
  })
})

test('CM16 a clause that is only its name is a heading as the others', () => {
  let count = 0
  const long =
    'the owner of a boat gives up all rights to the place at which it lay before, '.repeat(4)
  const source = `# Terms\n\nThese are the terms.\n\n1. Waiver. To the greatest extent that is allowed ${long}and does so for ever.\n\n2. Places. To the greatest extent that is allowed ${long}and does so gladly.\n\n3. Limits and Losses.\n\n  a. No rights of the town are lost.\n  b. No duties of the owner are lost.`
  const deck = composeDeck({ source, newId: () => `slide-${++count}` })
  expect(deck?.slides.map(({ title }) => title)).toContain('Limits and Losses')
})

test('CM10 what says how far a reason goes is not left without it', () => {
  const shown = contentOf(
    'The town had forbidden the growing of reeds at the northern end of the harbour in the spring of 1748, and after long debates and two petitions of the fishermen and their families the ban was lifted in 1772 largely because of the work of a single gardener from the abbey.',
  )
  expect(shown.join('\n')).not.toMatch(/largely$/m)
})

describe('CM23 a takeaway needs nothing of its section', () => {
  const takeaways = (sentence: string) => {
    let count = 0
    const source = `# Ferry

The ferry carried 4 million people in 2024.

## Times

Nothing was new for years. ${sentence}.

## Sales

May sales rose by 30 percent to 4 million euros.`
    return composeDeck({ source, newId: () => `slide-${++count}` })?.slides.at(-1)?.content ?? []
  }
  test.each([
    'The rules changed in 1904 after 30 years',
    'On my second day 300 guests came aboard',
    'If 1,500 guests join, we will buy it in 2027',
    'Replaces the boats of 1904 with 30 new ones',
    'Interview with the captain, who has crossed the river 30,000 times',
    'Boats by year; 40 is better than 30 percent',
    'Painted boats: Anna of 1904, Berta of 1910, Clara of 1930',
    'The case begins with 300 guests in 2027',
    'Therefore 300 guests decided to sail in 2027',
    'Not recommended if more than 300 guests come in 2027',
  ])('%s', (sentence) => expect(takeaways(sentence)).not.toContain(sentence))

  test('nor do others go with them', () =>
    expect(takeaways('Winter boats decided to sail for 300 guests in 2027')).toContain(
      'Winter boats decided to sail for 300 guests in 2027',
    ))
})

test('CM23 what answers a question that leans is no takeaway', () => {
  const answer = 'Zurich paid 1,500 francs for each of 300 metres'
  const last = (question: string, answered = answer) => {
    let count = 0
    const source = `# Digging Rivers\n\nSeoul has decided to open 300 metres of a river.\n\n## ${question}\n\n${answered}.\n\n## Sales\n\nMay sales rose by 30 percent to 4 million euros.`
    return composeDeck({ source, newId: () => `slide-${++count}` })?.slides.at(-1)?.content ?? []
  }
  expect(last("Isn't that very expensive?")).not.toContain(answer)
  expect(last('What does a river cost?')).toContain(answer)
  expect(
    last('What does a river cost?', '1,500 francs for each of 300 metres').join(),
  ).not.toContain('1,500')
})

test('CM29 whose the subject is must be known, too', () => {
  const shown = contentOf(
    'A young spider lives in the northern tower of the harbour.\n\nThe keeper is old. He has three boats. The thread of the spider broke.',
  )
  const at = shown.indexOf('The thread of the spider broke')
  expect(at === -1 || shown.slice(0, at).join().includes('spider')).toBe(true)
})

describe('CM17 what does, only a heading says that it stands right below', () => {
  test('so its first sentence may go without', () =>
    expect(contentOf('Uses the tide to lift boats of 30 tons.')).toEqual([
      'Uses the tide to lift boats of 30 tons',
    ]))

  test('and a later one not', () =>
    expect(
      contentOf('The quay was widened in 1931.\n\nUses the tide to lift boats of 30 tons.'),
    ).toEqual(['The quay was widened in 1931']))

  test('but "Returns" may be what it speaks of', () =>
    expect(
      contentOf('The quay was widened in 1931.\n\nReturns fell by 30 percent in 2027.'),
    ).toContain('Returns fell by 30 percent in 2027'))
})

test('CM29 what stands below a sentence speaks of nothing that nobody has named', () => {
  const shown = contentOf(
    'In our survey of 2,400 owners 68 percent said that they love their boat. It costs them 900 euros a year. The button is worth 12 percent of it.',
  )
  expect(shown.join()).toContain('900 euros')
  expect(shown.join()).not.toContain('The button')
})

test('CM33 what somebody types is written as it is, at the beginning of an entry, too', () => {
  const shown = contentOf('- file - the name\n- harbour check [--deep] <ship> finds leaks\n- sails')
  expect(shown).toContain('file - the name')
  expect(shown).toContain('harbour check [--deep] <ship> finds leaks')
})

test('CM29 what somebody has done something to may be what the next sentence speaks of', () => {
  const shown = contentOf(
    'The harbour board has opened an inquiry into 12 broken lamps. It will be led by 3 judges and is to report in March 2031.',
  )
  expect(shown.join('\n')).toContain('It will be led by 3 judges')
  expect(shown.join('\n')).not.toContain('The harbour board will be led')
})

test('CM24 what a text in another language has left in English is read as English', () => {
  let count = 0
  const source =
    '# Der Hafen\n\nDer Hafen ist der älteste Teil der Stadt, und alle Boote liegen dort.\n\n## Ports\n\nFor instance, port 25 is used by the boats of the town, and it is open to all of them.\n\nDer zweite Hafen hat nur zwei Plätze für Boote.\n\n## Ende\n\nDas Ende ist noch weit weg, sagt der Lotse.'
  const deck = composeDeck({ source, newId: () => `slide-${++count}` })
  expect(deck?.slides.flatMap(({ content }) => content).join('\n')).not.toContain('For instance')
})
