import type { Template } from '#core/deck/template.ts'

import { counted } from './formats.ts'
import { translatable } from './language.ts'

const categories: Record<Template['category'], string> = {
  business: 'Business',
  education: 'Education',
  creative: 'Creative',
  general: 'General',
}

/** What is said of a template wherever one is shown. */
export const templateWords = translatable('templateWords', {
  categories,
  slides: (amount: number): string => counted(amount, { one: 'slide', other: 'slides' }),
})
