type Range = { min: number; max: number }

export const bulletsPerSlide = { min: 3, max: 4 } as const

/** In words: what models are asked for, and what the deck check takes for good. */
export const slideLengths = {
  title: { min: 2, max: 9 },
  bullet: { min: 4, max: 16 },
  notes: { min: 50, max: 80 },
} as const

/** For a model. */
export const describeRange = ({ min, max }: Range): string => `${min} to ${max}`

/** What a cover has room for when its title is the headline of a text: cut, it says something else. */
export const headlineWords = 16
