import { type Consonant, type LetterRule, plainLetters, readLetters } from './read-letters.ts'
import type { SpokenWord } from './spoken-word.ts'

/** Little words are said without stress. */
const weak = new Set(
  `el la los las lo le les me te se nos os de del a al en y e o u que si mi mis tu tus su sus por con
  sin para pero como ni sobre`.split(/\s+/u),
)

/** Words of other languages, as a Spaniard would write what is said. */
const borrowed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'imeil',
    facebook: 'féisbuc',
    google: 'gúguel',
    hardware: 'járuer',
    marketing: 'márquetin',
    online: 'onláin',
    smartphone: 'esmárfon',
    software: 'sófuer',
    startup: 'estártap',
    startups: 'estártaps',
    streaming: 'estrímin',
    whatsapp: 'guasap',
    wifi: 'güifi',
    youtube: 'yutub',
  }),
)

/** A vowel may carry the stress, or lean on another one. */
type Vowel = { symbol: string; isVowel: true; isAccented: boolean }
type Sound = Vowel | Consonant

/** "y" is a vowel at the end of a syllable only. */
function readVowel(word: string, at: number): { sound: Vowel; length: number } | null {
  const letter = word[at] ?? ''
  const isVowel = /[aeiouáéíóúü]/u.test(letter)
  const isY = letter === 'y' && !/[aeiouáéíóúü]/u.test(word[at + 1] ?? '')
  if (!isVowel && !isY) return null
  const symbol = isY ? 'i' : letter.normalize('NFD').charAt(0)
  return { sound: { symbol, isVowel: true, isAccented: 'áéíóú'.includes(letter) }, length: 1 }
}

const rules: readonly LetterRule[] = [
  [/ch/uy, 'ʧ'],
  [/ll/uy, 'ʎ'],
  [/rr/uy, 'r'],
  [/qu(?=[eiéí])/uy, 'k'],
  [/q/uy, 'k'],
  [/gu(?=[eiéí])/uy, 'ɡ'],
  [/g(?=[eiéí])/uy, 'x'],
  [/c(?=[eiéí])/uy, 'θ'],
  [/sh/uy, 'ʃ'],
  [/ph/uy, 'f'],
  [/th/uy, 't'],
  [/(?<=^|[nls])r/uy, 'r'],
  [/r/uy, 'ɾ'],
  [/(?<=^)x/uy, 's'],
  [/x/uy, 'ks'],
  [/[bv]/uy, 'b'],
  [/j/uy, 'x'],
  [/ñ/uy, 'ɲ'],
  [/y/uy, 'ʝ'],
  [/z/uy, 'θ'],
  [/ç/uy, 's'],
  ...plainLetters,
]

/** Two vowels that are said as one, in the model's symbols. */
const diphthongs: Readonly<Record<string, string>> = {
  ai: 'I',
  au: 'W',
  ei: 'A',
  eu: 'eʊ',
  oi: 'oɪ',
  ou: 'O',
}
const glides: Readonly<Record<string, string>> = { i: 'j', u: 'w' }

/** How the words of a sentence sound together in Castilian Spanish, in the model's symbols. */
export function phonemizeSpanish(words: readonly SpokenWord[]): string[] {
  const alone = words.map(({ word }) => sayWord(word.toLowerCase(), weak.has(word)))
  return joinNasals(soften(alone, words), words)
}

function sayWord(word: string, isWeak: boolean): string {
  const known = borrowed.get(word) ?? word
  // Both parts of an adverb keep their stress.
  const [, adjective] = /^(.{4,})mente$/u.exec(known) ?? []
  if (adjective && !isWeak) return `${sayWord(adjective, false)}mˈente`
  const sounds = mergeVowels(readLetters(known, rules, readVowel))
  const nuclei = sounds.filter((sound) => sound.isVowel)
  const stressed = findStress(known, nuclei)
  const said = sounds.map((sound) => {
    const at = sound.isVowel ? nuclei.indexOf(sound) : -1
    if (isWeak || at < 0) return sound.symbol
    if (at === stressed) return `ˈ${sound.symbol}`
    return at === 0 && stressed >= 2 ? `ˌ${sound.symbol}` : sound.symbol
  })
  return said.join('').replaceAll(/(?<=[jwx]ˈ)e(?=n[tθ])/gu, 'ɛ')
}

/** "i" and "u" without an accent lean on the vowel behind them, or on the one before. */
function mergeVowels(sounds: readonly Sound[]): Sound[] {
  const merged: Sound[] = []
  for (let at = 0; at < sounds.length; at++) {
    const [sound, next] = [sounds[at], sounds[at + 1]]
    if (!sound) continue
    const last = merged.at(-1)
    const glide = sound.isVowel && !sound.isAccented ? glides[sound.symbol] : undefined
    const leansOnNext = glide && next?.isVowel && !(sound.symbol === 'i' && next.symbol === 'i')
    const joined = glide && last?.isVowel ? diphthongs[last.symbol + sound.symbol] : undefined
    if (leansOnNext) merged.push({ symbol: glide, isVowel: false })
    else if (joined && last) merged[merged.length - 1] = { ...last, symbol: joined }
    else merged.push(sound)
  }
  return merged
}

/** Without an accent: the last syllable but one, or the last behind most consonants. */
function findStress(word: string, nuclei: readonly Vowel[]): number {
  const accented = nuclei.findIndex(({ isAccented }) => isAccented)
  if (accented >= 0) return accented
  const isOpen = /[aeiouns]$/u.test(word)
  return nuclei.length - (isOpen && nuclei.length > 1 ? 2 : 1)
}

const soft: Readonly<Record<string, string>> = { b: 'β', d: 'ð', ɡ: 'ɣ' }

/** "b", "d" and "g" are hard only after a pause and after a nasal, also from word to word. */
function soften(sounds: readonly string[], words: readonly SpokenWord[]): string[] {
  let before = ''
  return sounds.map((sound, at) => {
    const said = Array.from(sound, (symbol) => {
      const isHard = before === '' || 'mnŋɲ'.includes(before)
      if (!'ˈˌ'.includes(symbol)) before = symbol
      return isHard ? symbol : (soft[symbol] ?? symbol)
    }).join('')
    if (words[at]?.endsClause) before = ''
    return said.replace(/[βðɣ]$/u, (last) => ({ β: 'b', ð: 'd', ɣ: 'ɡ' })[last] ?? last)
  })
}

/** "n" is said where the next consonant is. */
function joinNasals(sounds: readonly string[], words: readonly SpokenWord[]): string[] {
  return sounds.map((sound, at) => {
    const inside = sound.replaceAll(/n(?=[ˈˌ]?[bpf])/gu, 'm').replaceAll(/n(?=[ɡx])/gu, 'ŋ')
    const next = words[at]?.endsClause ? '' : (sounds[at + 1] ?? '').replaceAll(/[ˈˌ]/gu, '')
    if (!inside.endsWith('n')) return inside
    if (/^[bp]/u.test(next)) return `${inside.slice(0, -1)}m`
    return /^[ɡxk]/u.test(next) ? `${inside.slice(0, -1)}ŋ` : inside
  })
}
