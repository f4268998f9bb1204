import {
  foldWord,
  fromMeaning,
  type IconLanguage,
  joinsWords,
  listWritten,
  stemWord,
} from './icon-language.ts'
import { listIcons } from './icon-library.ts'

/** Null where words that call for different icons have become the same. */
type Found = ReadonlyMap<string, string | null>

/** Words as they are written, without their accents, and without their endings. */
type Index = { written: Found; folded: Found; stems: Found }

const indexes = new Map<IconLanguage, Index>()

/** The icon that the words of a label call for; null when none does, which is better than a wrong one. */
export function findIcon(label: string, language: IconLanguage): string | null {
  const words = listWritten(label)
  if (words.length === 0) return null
  const look = (some: readonly string[]) => lookUp(some, language)
  return (
    look(words) ??
    findFirst(listParts(words, language), look) ??
    findFirst(
      fromMeaning(words, language).filter(({ length }) => length >= shortestWord),
      (word) => look([word]) ?? (joinsWords(language) ? findInCompound(word, language) : null),
    )
  )
}

/** Shorter ones of several say little: New York is no novelty. */
const shortestWord = 4

function findFirst<T>(all: Iterable<T>, find: (one: T) => string | null): string | null {
  for (const one of all) {
    const found = find(one)
    if (found) return found
  }
  return null
}

/** Two words or more of several, the longest first. */
function listParts(words: readonly string[], language: IconLanguage): string[][] {
  const parts: string[][] = []
  for (let length = words.length - 1; length >= 2; length--) {
    const starts = Array.from({ length: words.length - length + 1 }, (_, at) => at)
    for (const at of fromMeaning(starts, language)) parts.push(words.slice(at, at + length))
  }
  return parts
}

function lookUp(words: readonly string[], language: IconLanguage): string | null {
  const { written, folded, stems } = indexOf(language)
  const bare = words.map(foldWord)
  return (
    written.get(words.join(' ')) ??
    folded.get(bare.join(' ')) ??
    stems.get(stemAll(bare, language)) ??
    null
  )
}

const stemAll = (words: readonly string[], language: IconLanguage): string =>
  words.map((word) => stemWord(word, language)).join(' ')

const shortestPart = 4
/** A word that ends another one by chance is shorter: `Interessen` is no meal. */
const surePart = 7

/** The last word of a compound, if the one before it is known as well; or else the first. */
function findInCompound(word: string, language: IconLanguage): string | null {
  const look = (part: string) =>
    lookUp([part], language) ?? lookUp([part.replace(/s$/u, '')], language)
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const found = lookUp([word.slice(at)], language)
    if (found && (word.length - at >= surePart || look(word.slice(0, at)))) return found
  }
  // Of a first word the ending tells where it stops, so it has to be there.
  const { folded } = indexOf(language)
  const bare = foldWord(word)
  for (let at = bare.length - shortestPart; at > shortestPart; at--) {
    const first = bare.slice(0, at)
    const found = folded.get(first) ?? folded.get(first.replace(/s$/u, ''))
    if (found) return found
  }
  return null
}

function indexOf(language: IconLanguage): Index {
  const there = indexes.get(language)
  if (there) return there
  const made = { written: new Map(), folded: new Map(), stems: new Map() }
  for (const { name, words } of listIcons())
    for (const phrase of words[language]) {
      const written = listWritten(phrase)
      const folded = written.map(foldWord)
      note(made.written, written.join(' '), name)
      note(made.folded, folded.join(' '), name)
      note(made.stems, stemAll(folded, language), name)
    }
  indexes.set(language, made)
  return made
}

/** What two words have in common says nothing of either. */
function note(found: Map<string, string | null>, word: string, name: string): void {
  const other = found.get(word)
  found.set(word, other === undefined || other === name ? name : null)
}
