import type { Page } from '@playwright/test'

import { listShownTexts } from './list-shown-texts.ts'

/** Longest first, or a part of what is known would be taken out of it. */
export const takeOut = (text: string, known: readonly string[]): string =>
  known
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, one) => rest.replaceAll(one, ' '), text)

/**
 * What the app says outside of the pseudo-language, where it is seen or read out. `known` is what
 * people have written themselves, or what has one name in every language.
 */
export async function findForgottenWords(page: Page, known: readonly string[]): Promise<string[]> {
  const texts = await listShownTexts(page)
  return (
    texts
      // What is marked, and colours as they are typed.
      .map((text) => takeOut(text.replaceAll(/\[[^\]]*\]|#[\dA-F]{6}/g, ' '), known).trim())
      .filter((rest) => /\p{Script=Latin}{2,}/u.test(rest))
  )
}
