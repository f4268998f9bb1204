import { chooseHeteronym } from './heteronyms.ts'
import type { Lexicon } from './lexicon.ts'
import { phonemizeWord } from './phonemize-word.ts'
import { toPiperIpa } from './to-piper-ipa.ts'
import { beforeVowel, weakForms } from './weak-forms.ts'

/** How a model writes what the dictionary and the table of weak forms say. */
export type Notation = { word(sounds: string): string; weak(form: string): string }

const piperNotation: Notation = { word: toPiperIpa, weak: (form) => form }

const startsWithVowel = /^[ˈˌ]?[AIOQWYaæɑɐɔəɚɛɜɪiʊuʌoe]/u

/** How the words of one phrase sound together, one text in the model's symbols for each. */
export function phonemizeWords(
  words: readonly string[],
  lexicon: Lexicon,
  notation = piperNotation,
): string[] {
  const sounds = words.map((word, at) => {
    const weak = at < words.length - 1 || word === 'it' ? weakForms.get(word) : undefined
    return weak
      ? notation.weak(weak)
      : notation.word(chooseHeteronym(words, at) ?? phonemizeWord(word, lexicon))
  })
  return sounds.map((sound, at) => {
    const next = sounds[at + 1]
    const soft = next && startsWithVowel.test(next) ? beforeVowel.get(words[at] ?? '') : undefined
    return soft ? notation.weak(soft) : sound
  })
}
