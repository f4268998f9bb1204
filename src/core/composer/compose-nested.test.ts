import { describe, expect, test } from 'vitest'

import { composeDeck } from './compose-deck.ts'

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

describe('CM33 what is set in below an entry belongs to it', () => {
  test('where the entry announces it', () => {
    const shown = contentOf(
      '- The lamp is lit at dusk\n- If the lamp is broken:\n  - call the pilot\n  - light a fire\n- The lamp is put out at dawn',
    )
    expect(shown).toContain('If the lamp is broken: call the pilot; light a fire')
  })

  test('and stands below it where it says a thing of its own', () => {
    const shown = contentOf(
      '- The lamp is lit at dusk\n  - by the keeper of the old tower\n- The lamp is put out at dawn',
    )
    expect(shown).toEqual([
      'The lamp is lit at dusk',
      '\tby the keeper of the old tower',
      'The lamp is put out at dawn',
    ])
  })

  test('on the same slide', () => {
    const entry = (name: string) =>
      `- \`${name}\`: The ${name} of a boat\n  - \`wood\`: What it is made of\n  - \`paint\`: What it is painted with\n  - \`year\`: When it was new`
    const slides = compose(
      `# Boats\n\n## Parts\n\n${['mast', 'keel', 'deck', 'rudder'].map(entry).join('\n')}`,
    )
    for (const { content } of slides.slice(1))
      for (const [at, point] of content.entries())
        if (/wood:/u.test(point)) expect(content[at - 1]).toMatch(/^(?:mast|keel|deck|rudder): /u)
    expect(
      slides.flatMap(({ content }) => content).filter((one) => /wood/u.test(one)),
    ).toHaveLength(4)
  })

  test('steps keep the details that they have room for', () => {
    const slides = compose(
      '# Bread\n\n## Method\n\n1. Mix flour and water\n   - 500 g of flour\n2. Let the dough rest\n3. Bake it',
    )
    expect(slides.find(({ layout }) => layout === 'steps')?.content).toEqual([
      'Mix flour and water',
      '\t500 g of flour',
      'Let the dough rest',
      'Bake it',
    ])
  })
})

describe('CM19 what speaks for and against stands side by side', () => {
  test('two short lists with their names are one slide, each below its name', () => {
    const slides = compose(
      '# A four-day week\n\nOur firm tried it for six months with 80 people.\n\n## What we found\n\nAdvantages:\n- saves 12 percent of energy\n- brings 30 more letters a month\n\nDisadvantages:\n- costs 200,000 euros a year\n- leaves Friday orders until Monday\n\n## Decision\n\nWe keep the four-day week until June.',
    )
    expect(slides.find(({ title }) => title === 'What we found')?.content).toEqual([
      'Advantages',
      '\tsaves 12 percent of energy',
      '\tbrings 30 more letters a month',
      'Disadvantages',
      '\tcosts 200,000 euros a year',
      '\tleaves Friday orders until Monday',
    ])
  })

  test('two entries below a heading of their own are its slide, also where they speak of it', () => {
    const slides = compose(
      '# The bridge\n\nThe old bridge was built in 1904 and is 6 metres wide.\n\n## Advantages of the bridge\n\n- It saves 20 minutes\n- It costs nothing to cross\n\n## Disadvantages of the bridge\n\n- It takes 12 million euros to repair\n- It is closed to lorries',
    )
    expect(slides.find(({ title }) => title === 'Disadvantages of the bridge')?.content).toEqual([
      'It takes 12 million euros to repair',
      'It is closed to lorries',
    ])
  })

  test.each([
    [
      'On the one hand, wood costs 40 euros a metre. On the other hand, steel lasts 60 years.',
      'Steel lasts 60 years',
    ],
    [
      'D’une part, le bois coûte 40 euros le mètre. D’autre part, l’acier dure 60 ans.',
      'L’acier dure 60 ans',
    ],
  ])('neither hand is left out: %s', (sides, other) => {
    expect(contentOf(sides).join()).toContain(other)
  })
})

test('CM19 a step that says more than the others is a step all the same', () => {
  const long =
    'Check the pressure. The needle should be between 1 and 1.5 bar when the system is cold. If it is below 1, top it up with the loop until the needle reaches 1.3, and close both taps again. If it is above 2, call somebody who knows the boiler well.'
  const steps = [
    'Begin downstairs',
    'Find the valve',
    'Turn the key slowly',
    'Wait for water',
    long,
    'Turn the heating on',
  ]
  const slides = compose(
    `# Radiators\n\nA cold radiator has air in it.\n\n## Step by step\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
  )
  const shown = slides
    .filter(({ layout }) => layout === 'steps')
    .flatMap(({ content }) => content)
    .filter((line) => !line.startsWith('\t'))
  expect(shown).toHaveLength(steps.length)
  expect(shown.at(-1)).toBe('Turn the heating on')
})

test('CM33 what an entry says besides stands below it, where the slide has room', () => {
  const entries = ['Oak', 'Elm', 'Ash'].map(
    (tree) =>
      `- ${tree} is cut in winter, when the sap has gone down and the ground is frozen. It dries for nine years under a roof of reed. Smoke keeps the worms out of ${tree.toLowerCase()}.`,
  )
  const shown = contentOf(entries.join('\n'))
  expect(shown).toContain('\tSmoke keeps the worms out of elm')
})

test('CM33 what an entry says after a question is left out with it', () => {
  const shown = contentOf(
    '- The lamp is small and quiet, and it can be carried by one\n- The sails are what you make of them. Are you fine with grey? That will save you 20 euros.\n- The anchor is old',
  )
  expect(shown.join()).toContain('The sails are what you make of them')
  expect(shown.join()).not.toContain('save you')
})

test('CM32 "for example, in v7:" stands whole above what it announces', () => {
  const shown = contentOf(
    'The names of boats follow the yard, so that their numbers tell which one they come from. For example, in `31.7`:\n\n- `31` is the yard of the boat\n- `7` is the number of the boat\n\nA boat that is mended gets the next number, so the next would be 31.8. When the yard changes, the number of the yard changes.',
  )
  expect(shown).toContain('\t31 is the yard of the boat')
  expect(shown[shown.indexOf('\t31 is the yard of the boat') - 1]).toBe('\tFor example, in 31.7:')
})
