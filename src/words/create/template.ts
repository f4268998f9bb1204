import type { Template } from '#core/deck/template.ts'

import { counted } from '../formats.ts'
import { translatable } from '../language.ts'

const categories: Record<Template['category'], string> = {
  business: 'Business',
  education: 'Education',
  creative: 'Creative',
  general: 'General',
}

/** What is said of a template wherever one is shown. */
export const templateWords: {
  readonly categories: typeof categories
  readonly slides: (amount: number) => string
  /** By id, where the interface does not speak the language of the template. */
  readonly texts: Readonly<Record<string, Pick<Template, 'name' | 'description'>>>
} = translatable('templateWords', {
  categories,
  slides: (amount: number): string => counted(amount, { one: 'slide', other: 'slides' }),
  texts: {},
})

/** The template under the name that it has in the language in force. */
export const nameTemplate = (template: Template): Template => ({
  ...template,
  ...templateWords.texts[template.id],
})
