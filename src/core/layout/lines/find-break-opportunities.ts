import { createTextCutter } from '../../text-cutter.ts'
import { breaksBetweenLatin } from './latin-line-breaks.ts'
import { classifyForLineBreak, isEastAsian, type LineBreakClass } from './line-break-class.ts'

/** A character with the marks that stand on it. */
type Unit = {
  kind: LineBreakClass
  start: number
  end: number
  character: string
  /** It ends with a joiner: what follows is part of the same emoji. */
  joins: boolean
}

/** Of these and no others are most words: between any two of them no line ends. */
const plain = Uint8Array.from({ length: 256 }, (_, code) =>
  /[0-9A-Za-z,.:;)'\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]/.test(String.fromCharCode(code))
    ? 1
    : 0,
)
const [tab, space, bracket] = [9, 32, 40]

/**
 * Offsets at which a line of `text` may end, after the spaces there, as Chromium finds them with
 * `line-break: strict` and `hyphens: none`. Neither the beginning nor the end is among them.
 */
export function findBreakOpportunities(text: string): number[] {
  // An ideographic space is part of the spaces before it, so there a word has to be seen with them.
  if (text.includes('\u3000')) return findWithin(text)
  const offsets: number[] = []
  let start = 0
  let isPlain = true
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : space
    if (code !== space && code !== tab) {
      isPlain &&= plain[code] === 1 || (code === bracket && at === start)
      continue
    }
    if (at > start) {
      // No rule looks beyond a space, and after one a line may always end.
      if (start > 0) offsets.push(start)
      if (!isPlain)
        for (const offset of findWithin(text.slice(start, at))) offsets.push(start + offset)
    }
    start = at + 1
    isPlain = true
  }
  return offsets
}

function findWithin(text: string): number[] {
  const units = listUnits(text)
  const words = findUnspacedWords(text, units)
  const offsets: number[] = []
  let last: Unit | undefined
  for (const [index, next] of units.entries()) {
    if (last && (words.has(next.start) || mayBreakBetween(units, index, last, next)))
      offsets.push(next.start)
    last = next
  }
  return offsets
}

function listUnits(text: string): Unit[] {
  const units: Unit[] = []
  let start = 0
  for (const character of text) {
    const kind = classifyForLineBreak(character)
    const end = start + character.length
    const last = units.at(-1)
    const isMark = kind === 'CM' || kind === 'ZWJ'
    if (isMark && last && last.kind !== 'SP' && last.kind !== 'ZW') {
      last.end = end
      last.joins = kind === 'ZWJ'
    } else {
      // An ideographic space that follows another space hangs at the end of the line with it.
      const hangs = character === '\u3000' && (last?.kind === 'SP' || last?.kind === 'ZW')
      units.push({
        kind: isMark ? 'AL' : hangs ? 'SP' : kind,
        start,
        end,
        character,
        joins: kind === 'ZWJ',
      })
    }
    start = end
  }
  return units
}

const cutThai = createTextCutter('word', 'th')

/** Thai, Lao, Khmer and Burmese put no space between words: where theirs begin. */
function findUnspacedWords(text: string, units: readonly Unit[]): ReadonlySet<number> {
  const words = new Set<number>()
  for (let first = 0; first < units.length; first++) {
    if (units[first]?.kind !== 'SA') continue
    let last = first
    while (units[last + 1]?.kind === 'SA') last++
    const start = units[first]?.start ?? 0
    for (const { index } of cutThai(text.slice(start, units[last]?.end)))
      if (index > 0) words.add(start + index)
    first = last
  }
  return words
}

const is = (unit: Unit | undefined, ...kinds: LineBreakClass[]): boolean =>
  unit !== undefined && kinds.includes(unit.kind)

const mayFollowQuotation = ['SP', 'GL', 'WJ', 'CL', 'QU', 'CP', 'EX', 'IS', 'SY', 'ZW'] as const

/** Rules are named as in UAX #14, version 17, and stand in its order: the first that speaks decides. */
function mayBreakBetween(units: readonly Unit[], index: number, last: Unit, next: Unit): boolean {
  // A soft hyphen breaks nothing: no export could show the hyphen it would become.
  if (last.character === '\u00AD') return false
  const before = units[index - 2]
  const after = units[index + 1]
  if (last.end - last.start === 1) {
    const latin = breaksBetweenLatin(before?.character, last.character, next.character)
    if (latin !== null) return latin
  }
  // LB7, LB8, LB18, in the order of Chromium: it breaks after spaces whatever follows.
  if (is(next, 'SP')) return false
  if (is(last, 'SP')) return true
  if (is(next, 'ZW')) return false
  if (is(last, 'ZW')) return true
  // LB8a, LB11, LB12, LB12a
  if (last.joins || is(last, 'WJ', 'GL') || is(next, 'WJ')) return false
  if (is(next, 'GL') && !is(last, 'BA', 'HY', 'HH')) return false
  // LB13, LB14, LB15d
  if (is(next, 'CL', 'CP', 'EX', 'SY', 'IS') || is(last, 'OP')) return false
  // LB15a, LB15b
  if (isInitial(last) && (!before || is(before, 'OP', 'QU', 'GL', 'SP', 'ZW'))) return false
  if (isFinal(next) && (!after || is(after, ...mayFollowQuotation))) return false
  // LB16, LB17
  if (is(last, 'CL', 'CP') && is(next, 'NS')) return false
  if (is(last, 'B2') && is(next, 'B2')) return false
  if (joinsQuote(units, index, last, next)) return false
  // LB20
  if (is(last, 'CB') || is(next, 'CB')) return true
  // LB20a
  const beginsWord = !before || is(before, 'SP', 'ZW', 'CB', 'GL')
  if (is(last, 'HY', 'HH') && beginsWord && is(next, 'AL', 'HL', 'SA')) return false
  // LB21
  if (is(next, 'BA', 'HH', 'HY', 'NS') || is(last, 'BB')) return false
  // LB21a
  if (is(before, 'HL') && is(last, 'HY', 'HH') && !is(next, 'HL')) return false
  // LB21b, LB22
  if (is(last, 'SY') && is(next, 'HL')) return false
  if (is(next, 'IN')) return false
  return (
    !joinsWord(last, next) &&
    !joinsNumber(units, index, last, next) &&
    !joinsEmoji(units, index, last, next)
  )
}

const isInitial = (unit: Unit): boolean => unit.kind === 'QU' && /\p{Pi}/u.test(unit.character)
const isFinal = (unit: Unit): boolean => unit.kind === 'QU' && /\p{Pf}/u.test(unit.character)

/** LB19, LB19a */
function joinsQuote(units: readonly Unit[], index: number, last: Unit, next: Unit): boolean {
  if (is(next, 'QU') && !isInitial(next)) return true
  if (is(last, 'QU') && !isFinal(last)) return true
  const isWestern = (unit: Unit | undefined) => !unit || !isEastAsian(unit.character)
  if (is(next, 'QU') && (isWestern(last) || isWestern(units[index + 1]))) return true
  return is(last, 'QU') && (isWestern(next) || isWestern(units[index - 2]))
}

const letters = ['AL', 'HL', 'SA'] as const

/** LB23, LB23a, LB24, LB28, LB29, LB30 */
function joinsWord(last: Unit, next: Unit): boolean {
  if (is(last, ...letters, 'NU') && is(next, ...letters)) return true
  if (is(last, ...letters, 'NU') && is(next, 'OP')) return !isEastAsian(next.character)
  if (is(last, ...letters) && is(next, 'NU', 'PR', 'PO')) return true
  if (is(last, 'PR') && is(next, 'ID', 'EB', 'EM')) return true
  if (is(last, 'ID', 'EB', 'EM') && is(next, 'PO')) return true
  if (is(last, 'PR', 'PO', 'IS') && is(next, ...letters)) return true
  return is(last, 'CP') && !isEastAsian(last.character) && is(next, ...letters, 'NU')
}

/** LB25 */
function joinsNumber(units: readonly Unit[], index: number, last: Unit, next: Unit): boolean {
  if (is(next, 'NU')) {
    if (is(last, 'PR', 'PO', 'HY', 'IS', 'NU')) return true
    return is(last, 'SY') && endsNumber(units, index - 1)
  }
  if (is(next, 'PR', 'PO')) {
    const isClosed = is(last, 'CL', 'CP')
    return endsNumber(units, isClosed ? index - 2 : index - 1)
  }
  if (is(last, 'PR', 'PO') && is(next, 'OP')) {
    const after = is(units[index + 1], 'IS') ? units[index + 2] : units[index + 1]
    return is(after, 'NU')
  }
  return false
}

function endsNumber(units: readonly Unit[], index: number): boolean {
  let at = index
  while (is(units[at], 'SY', 'IS')) at--
  return is(units[at], 'NU')
}

/** LB30a, LB30b */
function joinsEmoji(units: readonly Unit[], index: number, last: Unit, next: Unit): boolean {
  if (is(last, 'EB') && is(next, 'EM')) return true
  if (!is(last, 'RI') || !is(next, 'RI')) return false
  let first = index - 1
  while (is(units[first - 1], 'RI')) first--
  return (index - first) % 2 === 1
}
