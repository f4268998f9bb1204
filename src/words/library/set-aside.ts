import { translatable } from '../language.ts'

/** What is said of presentations that could not be read. */
export const setAsideWords = translatable('setAsideWords', {
  title: 'Set aside',
  text: 'These could not be read, so they are kept apart and nothing in them was deleted. Download one to look inside it or to have it repaired.',
  download: 'Download',
  downloadOne: (title: string): string => `Download ${title}`,
  fileName: (title: string): string => `${title} (damaged)`,
})
