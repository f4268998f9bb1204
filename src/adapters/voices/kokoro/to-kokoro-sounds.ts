import type { Notation } from '../piper/phonemize-words.ts'

const vowels = 'AIOQWYaæɑɐɔəɛɜɪiʊuʌoe'

/**
 * The model has learnt from the dictionary's own symbols, but for some that are said softly: "er"
 * without stress, the American "t" between vowels, and the vowel of "wanted" and "roses".
 */
const toKokoroSounds = (sounds: string): string =>
  sounds
    .replaceAll(/(?<![ˈˌ])ɜɹ/gu, 'əɹ')
    .replaceAll(new RegExp(`(?<=[${vowels}]ɹ?)t(?=[əɪiO])`, 'gu'), 'T')
    .replaceAll(/(?<=[tdT])ɪd$/gu, 'ᵻd')
    .replaceAll(/(?<=[szʃʒʧʤ])ɪz$/gu, 'ᵻz')

/** What the table of weak forms writes with two letters. */
const double: readonly [string, string][] = [
  ['eɪ', 'A'],
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['ɜː', 'ɜɹ'],
  ['ɚ', 'əɹ'],
  ['ː', ''],
]

export const kokoroNotation: Notation = {
  word: toKokoroSounds,
  weak: (form) => double.reduce((sounds, [from, to]) => sounds.replaceAll(from, to), form),
}
