import {
  emphaticWords,
  isPronounceable,
  letterAcronyms,
  respelledAcronyms,
  respelledWords,
  wordAcronyms,
} from './acronyms.ts'
import { greekLetters } from './greek-letters.ts'
import { readRoman } from './roman-numerals.ts'
import { sayCardinal, sayDecimal, sayDigits, sayOrdinal, sayPair, sayYear } from './say-number.ts'
import { spellOut } from './spell-out.ts'
import { sayFirst } from './say-first.ts'
import { describePart, type SayRule, type TokenContext } from './token-context.ts'

/** Capitals only: "led" is no lamp, and "latex" no program. */
function respell(word: string): string[] | null {
  const known = respelledWords.get(word.toLowerCase())
  const said =
    known ??
    (/\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(word) && respelledAcronyms.get(word.toUpperCase()))
  return said ? said.split(' ') : null
}

const beforeRoman =
  /^(?:chapter|part|section|volume|vol|act|scene|book|war|phase|type|class|level|appendix|article|title|grade|stage|tier|generation|bowl|mark|episode|figure|table|module|unit|step|schedule|category|group|corps|wave|round|apollo|gemini|olympiad)s?$/iu
const rulers =
  /^(?:louis|henry|elizabeth|charles|george|james|edward|richard|william|paul|benedict|pius|leo|napoleon|frederick|catherine|philip|felipe|alexander|nicholas|peter|ivan|ramses|ramesses|john|gregory|clement|innocent|urban|francis|ferdinand|mary|juan|carlos|christian|gustav|harald|haakon|rama|ptolemy|otto|wilhelm|friedrich|margrethe|leopold|albert|victor|umberto|cleopatra|darius|xerxes|cyrus|haile|pedro|joseph)$/iu
const commonNames = /^(?:john|mary|paul|peter|victor|albert|joseph)$/iu
/** Well-formed numerals that are mostly something else. */
const notRoman = new Set([
  'MIX',
  'DIM',
  'MILD',
  'CIVIC',
  'CD',
  'DC',
  'MD',
  'CV',
  'MC',
  'CC',
  'MI',
  'LI',
  'DI',
  'XL',
  'MM',
  'CM',
  'DM',
  'CI',
  'DL',
  'ML',
  'LCD',
  'MDI',
  'DIV',
  'MV',
  'VC',
  'DVI',
  'XXL',
])

/** "pages iv–xii". */
const sayRomanRange: SayRule = ({ bare, before }) => {
  const [from, to] = bare
    .split(/[-–]/u)
    .map((part) => (/^[ivxlc]+$/u.test(part) ? readRoman(part.toUpperCase()) : null))
  const isPlace = /^(?:pp?|pages?|chapters?|books?|parts?|sections?|vols?|acts?)$/iu.test(before)
  if (!isPlace || typeof from !== 'number') return null
  if (to === undefined) return sayCardinal(String(from))
  return to === null ? null : [...sayCardinal(String(from)), 'to', ...sayCardinal(String(to))]
}

/** "V2–V4": each end is a name. */
const sayNamedRange: SayRule = ({ bare }) => {
  const [, name = '', from = '', again, to = ''] =
    /^(\p{Lu}{1,2})(\d{1,3})–(\p{Lu}{1,2})?(\d{1,3})$/u.exec(bare) ?? []
  if (!name || (again && again !== name)) return null
  return [
    ...spellOut(name),
    ...sayCardinal(from),
    'to',
    ...spellOut(again ?? ''),
    ...sayCardinal(to),
  ]
}

/** "Chapter IV" is "chapter four", "Louis XIV" "louis the fourteenth", "World War II" "two". */
const sayRoman: SayRule = (context) => {
  const { bare, before, after, earlier } = context
  const [, ruler] = /^(\p{Lu}+)['’]s$/u.exec(bare) ?? []
  if (ruler && rulers.test(before)) {
    const said = sayRoman({ ...context, bare: ruler })
    return said && [...said.slice(0, -1), `${said.at(-1)}'s`]
  }
  const [, stage = '', letter] = /^([IVX]+)([A-D])$/u.exec(bare) ?? []
  const stageNumber = letter && beforeRoman.test(before) ? readRoman(stage) : null
  if (letter && stageNumber !== null) return [...sayCardinal(String(stageNumber)), letter]
  const isSmall = /^[ivx]{2,}$/u.test(bare) && beforeRoman.test(before)
  const value = readRoman(isSmall ? bare.toUpperCase() : bare)
  if (value === null || value > 100) return null
  const digits = String(value)
  if (beforeRoman.test(before)) return sayCardinal(digits)
  // "Phases II and III"
  const isListed = /^(?:and|or|to)$/u.test(before) && /^[IVX]+$/u.test(earlier[1] ?? '')
  if (isListed && beforeRoman.test(earlier[2] ?? '')) return sayCardinal(digits)
  if (/^centur/iu.test(after) && bare !== 'I') return sayOrdinal(digits)
  // "Malcolm X" was no king, and "John I know" speaks of somebody else.
  const isTitled = /^(?:king|queen|pope|emperor|empress|tsar|prince|kaiser)$/iu.test(
    earlier[1] ?? '',
  )
  if (
    rulers.test(before) &&
    (isTitled || bare.length > 1 || !(bare === 'X' || commonNames.test(before)))
  )
    return ['the', ...sayOrdinal(digits)]
  if (bare.length < 2 || notRoman.has(bare) || !/^\p{Lu}/u.test(before)) return null
  return sayCardinal(digits)
}

/** "NASA" is a word, "FBI" is letters, "IMPORTANT" is only loud; "APIs" and "CEO's" have an ending. */
const sayCapitals: SayRule = (context) => {
  const { bare, isShouted } = context
  const [, letters = '', ending = ''] = /^(\p{Lu}{2,})(['’]?s)?$/u.exec(bare) ?? []
  if (!letters) return /^\p{Lu}$/u.test(bare) ? sayLetter(context) : sayLetters(context)
  const said = sayAcronym(letters, isShouted)
  const last = said.pop() ?? ''
  return [...said, ending ? `${last}'s` : last]
}

const beforeLetter =
  /^(?:vitamin|plan|grade|hepatitis|type|class|section|appendix|option|group|team|point|series|level|exhibit|figure|gen|generation|the|an?)$/iu

/** "A" begins sentences and "I" speaks; all others are letters. */
function sayLetter({ bare, before, after, isPart }: TokenContext): string[] {
  if (isPart) return [bare]
  if (bare === 'I') return ['i']
  const isArticle =
    bare === 'A' &&
    !beforeLetter.test(before) &&
    /^\p{Ll}|^\p{Lu}\p{Ll}|^[\d\p{Sc}~½¼¾]/u.test(after)
  return [isArticle ? 'a' : bare]
}

const someNumber = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/iu

/** "the 4 Ps", "five Ws". */
const sayLetters: SayRule = ({ bare, before }) =>
  // "… of 409. As such": a word that begins a sentence.
  /^\p{Lu}['’]?s$/u.test(bare) && !/^(?:As|Is|Us)$/u.test(bare) && someNumber.test(before)
    ? [`${bare.charAt(0)}'s`]
    : null

function sayAcronym(letters: string, isShouted: boolean): string[] {
  const respelled = respell(letters)
  if (respelled) return respelled
  if (wordAcronyms.has(letters)) return [letters.toLowerCase()]
  if (letterAcronyms.has(letters) && !(isShouted && emphaticWords.has(letters)))
    return spellOut(letters)
  if (emphaticWords.has(letters)) return [letters.toLowerCase()]
  const canBeWord = isPronounceable(letters)
  if (isShouted)
    return canBeWord || letters.length > 4 ? [letters.toLowerCase()] : spellOut(letters)
  const isLong = letters.length > 5 && /[AEIOU]/u.test(letters)
  return isLong || (canBeWord && letters.length > 3) ? [letters.toLowerCase()] : spellOut(letters)
}

/** "U.S.", "Ph.D.", "J.R.R." */
const sayDottedLetters: SayRule = ({ bare }) =>
  /^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(bare) && /\p{Lu}|^(?:\p{L}\.)+\p{L}$/u.test(bare)
    ? spellOut(bare.replaceAll('.', ''))
    : null

const joinedNames = /^(?:Mc|Mac|De|Le|La|Di|Du|Van|Von|Fitz|O['’]|D['’]|Mac)(?=\p{Lu}\p{Ll})/u

const splitCamelCase = (text: string): string[] =>
  text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu) ?? []

/** "Hb" and "Rx"; but "Ng" is a name, and "Sh" a sound. */
const isConsonants = (text: string): boolean =>
  /^[B-DF-HJ-NP-TV-XZ][b-df-hj-np-rtv-xz]$/u.test(text) && !/^(?:Ng|Sh|Hm|Mm|Ch|Th)$/u.test(text)

/** "BSc", "NaCl" and the "IPv" of "IPv6" have a part that nobody could say; "PCs" are only several. */
const isUnsayable = (text: string): boolean =>
  isConsonants(text) ||
  /^\p{Lu}{3,4}[a-rt-z]$/u.test(text) ||
  (/^\p{Lu}\p{L}{1,3}$/u.test(text) &&
    /\p{Lu}.*\p{Lu}/u.test(text) &&
    !/^\p{Lu}+s$/u.test(text) &&
    splitCamelCase(text).some((part) => /^\p{Lu}[b-df-hj-np-tv-xz]+$/u.test(part)))

/** "vCPUs", "mRNA". */
const sayPrefixed: SayRule = ({ bare }) => {
  const [, prefix = '', letters = '', ending] = /^(\p{Ll})(\p{Lu}{2,4})(s?)$/u.exec(bare) ?? []
  if (!prefix || respell(bare)) return null
  const said = sayAcronym(letters, false)
  return [...spellOut(prefix), ...said.slice(0, -1), `${said.at(-1)}${ending ? "'s" : ''}`]
}

/** "OpenAI" is "open A I", "iPhone" "I phone", "McKinsey" one word. */
const sayCamelCase: SayRule = ({ bare }) => {
  const respelled = respell(bare)
  if (respelled) return respelled
  const several = bare.endsWith('s') ? respell(bare.slice(0, -1)) : null
  if (several) return [...several.slice(0, -1), `${several.at(-1)}'s`]
  if (isUnsayable(bare)) return spellOut(bare)
  if (!/^\p{L}+$/u.test(bare) || !/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}/u.test(bare)) return null
  if (joinedNames.test(bare)) return [bare.toLowerCase()]
  const parts = splitCamelCase(bare)
  return parts.flatMap((part, at) =>
    part === 'A' && at > 0 && at < parts.length - 1
      ? ['a']
      : part.length === 1
        ? spellOut(part)
        : (sayCapitals(describePart(part)) ?? [part.toLowerCase()]),
  )
}

/** "H2O", "COVID19", "MP3", "A380", "B2B", "3D", "GPT4o". */
const sayMixed: SayRule = ({ bare }) => {
  if (!/^[\p{L}\d]+(?:\.\d+)?[\p{L}\d]*$/u.test(bare) || !/\p{L}/u.test(bare) || !/\d/u.test(bare))
    return null
  const parts = bare.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
  return parts.flatMap((part, at) => {
    if (/\d/u.test(part)) return sayMixedNumber(part, parts[at - 1] ?? '')
    if (part.length <= 2 || (part === part.toUpperCase() && part.length <= 3)) return spellOut(part)
    return sayName(describePart(part)) ?? [part.toLowerCase()]
  })
}

function sayMixedNumber(digits: string, before: string): string[] {
  if (digits.includes('.')) return sayDecimal(digits)
  if (digits.startsWith('0')) return sayDigits(digits)
  if (digits.length === 3 && before.length === 1) return sayPair(digits)
  return digits.length === 4 ? sayYear(digits) : sayCardinal(digits)
}

const lowDigits = '₀₁₂₃₄₅₆₇₈₉'
const saySubscripts: SayRule = (context) => {
  const plain = context.bare.replaceAll(/[₀-₉]/gu, (digit) => String(lowDigits.indexOf(digit)))
  return plain === context.bare ? null : sayMixed({ ...context, bare: plain })
}

const sayGreek: SayRule = ({ bare }) => {
  const name = greekLetters.get(bare)
  return name ? [name] : null
}

const nameRules = [
  sayRomanRange,
  sayNamedRange,
  sayRoman,
  sayDottedLetters,
  sayPrefixed,
  sayCamelCase,
  sayCapitals,
  saySubscripts,
  sayMixed,
  sayGreek,
]

/** A name, an acronym or another word that is not read as it is written; null for plain words. */
export const sayName: SayRule = (context) => sayFirst(nameRules, context)
