import { expect, test } from 'vitest'

import { readDocument } from './read-document.ts'

const list = (text: string) => readDocument(text).map(({ kind, text: said }) => `${kind}: ${said}`)

const minutes = `Minutes of the board
Project Kestrel
Date: Tuesday, 14 October 2025, 10:00-11:30
Present: Anna Weiss (chair), Tom Barker, Li Chen, Priya Nair, Oskar Lund (minutes)

1. Status
Tom reported that the payment module is finished and tested with two banks. The import is late.

2. Risks
- The contract with the provider ends in December
- Only one developer knows the pricing rules

3. Actions
| Who | What |
|---|---|
| Tom | Import the old bookings without their addresses |
`

test('CM19 numbered lines with text right below each of them are headings', () => {
  expect(list(minutes)).toEqual([
    'heading: Minutes of the board: Project Kestrel',
    'field: Date: Tuesday, 14 October 2025, 10:00-11:30',
    'field: Present: Anna Weiss (chair), Tom Barker, Li Chen, Priya Nair, Oskar Lund (minutes)',
    'heading: Status',
    'paragraph: Tom reported that the payment module is finished and tested with two banks. The import is late.',
    'heading: Risks',
    'item: The contract with the provider ends in December',
    'item: Only one developer knows the pricing rules',
    'heading: Actions',
    'table: Who What Tom Import the old bookings without their addresses',
  ])
})

test('CM19 steps stay steps: below each other, with their text set in, or explained in a few words', () => {
  const kinds = (text: string) => readDocument(text).map(({ kind }) => kind)
  const steps = ['1. Warm the oven', '2. Mix the flour', '3. Bake the bread']
  expect(kinds(steps.join('\n'))).toEqual(['item', 'item', 'item'])
  expect(kinds(steps.map((step) => `${step}\n   It takes some time.`).join('\n\n'))).not.toContain(
    'heading',
  )
  expect(kinds(steps.map((step) => `${step}\nSlowly.`).join('\n\n'))).not.toContain('heading')
})

test('CM19 a name right above numbered steps is not the beginning of the first of them', () => {
  expect(
    list('Potato soup\n\nMethod\n1. Peel the potatoes\n2. Slice the leek\n3. Simmer it'),
  ).toEqual([
    'heading: Potato soup',
    'heading: Method',
    'item: Peel the potatoes',
    'item: Slice the leek',
    'item: Simmer it',
  ])
})

test('CM19 so are they where the text below each is set in, and each breaks off before its time', () => {
  const long = (about: string) =>
    `   The ${about} was talked about for an hour and more, since nobody\n   could say what it costs. In the end the chair asked for a second\n   offer until 20 November.`
  expect(
    list(
      ['Rent', 'Water', 'Any other business']
        .map((name, at) => `${at + 1}. ${name}\n${long(name.toLowerCase())}`)
        .join('\n\n'),
    ).filter((one) => one.startsWith('heading')),
  ).toEqual(['heading: Rent', 'heading: Water', 'heading: Any other business'])
})

test('CM19 a step that is explained below itself in a few words is a sentence of its own', () => {
  const text = ['Soak the beans', 'Cook the beans', 'Serve the beans']
    .map(
      (step, at) =>
        `${at + 1}. ${step}\n   Take 200 g of them and as much water as will cover them all.`,
    )
    .join('\n\n')
  expect(list(text)[0]).toBe(
    'item: Soak the beans. Take 200 g of them and as much water as will cover them all.',
  )
})

test('CM19 numbered lines that stand alone are headings too, whatever follows them', () => {
  const text =
    'Nobody had tried it before in a town of this size, and nobody knew what it would cost.'
  expect(
    list(
      `Bikes for all\n\n1. Aim\n\n${text}\n\n2. Schedule\n\n- April: buy six bikes\n- July: open three yards\n- March: report\n\n3. Costs\n\n${text}`,
    ).filter((one) => one.startsWith('heading')),
  ).toEqual(['heading: Bikes for all', 'heading: Aim', 'heading: Schedule', 'heading: Costs'])
})

test('CM19 a line in capitals is a heading among others, and so is a name alone where paragraphs begin with names', () => {
  const text = 'Worms flee the light, and so the boxes have to be dark.'
  expect(
    list(
      `A box of worms\n\nTools: a drill with a bit of five millimetres and a saw for wood.\n\nHOW TO BUILD IT\n\n${text} ${text}\n\nAllowed: peels, coffee, tea and any paper without ink on it.\n\nNever: meat, cheese, oil or any food with salt.\n\nTHE LIQUID\n\n${text}`,
    ).filter((one) => one.startsWith('heading')),
  ).toEqual(
    ['A box of worms', 'Tools', 'HOW TO BUILD IT', 'Allowed', 'Never', 'THE LIQUID'].map(
      (one) => `heading: ${one}`,
    ),
  )
  expect(
    list(
      `Light and sleep\n\nMethod. ${text} ${text}\n\nResults.\n\n- 41 minutes more of sleep\n- fewer mistakes at night\n\nLimits. ${text}\n\nOutlook. ${text}`,
    ).filter((one) => one.startsWith('heading')),
  ).toContain('heading: Results')
})

test('CM27 what a text for the press says of itself is no text', () => {
  const text = 'A plant for batteries opens in 2027 and employs 420 people of the valley.'
  const all = list(
    `FOR IMMEDIATE RELEASE\n\n**A plant for the valley**\n\n${text}\n\n${text}\n\nMedia contact: Ana Reis, 0113 496 0042`,
  )
  expect(all[0]).toBe('heading: A plant for the valley')
  expect(all.join()).not.toMatch(/IMMEDIATE|Media contact/u)
})

test('CM16 who asks and who answers may be named by a letter', () => {
  const turns = ['Who paints the boats?', 'Who pays?', 'And the winter?'].flatMap((question) => [
    `D. ${question}`,
    'R. In 1962 the wooden quay burned down, and 40 boats had no place to land for two winters.',
  ])
  const all = list(['Boats', ...turns].join('\n\n'))
  expect(all.filter((one) => one.startsWith('heading'))).toContain('heading: Who paints the boats?')
  expect(all.join()).not.toMatch(/[DR][.:] /u)
})

test('CM16 a saying above its subtitle is the title, and labels below a title are facts about the text', () => {
  expect(
    list(
      '«An organ is not mended, it is heard»\nA talk with Lucia Ferrandini, who restores old organs of the north\n\nIn her shop lie 1,862 pipes of the organ, side by side like fish.',
    )[0],
  ).toBe(
    'heading: An organ is not mended, it is heard: A talk with Lucia Ferrandini, who restores old organs of the north',
  )
  const long =
    'Ana Reis, Jonas Lund and fourteen others of the town, of the school and of its board'
  expect(
    list(
      `# Minutes\n\n**Date:** 26 May 2024\n**Present:** ${long}\n\n## Rent\n\nRent rises in May by nine percent.`,
    ).slice(0, 3),
  ).toEqual(['heading: Minutes', 'field: Date: 26 May 2024', `field: Present: ${long}`])
})
