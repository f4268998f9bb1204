import { translatable } from '../language.ts'

/** What is asked and said when a presentation is deleted. */
export const removeDeckWords = translatable('removeDeckWords', {
  title: 'Delete presentation',
  question: 'Are you sure you want to delete this presentation?',
  confirm: 'Delete',
  done: (title: string): string => `“${title}” was deleted`,
  undo: 'Undo',
})
