/** What a model can be asked to do about a slide. */
export const slideTasks = [
  'regenerate',
  'shorter',
  'simpler',
  'more-formal',
  'show-as',
  'translate',
  'add',
  'notes',
  'titles',
] as const

export type SlideTask = (typeof slideTasks)[number]
