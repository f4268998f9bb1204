import { type IconLanguage, listFolded } from './icon-language.ts'
import { type Icon, listIcons } from './icon-library.ts'

/**
 * Icons whose words begin with all that is sought, in a language or in English; those that are called
 * so come first. All of them when nothing is sought.
 */
export function searchIcons(sought: string, language: IconLanguage): readonly Icon[] {
  const parts = listFolded(sought)
  if (parts.length === 0) return listIcons()
  return listIcons()
    .map((icon) => ({ icon, rank: rank(icon, parts, language) }))
    .filter(({ rank: found }) => found < nowhere)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ icon }) => icon)
}

const nowhere = 3

function rank({ name, words }: Icon, parts: readonly string[], language: IconLanguage): number {
  const phrases = [...words[language], ...words.en, name.replaceAll('-', ' ')].map(listFolded)
  const isWhole = phrases.some((phrase) => phrase.join(' ') === parts.join(' '))
  if (isWhole) return 0
  const begins = (phrase: readonly string[]) =>
    parts.every((part) => phrase.some((word) => word.startsWith(part)))
  if (phrases.some((phrase) => phrase.length === 1 && begins(phrase))) return 1
  return phrases.some(begins) ? 2 : nowhere
}
