import { sayAmountSign } from './amount-signs.ts'
import {
  sayCardinal,
  sayDecimal,
  sayDigits,
  sayFraction,
  sayOrdinal,
  sayPair,
  sayYear,
} from './say-number.ts'
import { spellOut } from './spell-out.ts'
import type { SayRule } from './token-context.ts'

const vulgar: Record<string, readonly [string, string]> = {
  '½': ['1', '2'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅕': ['1', '5'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
}

/** "1/2", "2½" and the "1/2" of "2 1/2"; but "24/7", "9/11" and "50/50" are no fractions. */
const sayFractionRule: SayRule = ({ bare, before, after }) => {
  const [, whole = '', mark = ''] = /^(\d*)([½⅓⅔¼¾⅕⅛⅜⅝⅞])$/u.exec(bare) ?? []
  const parts = vulgar[mark]
  if (bare === '½' && /^(?:an?|the)$/u.test(after)) return ['half']
  if (parts) return whole ? [...sayCardinal(whole), ...sayRest(parts)] : sayFraction(...parts)
  const [, top, bottom] = /^(\d{1,3}(?:\.\d)?)\/(\d{1,4})$/u.exec(bare) ?? []
  if (!top || !bottom) return null
  if (top.includes('.') || scored.test(before) || isScore(top, bottom, after))
    return [...sayDecimal(top), 'out', 'of', ...sayCardinal(bottom)]
  if (/^(?:4\/3|3\/2|5\/[34]|7\/4)$/u.test(bare) && !/^[24]$/u.test(after))
    return sayFraction(top, bottom)
  if (Number(top) >= Number(bottom) || bare === '9/11')
    return [...sayCardinal(top), ...sayCardinal(bottom)]
  if (Number(bottom) > 100) return [...sayCardinal(top), 'over', ...sayCardinal(bottom)]
  return /^\d+$/u.test(before) ? sayRest([top, bottom]) : sayFraction(top, bottom)
}

const scored = /^(?:rated|rating|scored?|scores)$/iu

/** "10/10" and "4/5 stars"; but "50/50" and "20/20". */
const isScore = (top: string, bottom: string, after: string): boolean =>
  (top === bottom && !/^[25]0$/u.test(top)) ||
  /^(?:stars|points|users|people|patients|customers|students|respondents|doctors)$/u.test(after)

/** "a 1/4-inch bolt". */
const sayFractionOf: SayRule = (context) => {
  const [, fraction, unit = ''] = /^(\d+\/\d+)-(\p{Ll}+)$/u.exec(context.bare) ?? []
  const said = fraction ? sayFractionRule({ ...context, bare: fraction, after: '' }) : null
  return said && [...said, unit]
}

/** What is over a whole number: "and a half". */
function sayRest(parts: readonly [string, string]): string[] {
  const [first = '', ...rest] = sayFraction(...parts)
  return ['and', first === 'one' ? 'a' : first, ...rest]
}

/** "1st", "21st", "100th". */
const sayOrdinalRule: SayRule = ({ bare }) => {
  const digits = /^([\d,]+)(?:st|nd|rd|th)$/iu.exec(bare)?.[1]
  return digits ? sayOrdinal(digits.replaceAll(',', '')) : null
}

/** "#1" and "§5". */
const sayNumberSign: SayRule = ({ bare }) => {
  const [, mark = '', digits] = /^([#№§])(\d+)$/u.exec(bare) ?? []
  return digits ? [...sayAmountSign(mark), ...sayCardinal(digits)] : null
}

/** Of these, "3.12" comes after "3.9". */
const versioned =
  /^(?:version|release|python|node|php|ruby|java|go|ios|ipados|macos|android|ubuntu|react|django)$/iu

/** "v2.0.1", "2.0.1", "192.168.0.1", "Python 3.12". */
const sayVersion: SayRule = ({ bare, before }) => {
  const [, mark, numbers = ''] = /^(v|V|ver\.?)?(\d+(?:\.\d+)+|\d+)$/u.exec(bare) ?? []
  const parts = numbers.split('.')
  // "V8" is an engine.
  if (mark === 'V' && parts.length < 2) return null
  if (!mark && parts.length < 3 && !(parts.length > 1 && versioned.test(before))) return null
  const between = parts.length === 4 ? 'dot' : 'point'
  const said = parts.flatMap((part, at) =>
    (at === 0 ? [] : [between]).concat(/^0\d/u.test(part) ? 'oh' : [], sayCardinal(part)),
  )
  return mark && !/^versions?$/iu.test(before) ? ['version', ...said] : said
}

const pairBefore =
  /^(?:boeing|flight|room|route|highway|interstate|error|code|bus|gate|airbus|suite|apartment|studio|port|peugeot|porsche|channel|http)$/iu
/** Four digits of these are said like those of a year. */
const yearLike = /^(?:port|rfc|rtx|gtx|pin|room|flight|model)$/iu

const flown = /^(?:flights?|flew|fly|flown|flying)$/iu

/** "Room 404", "Boeing 737-800", "401(k)", "501(c)(3)"; what closes a bracket last is gone already. */
const sayNamedNumber: SayRule = ({ bare, before, earlier }) => {
  const [, number, series] = /^(\d{3})(?:-(\d{1,4}))?$/u.exec(bare) ?? []
  if (
    /^[A-Z\d]{2,3}$/u.test(before) &&
    /^\d{4}$/u.test(bare) &&
    earlier.some((word) => flown.test(word))
  )
    return sayYear(bare)
  // "Flight LH 454".
  const isFlight = /^[A-Z]{2}$/u.test(before) && /^flights?$/iu.test(earlier[1] ?? '')
  if (number && (pairBefore.test(before) || isFlight))
    return [...sayPair(number), ...(series ? sayCardinal(series) : [])]
  const [, section, letter = '', part] =
    /^(?=\d+\(|401k)(\d{3})\(?([a-z])\)?(?:\((\d+)\)?)?$/iu.exec(bare) ?? []
  if (/^\d{4}$/u.test(bare) && yearLike.test(before)) return sayYear(bare)
  // "221B Baker Street".
  const [, house, door = ''] = /^(\d{3})([A-D])$/u.exec(bare) ?? []
  if (house) return [...sayPair(house), door]
  return section
    ? [...sayPair(section), letter.toUpperCase(), ...(part ? sayCardinal(part) : [])]
    : null
}

/** Halves and round the clock are no ranges. */
const sayTwice: SayRule = ({ bare }) =>
  /^(?:50[-–]50|24[-–]7)$/u.test(bare) ? bare.split(/[-–]/u).flatMap(sayCardinal) : null

/** "007" and very long ones are codes, read digit by digit. */
const sayCodeNumber: SayRule = ({ bare }) =>
  /^0\d+$/u.test(bare) || /^\d{13,}$/u.test(bare) ? sayDigits(bare) : null

/** "1.000.000", "1.234,5" and "1,5", as much of the world writes them. */
const sayForeignNumber: SayRule = ({ bare }) => {
  if (/^\d{1,3}(?:\.\d{3}){2,}$/u.test(bare)) return sayCardinal(bare.replaceAll('.', ''))
  return /^(?:\d+,\d{1,2}|\d{1,3}(?:\.\d{3})+,\d+)$/u.test(bare)
    ? sayDecimal(bare.replaceAll('.', '').replace(',', '.'))
    : null
}

/** Before two numbers that stand beside each other by chance. */
const numbered =
  /^(?:rooms?|pages?|chapters?|steps?|days?|gates?|flights?|lines?|bus|route|section|no|number|version|level|slides?|questions?|items?)$/iu

/** "12 345", with a space between the thousands; each part after the first is said with it. */
const sayGrouped: SayRule = ({ bare, after, afterThat, earlier, beginsClause }) => {
  const before = earlier.findIndex((part) => !/^\d{1,3}$/u.test(part))
  const groups = earlier.slice(0, before === -1 ? earlier.length : before)
  const isFollowing = /^\d{3}$/u.test(bare) && groups.length > 0 && !beginsClause
  if (isFollowing)
    return groups.slice(0, -1).every((group) => group.length === 3) &&
      !numbered.test(earlier[groups.length] ?? '') &&
      !groups.at(-1)?.startsWith('0')
      ? []
      : null
  if (!/^[1-9]\d{0,2}$/u.test(bare) || !/^\d{3}$/u.test(after) || numbered.test(earlier[0] ?? ''))
    return null
  return sayCardinal([bare, after, ...(/^\d{3}$/u.test(afterThat) ? [afterThat] : [])].join(''))
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const sayBase = (base: string): string[] => (/^\d/u.test(base) ? sayDecimal(base) : spellOut(base))

/** "10⁶", "10^6", "10⁻³", "x²", "1.6e-19". */
export const sayPower: SayRule = ({ bare }) => {
  const [, factor, sign, exponent] = /^(\d+(?:\.\d+)?)[eE]([+-]?)(\d{1,3})$/u.exec(bare) ?? []
  if (factor && exponent) {
    const power = sign === '-' ? ['minus', ...sayCardinal(exponent)] : sayOrdinal(exponent)
    return [...sayDecimal(factor), 'times', 'ten', 'to', 'the', ...power]
  }
  const [, base = '', minusHigh = '', high = '', minus = '', plain = ''] =
    /^(\d+(?:\.\d+)?|\p{L}{1,2})(?:(⁻?)([⁰¹²³⁴-⁹]+)|(?:\^|\*\*)([-−]?)(\d+))$/u.exec(bare) ?? []
  const [, counted, letter = ''] = /^(\d+|\p{L})(?:([ⁿˣ])|(?:\^|\*\*)([nkx]))$/u.exec(bare) ?? []
  if (counted) return [...sayBase(counted), 'to', 'the', letter === 'ˣ' ? 'X' : 'N']
  const power = plain || Array.from(high, (digit) => superscripts.indexOf(digit)).join('')
  if (!base || !power) return null
  const start = sayBase(base)
  if (minus || minusHigh) return [...start, 'to', 'the', 'minus', ...sayCardinal(power)]
  if (power === '2') return [...start, 'squared']
  if (power === '3') return [...start, 'cubed']
  return [...start, 'to', 'the', ...sayOrdinal(power)]
}

/** "FY2024". */
const sayPeriod: SayRule = ({ bare }) => {
  const [, name = '', year] = /^(FY|CY)['’]?(\d{4}|\d\d)$/u.exec(bare) ?? []
  if (!year) return null
  return [...spellOut(name), ...(year.length === 4 ? sayYear(year) : sayCardinal(year))]
}

export const numeralRules: readonly SayRule[] = [
  sayGrouped,
  sayPower,
  sayPeriod,
  sayFractionRule,
  sayFractionOf,
  sayOrdinalRule,
  sayNumberSign,
  sayNamedNumber,
  sayTwice,
  sayForeignNumber,
  sayVersion,
  sayCodeNumber,
]
