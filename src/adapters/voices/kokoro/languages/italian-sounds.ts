import { accentIa, isStressedEarly } from './italian-stress.ts'
import { type Consonant, type LetterRule, plainLetters, readLetters } from './read-letters.ts'
import type { SpokenWord } from './spoken-word.ts'

/** Little words are said without stress. */
const weak = new Set(
  `il lo la i gli le un una uno di a da in con su per tra fra e ed o ma che se mi ti si ci vi ne non al
  allo alla ai agli alle del dello della dei degli delle dal dalla dai dalle nel nello nella nei negli
  nelle sul sulla sui sulle col`.split(/\s+/u),
)

/** Words that no rule says right, in the model's symbols. */
const known: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ciò: 'ʧˈɔ',
    già: 'ʤˈa',
    giù: 'ʤˈu',
    i: 'i',
    più: 'pjˈu',
    può: 'pʊˈɔ',
    è: 'ɛ',
  }),
)

type Vowel = {
  symbol: string
  isVowel: true
  isAccented: boolean
  isFinal: boolean
  /** It belongs to the syllable of the vowel before it. */
  isFalling: boolean
}
type Sound = Vowel | Consonant

const accented: Readonly<Record<string, string>> = {
  à: 'a',
  è: 'ɛ',
  é: 'e',
  ì: 'i',
  ò: 'ɔ',
  ó: 'o',
  ù: 'u',
}

function readVowel(word: string, at: number): { sound: Vowel; length: number } | null {
  const letter = word[at] ?? ''
  const symbol = accented[letter] ?? (letter === 'y' ? 'i' : letter)
  if (!/[aeiouɛɔ]/u.test(symbol)) return null
  const isAccented = letter in accented
  const isFinal = at === word.length - 1 && letter !== 'y'
  return { sound: { symbol, isVowel: true, isAccented, isFinal, isFalling: false }, length: 1 }
}

const vowels = 'aeiouàèéìòóù'
const soft = 'eièéì'

/** Rules for single letters; those for double ones follow from them. */
const single: readonly [letters: string, symbol: string][] = [
  ['gn', 'ɲ'],
  [`gli(?=[${vowels}])`, 'ʎ'],
  ['gl(?=[iì])', 'ʎ'],
  [`sci(?=[${vowels}])`, 'ʃ'],
  [`sc(?=[${soft}])`, 'ʃ'],
  ['ch', 'k'],
  ['gh', 'ɡ'],
  [`ci(?=[${vowels}])`, 'ʧ'],
  [`c(?=[${soft}])`, 'ʧ'],
  [`gi(?=[${vowels}])`, 'ʤ'],
  [`g(?=[${soft}])`, 'ʤ'],
]

const rules: readonly LetterRule[] = [
  [/cqu?/uy, 'kːw'],
  [/qqu/uy, 'kkw'],
  [/qu/uy, 'kw'],
  [/(?<=^)gl(?=i(?:c|ss))|(?<=ne)gl(?=i[gc])/uy, 'ɡl'],
  ...single.flatMap(([letters, symbol]): LetterRule[] => [
    [new RegExp(letters.charAt(0) + letters, 'uy'), /[ʧʤkɡ]/u.test(symbol) ? `${symbol}ː` : symbol],
    [new RegExp(letters, 'uy'), symbol],
  ]),
  [/zz(?<=me[z]{2}|ga[z]{2}|ori[z]{2})|zz(?=urr)|zz(?=[oi]$)(?<=ra[z]{2})/uy, 'ʣː'],
  // "organizzare", but "pizza" and "indirizzo".
  [/(?<=[^pr]i)zz/uy, 'ʣː'],
  [/zz/uy, 'ʦː'],
  [/n(?=g[^eiéèìn])/uy, 'ŋ'],
  [/(?<=^)z/uy, 'ʣ'],
  [/z/uy, 'ʦ'],
  [/ss/uy, 'S'],
  [new RegExp(`(?<=[${vowels}])s(?=[${vowels}])|s(?=[bdgvmnlr])`, 'uy'), 'z'],
  [/x/uy, 'ks'],
  [/tt/uy, 'tː'],
  [/cc|kk/uy, 'kː'],
  [/pp/uy, 'pː'],
  [/bb/uy, 'bː'],
  [/dd/uy, 'dː'],
  [/gg/uy, 'ɡː'],
  [/rr/uy, 'rɾ'],
  [/r/uy, 'r'],
  [/w/uy, 'v'],
  [/ñ/uy, 'ɲ'],
  ...plainLetters,
]

/** How the words of a sentence sound in Italian, in the model's symbols. */
export const phonemizeItalian = (words: readonly SpokenWord[]): string[] =>
  words.map(({ word }) => known.get(word) ?? sayElided(word, weak.has(word)))

/** "l'amico": what stands before the apostrophe leans on what stands behind it. */
function sayElided(word: string, isWeak: boolean): string {
  const [, before, after] = /^(.*)['’](.*)$/u.exec(word) ?? []
  if (before === undefined) return sayWord(word, isWeak)
  return sayElided(before, true) + (after ? sayWord(after, isWeak) : '')
}

function sayWord(written: string, isWeak: boolean): string {
  const word = accentIa(written.replaceAll('j', 'i').replaceAll('ph', 'f'))
  const sounds = joinFalling(lean(readLetters(word, rules, readVowel)))
  const nuclei = sounds.filter((sound) => sound.isVowel).filter((vowel) => !vowel.isFalling)
  const place = findStress(word, sounds, nuclei)
  const stressed = isWeak ? undefined : nuclei[place]
  return sounds
    .map((sound, at) => {
      if (!sound.isVowel) return sound.symbol
      if (sound === stressed)
        return `ˈ${openVowel(word, sounds, at, { vowel: sound, fromEnd: nuclei.length - place })}`
      if (sound.symbol === 'u') return 'ʊ'
      return sound.symbol === 'i' && sound.isFinal && !sound.isFalling ? 'ɪ' : sound.symbol
    })
    .join('')
    .replaceAll(/(?<=.)w(?=ˈɔ)/gu, 'ʊ')
}

/** "i" and "u" lean on a vowel behind them, unless both are all that there is: "zio", "due". */
function lean(sounds: readonly Sound[]): Sound[] {
  const count = sounds.filter(({ isVowel }) => isVowel).length
  const leaning: Sound[] = []
  sounds.forEach((sound, at) => {
    const [before, next] = [leaning.at(-1), sounds[at + 1]]
    const leans =
      sound.isVowel &&
      !sound.isAccented &&
      /[iu]/u.test(sound.symbol) &&
      next?.isVowel &&
      !(at === sounds.length - 2 && count === 2) &&
      !(before?.isVowel && sound.symbol === 'u')
    leaning.push(leans ? { symbol: sound.symbol === 'i' ? 'j' : 'w', isVowel: false } : sound)
  })
  return leaning
}

/** "i" and "u" belong to a full vowel before them: "mai", "Europa". */
function joinFalling(sounds: readonly Sound[]): Sound[] {
  const joined: Sound[] = []
  for (const sound of sounds) {
    const before = joined.at(-1)
    const isFalling =
      sound.isVowel &&
      !sound.isAccented &&
      /[iu]/u.test(sound.symbol) &&
      before?.isVowel === true &&
      !before.isFalling &&
      /[aeoɛɔ]/u.test(before.symbol)
    joined.push(isFalling ? { ...sound, isFalling } : sound)
  }
  return joined
}

/** Pronouns that lean on a verb, and take no stress with them: "andàndosi", "portarlo". */
const clitic = /(?:([ae]ndo)|[ai]r)(?:mi|ti|si|ci|vi|lo|la|li|le|ne|gli)$/u

function findStress(word: string, sounds: readonly Sound[], nuclei: readonly Vowel[]): number {
  const written = nuclei.findIndex(({ isAccented }) => isAccented)
  if (written >= 0) return written
  const count = nuclei.length
  const [found, gerund] = clitic.exec(word) ?? []
  if (found && count >= (gerund ? 4 : 3)) return count - (gerund ? 3 : 2)
  const last = nuclei.at(-1)
  const isFallingEnd = sounds.at(-1)?.isVowel === true && sounds.at(-1) !== last
  if (count > 1 && isFallingEnd && sounds.at(-2) === last) return count - 1
  if (count >= 3 && isStressedEarly(word, count)) return count - 3
  return Math.max(0, count - (/[aeiou]$/u.test(word) ? 2 : 1))
}

const openE = /^(?:nte|nti|nʦ|ll|SS|r[dmv]|zi|mpo|mpi|ne$|kk|ʦːo|rʦ|rio|rie|rt|rs)/u
const openO = /^(?:rio|ria|i$|ʤ|ro$|rt|ʦ|za$|k[oa]$|bl|pr|pe)/u

/** Whether a stressed "e" or "o" is open is not written; endings and neighbours tell most of it. */
function openVowel(
  word: string,
  sounds: readonly Sound[],
  at: number,
  { vowel, fromEnd }: { vowel: Vowel; fromEnd: number },
): string {
  const { symbol, isAccented } = vowel
  if (isAccented) return symbol
  const before = sounds[at - 1]?.symbol ?? ''
  const rest = sounds
    .slice(at + 1)
    .map((sound) => sound.symbol)
    .join('')
  if (symbol === 'e' && !word.endsWith('mente'))
    return /[ji]/u.test(before) || openE.test(rest) || fromEnd >= 3 ? 'ɛ' : 'e'
  if (symbol === 'o')
    return /[uw]/u.test(before) || openO.test(rest) || (fromEnd >= 3 && !word.endsWith('ne'))
      ? 'ɔ'
      : 'o'
  return symbol
}
