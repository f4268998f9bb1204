import type { SlideLayoutName } from '#core/deck/slide-layout.ts'

import { translatable } from '../language.ts'

/** What themes and layouts are called. */
export const themeWords: {
  /** By id; a theme that is not named here shows its id. */
  names: Readonly<Record<string, string>>
  /** What each is good for. */
  descriptions: Readonly<Record<string, string>>
  layouts: Readonly<Record<SlideLayoutName, string>>
} = translatable('themeWords', {
  names: {
    modern: 'Modern',
    paper: 'Paper',
    noir: 'Noir',
    ocean: 'Ocean',
    sunrise: 'Sunrise',
    forest: 'Forest',
    blueprint: 'Blueprint',
    gallery: 'Gallery',
  },
  descriptions: {
    modern: 'Night blue and one bright ribbon, for any talk',
    paper: 'A warm page and a book face, for essays and reports',
    noir: 'Black, ember and light through blinds, for a keynote',
    ocean: 'Clear water and an orange sun, for business',
    sunrise: 'A low sun over soft hills, for lessons',
    forest: 'Deep green and a voice in amber, for stories',
    blueprint: 'White lines on blue, for how things work',
    gallery: 'White walls and one colour, for a portfolio',
  },
  layouts: {
    points: 'Title and bullets',
    cover: 'Title slide',
    section: 'Section',
    statement: 'Statement',
    'two-columns': 'Two columns',
    quote: 'Quote',
    'big-number': 'Big number',
    'picture-full': 'Full picture',
    'picture-side': 'Picture left',
    'title-only': 'Title only',
    figures: 'Figures',
    timeline: 'Timeline',
    steps: 'Steps',
    comparison: 'Comparison',
    cards: 'Cards',
    closing: 'Closing',
    'pros-cons': 'Pros and cons',
    matrix: 'Matrix',
    pyramid: 'Pyramid',
    funnel: 'Funnel',
    cycle: 'Cycle',
    code: 'Code',
    gallery: 'Gallery',
  },
})
