/** What the dictionary writes with one letter. */
const single: Record<string, string> = {
  A: 'eɪ',
  I: 'aɪ',
  O: 'oʊ',
  Q: 'əʊ',
  W: 'aʊ',
  Y: 'ɔɪ',
  ʤ: 'dʒ',
  ʧ: 'tʃ',
  ᵊ: 'ə',
  T: 'ɾ',
}

const vowels = 'aæɑɐɔəɚɛɜɪiʊuʌoe'

/**
 * From the dictionary's symbols to those the model has learnt from: long vowels are marked, "er" is
 * one sound, and a "t" between vowels is the soft one of American English.
 */
export function toPiperIpa(sounds: string): string {
  return (
    Array.from(sounds, (sound) => single[sound] ?? sound)
      .join('')
      // Before another vowel the "r" is heard: "hurry", "memory".
      .replaceAll(new RegExp(`([ˈˌ])ɜɹ(?=[ˈˌ]?[${vowels}])`, 'gu'), '$1ɜːɹ')
      .replaceAll(new RegExp(`(?<![ˈˌ])ɜɹ(?=[ˈˌ]?[${vowels}])`, 'gu'), 'ɚɹ')
      .replaceAll(/([ˈˌ])ɜɹ/gu, '$1ɜː')
      .replaceAll('ɜɹ', 'ɚ')
      .replaceAll(/ɑ(?!ː)/gu, 'ɑː')
      .replaceAll(/ɔ(?![ːɪ])/gu, 'ɔː')
      .replaceAll(/([ˈˌ])i(?!ː)/gu, '$1iː')
      .replaceAll(/(?<!o|a|ˈa|j)u(?!ː)/gu, 'uː')
      .replaceAll(/ju(?!ː)/gu, 'juː')
      .replaceAll(new RegExp(`(?<=[${vowels}ː]ɹ?)t(?=[əɚɪio])`, 'gu'), 'ɾ')
      .replaceAll(/(?<=[tdɾ])ɪd$/gu, 'ᵻd')
      .replaceAll(/(?<=[szʃʒ])ɪz$/gu, 'ᵻz')
  )
}
