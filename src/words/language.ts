/** A language that the interface speaks. */
export type Language = {
  /** For `<html lang>`, and the choice that is kept. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** What the export `name` of these files is in this language. */
  translate: (name: string, english: object) => object
  /** Help, privacy and terms are as long as much else together: their words come with the first of them. */
  loadArticles?: () => Promise<void>
}

/** What everything else is translated from, and there without being fetched. */
export const english: Language = {
  tag: 'en',
  direction: 'ltr',
  translate: (_name, words) => words,
}

let inForce = english
let locale = findLocale(english.tag)
const watchers = new Set<() => void>()

export const currentLanguage = (): Language => inForce

/** How numbers and dates are written: in the language in force, as it is used where the reader is. */
export const currentLocale = (): string => locale

/** The one switch. What is read from now on is in this language. */
export function speak(language: Language): void {
  inForce = language
  locale = findLocale(language.tag)
  for (const watcher of watchers) watcher()
}

export function watchLanguage(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** English of a reader in Britain has the day before the month. */
function findLocale(tag: string): string {
  // The server and the command line may have no navigator, or one without languages.
  const { navigator } = globalThis as { navigator?: { languages?: readonly string[] } }
  return navigator?.languages?.find((one) => one === tag || one.startsWith(`${tag}-`)) ?? tag
}

/**
 * Words, or a function that says something, as they are in the language that is in force when they
 * are read: so a part of them may be given a name of its own anywhere, but a sentence that is taken
 * when a file is loaded would stay in the language of that moment (`test/docs/words.test.ts`).
 * `name` is the name of the export.
 */
export const translatable = <const Words extends object>(name: string, words: Words): Words =>
  follow(words, () => inForce.translate(name, words))

function follow<Part extends object>(first: Part, read: () => object): Part {
  const parts = new Map<PropertyKey, object>()
  return new Proxy(first, {
    get(_first, key) {
      const word: unknown = Reflect.get(read(), key)
      if (!isPart(word)) return word
      const known = parts.get(key)
      if (known) return known
      const part = follow(word, () => {
        const now: unknown = Reflect.get(read(), key)
        return isPart(now) ? now : word
      })
      parts.set(key, part)
      return part
    },
    apply(_first, self, given): unknown {
      const say = read()
      return typeof say === 'function' ? Reflect.apply(say, self, given) : undefined
    },
  })
}

const isPart = (word: unknown): word is object =>
  typeof word === 'object' && word !== null && !Array.isArray(word)
