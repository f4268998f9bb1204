import type { Deck } from '#core/deck/deck.ts'

const notes =
  'Twice a day the sea comes up the beach and goes away again... and for most of history nobody could say why. The moon pulls on the water that is nearest to it, a little more than on the Earth beneath... and a little more on the Earth than on the water behind. That small difference is all there is to a tide.'

/** Points of one form after another: plain ones, cards, figures, dates, two sides. */
const contents: readonly ((number: number) => string[])[] = [
  (number) => [
    `High water number ${number} of the year`,
    'The moon pulls on the near side more than on the far side',
    '\tand the sun helps when all three stand in a row',
    'Twice a day, fifty minutes later each day',
  ],
  (number) => [
    `Moon: pulls on the near side, for the ${number}th time`,
    'Sun: helps when all three stand in a row',
    'Coast: makes a wave of a few feet a wall of water',
  ],
  (number) => [
    `${number} tides were counted at this pier`,
    '12.4 hours lie between one and the next',
    '16 metres is the highest of them',
  ],
  (number) => [
    `${1000 + number}: a monk writes the tables`,
    `${1100 + number}: the first mill turns with the sea`,
    `${1900 + number}: a dam makes light of it`,
  ],
  (number) => [
    `Spring: sun and moon pull together, ${number} times`,
    'Spring: the highest and the lowest water',
    'Neap: they pull at right angles',
    'Neap: the sea hardly moves',
  ],
]

/** Slides of ordinary kinds, no two with the same words. */
export const createLongDeck = (slides: number): Deck => ({
  title: 'Tides',
  slides: Array.from({ length: slides }, (_, index) => ({
    id: `slide-${index + 1}`,
    title: `Tide ${index + 1}: why the sea moves`,
    content: contents[index % contents.length]?.(index + 1) ?? [],
    notes: `${notes} This was tide ${index + 1}.`,
    ...(index % 5 === 0 && { imageUrl: 'asset:wave' }),
  })),
})
