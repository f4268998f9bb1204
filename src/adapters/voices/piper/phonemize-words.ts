import { chooseHeteronym } from './heteronyms.ts'
import type { Lexicon } from './lexicon.ts'
import { phonemizeWord } from './phonemize-word.ts'
import { toPiperIpa } from './to-piper-ipa.ts'
import { beforeVowel, weakForms } from './weak-forms.ts'

const startsWithVowel = /^[ˈˌ]?[aæɑɐɔəɚɛɜɪiʊuʌoe]/u

/** How the words of one phrase sound together, one text in the model's symbols for each. */
export function phonemizeWords(words: readonly string[], lexicon: Lexicon): string[] {
  const sounds = words.map((word, at) => phonemizeInPhrase(words, at, word, lexicon))
  return sounds.map((sound, at) => {
    const next = sounds[at + 1]
    const soft = next && startsWithVowel.test(next) ? beforeVowel.get(words[at] ?? '') : undefined
    return soft ?? sound
  })
}

function phonemizeInPhrase(
  words: readonly string[],
  at: number,
  word: string,
  lexicon: Lexicon,
): string {
  const weak = at < words.length - 1 || word === 'it' ? weakForms.get(word) : undefined
  if (weak) return weak
  return toPiperIpa(chooseHeteronym(words, at) ?? phonemizeWord(word, lexicon))
}
