import { english, type Language, speak } from './language.ts'

type Load = () => Promise<Language>

/**
 * Those that there are besides English, by their tags: each comes in a file of its own when it is
 * chosen. Whoever opens the page may bring more before the app begins, under a symbol, so that
 * nobody does by accident; the tests bring a language in which every word is longer.
 */
const languages = new Map<string, Load>(
  (globalThis as { [name: symbol]: Iterable<[string, Load]> })[Symbol.for('lectern.languages')],
)

/** Which was chosen, if any was. What cannot be fetched leaves everything in the language it was in. */
export async function speakLanguage(tag: string | null): Promise<void> {
  try {
    const language = await languages.get(tag ?? '')?.()
    speak(language ?? english)
  } catch {
    // Words that can be read are better than none.
  }
}
