import type { BrowserContext, Page } from '@playwright/test'

import { english, type Language, speak } from '#words/language.ts'

import { createPseudoLanguage } from '../../../fixtures/pseudo-language.ts'

const tags: Record<Language['direction'], string> = { ltr: 'en-XA', rtl: 'ar-XB' }

/** Brings the pseudo-language to every page that is opened from now on, and answers its tag. */
export async function bringPseudo(
  to: Page | BrowserContext,
  direction: Language['direction'],
): Promise<string> {
  const tag = tags[direction]
  await to.addInitScript(`{
    const load = async () => (${createPseudoLanguage.toString()})('${tag}', '${direction}')
    globalThis[Symbol.for('lectern.languages')] = [['${tag}', load]]
  }`)
  return tag
}

/**
 * From the next page on the app speaks the pseudo-language, as if it had been chosen. So do words in
 * this test, until `speakEnglish`: controls are found by what they are called then.
 */
export async function speakPseudo(page: Page, direction: Language['direction']): Promise<void> {
  const tag = await bringPseudo(page, direction)
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), tag)
  speak(createPseudoLanguage(tag, direction))
}

export const speakEnglish = (): void => speak(english)
