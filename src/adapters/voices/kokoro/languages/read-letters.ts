/** What letters sound like; the first rule that fits where a word is read speaks. */
export type LetterRule = readonly [letters: RegExp, symbols: string]

/** A consonant: it is said as it is, whatever becomes of the vowels around it. */
export type Consonant = { symbol: string; isVowel: false }

/**
 * Reads a word from its first letter to its last: `readVowel` says what stands for a vowel there and
 * how many letters that takes, null where there is none. Letters that no rule knows are not heard.
 */
export function readLetters<Vowel extends { isVowel: true }>(
  word: string,
  rules: readonly LetterRule[],
  readVowel: (word: string, at: number) => { sound: Vowel; length: number } | null,
): (Vowel | Consonant)[] {
  const sounds: (Vowel | Consonant)[] = []
  for (let at = 0; at < word.length;) {
    const vowel = readVowel(word, at)
    if (vowel) {
      sounds.push(vowel.sound)
      at += vowel.length
      continue
    }
    const found = rules.find(([letters]) => {
      letters.lastIndex = at
      return letters.test(word)
    })
    const symbols = found?.[1] ?? ''
    for (const symbol of symbols) sounds.push({ symbol, isVowel: false })
    at = found ? Math.max(found[0].lastIndex, at + 1) : at + 1
  }
  return sounds
}

/** Letters that most languages read alike, for the end of a table. */
export const plainLetters: readonly LetterRule[] = [
  [/b/uy, 'b'],
  [/[ck]/uy, 'k'],
  [/d/uy, 'd'],
  [/f/uy, 'f'],
  [/g/uy, 'ɡ'],
  [/l/uy, 'l'],
  [/m/uy, 'm'],
  [/n/uy, 'n'],
  [/p/uy, 'p'],
  [/s/uy, 's'],
  [/t/uy, 't'],
  [/v/uy, 'v'],
  [/w/uy, 'w'],
]
