import type { Deck } from '#core/deck/deck.ts'

const notes =
  'Twice a day the sea comes up the beach and goes away again... and for most of history nobody could say why. The moon pulls on the water that is nearest to it, a little more than on the Earth beneath... and a little more on the Earth than on the water behind. That small difference is all there is to a tide.'

/** Slides of an ordinary kind, no two with the same words. */
export const createLongDeck = (slides: number): Deck => ({
  title: 'Tides',
  slides: Array.from({ length: slides }, (_, index) => ({
    id: `slide-${index + 1}`,
    title: `Tide ${index + 1}: why the sea moves`,
    content: [
      `High water number ${index + 1} of the year`,
      'The moon pulls on the near side more than on the far side',
      '\tand the sun helps when all three stand in a row',
      'Twice a day, fifty minutes later each day',
    ].slice(0, 2 + (index % 3)),
    notes: `${notes} This was tide ${index + 1}.`,
    ...(index % 5 === 0 && { imageUrl: 'asset:wave' }),
  })),
})
