import { type Consonant, type LetterRule, plainLetters, readLetters } from './read-letters.ts'
import type { SpokenWord } from './spoken-word.ts'

/** Little words are said without stress. */
const weak = new Set(
  `o a os as um uma de do da dos das em no na nos nas e ou que se por para com ao à aos às me te lhe
  seu sua seus suas pelo pela sobre`.split(/\s+/u),
)

/** Words that no rule says right, in the model's symbols. */
const known: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'a',
    as: 'as',
    de: 'ʤy',
    e: 'i',
    ela: 'ˈɛlæ',
    esta: 'ˌɛstæ',
    estas: 'ˌɛstæs',
    este: 'ˈesʧy',
    muita: 'mwˈiŋtæ',
    muitas: 'mwˈiŋtæs',
    muito: 'mwˈiŋtʊ',
    muitos: 'mwˈiŋtʊs',
    o: 'ʊ',
    os: 'ʊs',
    pela: 'pˈelæ',
    que: 'ky',
    se: 'sy',
    é: 'ˈɛ',
  }),
)

type Vowel = {
  /** As it is said, unless it stands where it is said otherwise. */
  symbol: string
  isVowel: true
  letter: string
  isAccented: boolean
  hasTilde: boolean
  /** The consonant that a nasal vowel ends in. */
  nasal: string
  /** It is more than one sound already, and does not change any more. */
  isWhole: boolean
}
type Sound = Vowel | Consonant

const vowelLetters = 'aeiouáâãàéêíóôõúü'
const isVowelLetter = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== '' && vowelLetters.includes(letter)

/** Vowels with a tilde that are said with the one behind them. */
const wholes: Readonly<Record<string, string>> = { ão: 'ɐ̃ʊ̃', ãe: 'ɐ̃y', õe: 'õj' }
const nasals: Readonly<Record<string, string>> = { a: 'ɐ̃', e: 'A', i: 'i', o: 'o', u: 'ũ' }

function readVowel(word: string, at: number): { sound: Vowel; length: number } | null {
  const letter = word[at] ?? ''
  if (letter === 'y') return plainVowel('i', 'i')
  if (!isVowelLetter(letter)) return null
  const whole = wholes[word.slice(at, at + 2)]
  if (whole) return plainVowel(letter, whole, { isWhole: true, length: 2 })
  if (letter === 'ã') return plainVowel(letter, 'ɐ̃')
  const base = letter.normalize('NFD').charAt(0)
  const [next = '', third = ''] = word.slice(at + 1, at + 3)
  const isNasal = /[mn]/u.test(next) && !isVowelLetter(third) && !/^(?:nh|mn)$/u.test(next + third)
  if (!isNasal) return plainVowel(letter, base)
  const isLast = /^.s?$/u.test(word.slice(at + 1))
  if (base === 'a' && isLast && next === 'm')
    return plainVowel(letter, 'ɐ̃ʊ̃', { isWhole: true, length: 2 })
  const nasal = /[pb]/u.test(third) ? 'm' : 'ŋ'
  return plainVowel(letter, nasals[base] ?? base, { nasal, length: 2 })
}

function plainVowel(
  letter: string,
  symbol: string,
  { nasal = '', isWhole = false, length = 1 } = {},
): { sound: Vowel; length: number } {
  const isAccented = /[áâéêíóôú]/u.test(letter)
  const hasTilde = /[ãõ]/u.test(letter)
  return { sound: { symbol, isVowel: true, letter, isAccented, hasTilde, nasal, isWhole }, length }
}

/** An "l" at the end of a syllable, which is said as a vowel. */
const darkL = 'L'

const rules: readonly LetterRule[] = [
  [/ch/uy, 'ʃ'],
  [/lh/uy, 'lj'],
  [/nh/uy, 'ɲ'],
  [/rr/uy, 'x'],
  [/ss/uy, 's'],
  [/(?<=tran|fre|cin|elo|conse)qu/uy, 'kw'],
  [/(?<=se)qu(?=[eê]n)/uy, 'kw'],
  [/qu(?=[eiéêí])/uy, 'k'],
  [/qu/uy, 'kw'],
  [/q/uy, 'k'],
  [/(?<=lin)gu(?=[eiéêí])|(?<=a)gu(?=ent)/uy, 'ɡw'],
  [/gu(?=[eiéêí])/uy, 'ɡ'],
  [/gu(?=[aoáâãàóôõúü])/uy, 'ɡw'],
  [/[sx]c(?=[eiéêí])/uy, 's'],
  [/c(?=[eiéêí])|ç/uy, 's'],
  [/g(?=[eiéêí])|j/uy, 'ʒ'],
  [/t(?=[ií]|es?$)/uy, 'ʧ'],
  [/d(?=[ií]|es?$)/uy, 'ʤ'],
  [/(?<=^|[nls])r/uy, 'x'],
  [/(?<=[aeiouáâãàéêíóôõúü])r(?=[aeiouáâãàéêíóôõúü])/uy, 'ɾ'],
  [/r(?=[^aeiouáâãàéêíóôõúü])/uy, 'ɾə'],
  [/r/uy, 'r'],
  [/(?<=[aeiouáâãàéêíóôõúü])s(?=[aeiouáâãàéêíóôõúü])|s(?=[bdgmnvzrl])/uy, 'z'],
  [/z$/uy, 's'],
  [/z/uy, 'z'],
  [/(?<=^)x/uy, 'ʃ'],
  [/(?<=^e)x(?=[aeiouáâãàéêíóôõúü])/uy, 'z'],
  [/(?<=^e)x/uy, 's'],
  [/(?<=t[áa]|fi|fle|se|to|ne)x/uy, 'ks'],
  [/(?<=pr[óo]|m[áa])x(?=im)|(?<=au|sinta)x|(?<=trou)x(?=e)/uy, 's'],
  [/x(?=[^aeiouáâãàéêíóôõúü]|$)/uy, 's'],
  [/x/uy, 'ʃ'],
  [/(?<=[aeiouáâãàéêíóôõúü])l(?![aeiouáâãàéêíóôõúü])/uy, darkL],
  ...plainLetters,
]

/** How the words of a sentence sound together in Brazilian Portuguese, in the model's symbols. */
export function phonemizePortuguese(words: readonly SpokenWord[]): string[] {
  const alone = words.map(({ word }) => known.get(word) ?? sayWord(word, weak.has(word)))
  return alone.map((sound, at) => {
    const next = words[at]?.endsClause ? '' : (alone[at + 1] ?? '').replaceAll(/[ˈˌ]/gu, '')
    return joinWords(sound, next)
  })
}

/** A final "s" is voiced before what is voiced, and a final "e" leans on a vowel. */
function joinWords(sound: string, next: string): string {
  const voiced = /^[aeiouɐɛɔæyʊAIWbdɡvzʒʤmnlr]/u.test(next) ? sound.replace(/s$/u, 'z') : sound
  const leans = /^[aeouɐɛɔA]/u.test(next) && !/[ˈˌ].?$/u.test(voiced) && voiced.length > 1
  return leans ? voiced.replace(/y$/u, 'j') : voiced
}

function sayWord(word: string, isWeak: boolean): string {
  const sounds = mergeVowels(readLetters(word, rules, readVowel))
  const nuclei = sounds.filter((sound) => sound.isVowel)
  const stressed = nuclei[findStress(word, nuclei)]
  const hasSecond = stressed !== undefined && nuclei.indexOf(stressed) >= 2
  return sounds
    .map((sound, at) => {
      if (!sound.isVowel) return sound.symbol === darkL ? sayDarkL(sounds, at) : sound.symbol
      const isStressed = sound === stressed
      const mark = isWeak ? '' : isStressed ? 'ˈ' : hasSecond && sound === nuclei[0] ? 'ˌ' : ''
      return mark + sayVowel(sounds, at, sound, isStressed)
    })
    .join('')
}

const falling: Readonly<Record<string, string>> = {
  ai: 'I',
  ei: 'A',
  oi: 'oɪ',
  au: 'W',
  eu: 'eʊ',
  ou: 'ow',
  iu: 'iʊ',
  ui: 'uɪ',
}

/** "i" and "u" lean on the vowel before them; in "história" and after "q" on the one behind. */
function mergeVowels(sounds: readonly Sound[]): Sound[] {
  const merged: Sound[] = []
  sounds.forEach((sound, at) => {
    const last = merged.at(-1)
    const next = sounds[at + 1]
    if (!sound.isVowel || sound.isAccented || sound.hasTilde || sound.nasal || sound.isWhole) {
      merged.push(sound)
      return
    }
    const joined = last?.isVowel && isOpen(last) ? falling[last.symbol + sound.symbol] : undefined
    const isHiatus =
      (next?.symbol === 'ɲ' && /^[aeo]/u.test(last?.symbol ?? '')) ||
      (sound.symbol === 'i' && last?.isVowel && last.symbol === 'u' && last.isAccented)
    if (joined && !isHiatus && last?.isVowel) {
      const symbol = last.letter === 'é' && joined === 'eʊ' ? 'ɛʊ' : joined
      merged[merged.length - 1] = { ...last, symbol, isWhole: true }
    } else if (leansForward(sounds, at, sound)) {
      merged.push({ symbol: sound.symbol === 'i' ? 'j' : 'w', isVowel: false })
    } else merged.push(sound)
  })
  return merged
}

const isOpen = ({ nasal, isWhole, hasTilde }: Vowel): boolean => !nasal && !isWhole && !hasTilde

function leansForward(sounds: readonly Sound[], at: number, { symbol }: Vowel): boolean {
  const next = sounds[at + 1]
  if (!next?.isVowel) return false
  if (symbol === 'u') return /^[kɡ]$/u.test(sounds[at - 1]?.symbol ?? '')
  const isLast = at === sounds.length - (sounds.at(-1)?.isVowel ? 2 : 3)
  return (
    symbol === 'i' && isLast && sounds.slice(0, at).some((one) => one.isVowel && one.isAccented)
  )
}

/** Where it is not written: the last syllable but one, or the last after most consonants. */
function findStress(word: string, nuclei: readonly Vowel[]): number {
  const accented = nuclei.findIndex(({ isAccented }) => isAccented)
  if (accented >= 0) return accented
  const tilde = nuclei.findIndex(({ hasTilde }) => hasTilde)
  if (tilde >= 0) return tilde
  const isLast = /[rlzxiu]$|[iuo](?:m|ns)$|[iu]s$|(?:[aeo][iu]|iu)s?$/u.test(word)
  return nuclei.length - (isLast || nuclei.length === 1 ? 1 : 2)
}

const final: Readonly<Record<string, string>> = { a: 'æ', e: 'y', o: 'ʊ' }

function sayVowel(sounds: readonly Sound[], at: number, vowel: Vowel, isStressed: boolean): string {
  const { symbol, letter, nasal, isWhole } = vowel
  if (isWhole || nasal) return symbol + nasal
  const next = sounds[at + 1]?.symbol ?? ''
  if (next === darkL && (symbol === 'a' || symbol === 'i')) return symbol === 'a' ? 'W' : 'iʊ'
  if (isStressed) {
    if (letter === 'é') return 'ɛ'
    if (letter === 'ó') return 'ɔ'
    return symbol === 'a' && /^[mnɲ]$/u.test(next) ? 'ɐ̃' : symbol
  }
  const isFinal = at === sounds.length - 1 || (at === sounds.length - 2 && next === 's')
  return isFinal ? (final[symbol] ?? symbol) : symbol
}

/** It is part of what stands before it, or a vowel of its own. */
function sayDarkL(sounds: readonly Sound[], at: number): string {
  const before = sounds[at - 1]
  if (!before?.isVowel) return 'ʊ'
  const { symbol, letter, nasal, isWhole } = before
  if ((symbol === 'a' || symbol === 'i') && !nasal && !isWhole) return ''
  return symbol === 'u' || (symbol === 'o' && at < sounds.length - 1) || letter === 'ó' ? 'w' : 'ʊ'
}
