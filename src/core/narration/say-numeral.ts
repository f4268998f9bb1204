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
const sayFractionRule: SayRule = ({ bare, before }) => {
  const [, whole = '', mark = ''] = /^(\d*)([½⅓⅔¼¾⅕⅛⅜⅝⅞])$/u.exec(bare) ?? []
  const parts = vulgar[mark]
  if (parts) return whole ? [...sayCardinal(whole), ...sayRest(parts)] : sayFraction(...parts)
  const [, top, bottom] = /^(\d{1,3})\/(\d{1,4})$/u.exec(bare) ?? []
  if (!top || !bottom) return null
  if (Number(top) >= Number(bottom) || bare === '9/11')
    return [...sayCardinal(top), ...sayCardinal(bottom)]
  if (Number(bottom) > 100) return [...sayCardinal(top), 'over', ...sayCardinal(bottom)]
  return /^\d+$/u.test(before) ? sayRest([top, bottom]) : sayFraction(top, bottom)
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

/** "v2.0.1", "2.0.1", "192.168.0.1". */
const sayVersion: SayRule = ({ bare }) => {
  const [, mark, numbers = ''] = /^(v|V|ver\.?)?(\d+(?:\.\d+)+|\d+)$/u.exec(bare) ?? []
  const parts = numbers.split('.')
  if (!mark && parts.length < 3) return null
  const between = parts.length === 4 ? 'dot' : 'point'
  const said = parts.flatMap((part, at) => (at === 0 ? [] : [between]).concat(sayCardinal(part)))
  return mark ? ['version', ...said] : said
}

const pairBefore =
  /^(?:boeing|flight|room|route|highway|interstate|error|code|bus|gate|airbus|suite|apartment|studio|peugeot|porsche|channel)$/iu

const sayNamedNumber: SayRule = ({ bare, before }) =>
  /^\d{3}$/u.test(bare) && pairBefore.test(before)
    ? sayPair(bare)
    : /^401\(?k$/iu.test(bare)
      ? [...sayPair('401'), 'K']
      : null

/** "007" and very long ones are codes, read digit by digit. */
const sayCodeNumber: SayRule = ({ bare }) =>
  /^0\d+$/u.test(bare) || /^\d{13,}$/u.test(bare) ? sayDigits(bare) : null

/** "1.000.000" and "1,5", as much of the world writes them. */
const sayForeignNumber: SayRule = ({ bare }) => {
  if (/^\d{1,3}(?:\.\d{3}){2,}$/u.test(bare)) return sayCardinal(bare.replaceAll('.', ''))
  return /^\d+,\d{1,2}$/u.test(bare) ? sayDecimal(bare.replace(',', '.')) : null
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** "10⁶", "10^6", "10⁻³", "x²". */
export const sayPower: SayRule = ({ bare }) => {
  const [, base = '', minusHigh = '', high = '', minus = '', plain = ''] =
    /^(\d+(?:\.\d+)?|\p{L}{1,2})(?:(⁻?)([⁰¹²³⁴-⁹]+)|\^([-−]?)(\d+))$/u.exec(bare) ?? []
  const power = plain || Array.from(high, (digit) => superscripts.indexOf(digit)).join('')
  if (!base || !power) return null
  const start = /^\d/u.test(base) ? sayDecimal(base) : spellOut(base)
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
  sayPower,
  sayPeriod,
  sayFractionRule,
  sayOrdinalRule,
  sayNumberSign,
  sayNamedNumber,
  sayForeignNumber,
  sayVersion,
  sayCodeNumber,
]
