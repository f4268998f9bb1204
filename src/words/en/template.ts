import type { Template } from '#core/deck/template.ts'

import { counted } from './counted.ts'

const categories: Record<Template['category'], string> = {
  business: 'Business',
  education: 'Education',
  creative: 'Creative',
  general: 'General',
}

/** What is said of a template wherever one is shown. */
export const templateWords = {
  categories,
  slides: (amount: number): string => counted(amount, 'slide', 'slides'),
} as const
