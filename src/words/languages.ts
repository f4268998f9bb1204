import { english, type Language, speak } from './language.ts'

type Load = () => Language | Promise<Language>

/** What people are offered, in the order of a menu. */
export const offeredLanguages = ['en', 'de'] as const

/** Where the choice is kept. */
export const languagePreference = 'language'

/**
 * By their tags. All but English come in a file of their own when they are spoken. Whoever opens the
 * page may bring more before the app begins, under a symbol, so that nobody does by accident; the
 * tests bring a language in which every word is longer.
 */
const languages = new Map<string, Load>([
  ['en', () => english],
  ['de', async () => (await import('./de/german.ts')).german],
  ...((globalThis as { [name: symbol]: Iterable<[string, Load]> | undefined })[
    Symbol.for('lectern.languages')
  ] ?? []),
])

/** What is spoken when nothing was chosen: what the browser asks for first, of those that there are. */
const listWanted = (): string[] => navigator.languages.map((tag) => tag.split('-')[0] ?? '')

/**
 * Which was chosen, if any was. Answers whether it is spoken: what cannot be fetched leaves
 * everything in the language it was in, because words that can be read are better than none.
 */
export async function speakLanguage(chosen: string | null): Promise<boolean> {
  const tag = [chosen ?? '', ...listWanted()].find((wanted) => languages.has(wanted))
  try {
    speak((await languages.get(tag ?? '')?.()) ?? english)
    return true
  } catch {
    return false
  }
}
