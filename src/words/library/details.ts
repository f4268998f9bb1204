import { formatNumber, listNames } from '../formats.ts'
import { translatable } from '../language.ts'

/** What the details of a presentation say: apart, because few who see their library open them. */
export const detailsWords = translatable('detailsWords', {
  title: 'Details',
  name: 'Title',
  nameMissing: 'A presentation needs a title.',
  nameTooLong: (most: number): string => `A title has at most ${formatNumber(most)} characters.`,
  description: 'Description',
  tags: 'Tags',
  tagsHint: (max: number): string =>
    `Press Enter or a comma after each one. Up to ${max}, and Backspace removes the last.`,
  tagsFull: (max: number): string => `That is all ${max}. Remove one to add another.`,
  tagPlaceholder: 'Add a tag',
  removeTag: (tag: string): string => `Remove ${tag}`,
  tagsAdded: (tags: readonly string[]): string => `Added ${listNames(tags)}`,
  tagRemoved: (tag: string): string => `Removed ${tag}`,
  status: 'Status',
  save: 'Save',
  titleSaved: 'The new title is saved, the rest is not.',
})
