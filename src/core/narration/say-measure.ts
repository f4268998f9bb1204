import { amount, amountSign, isOne, sayAmountSign, scaleLetters } from './amount-signs.ts'
import { sayMoney } from './say-money.ts'
import { sayCardinal, sayDecimal, sayYear } from './say-number.ts'
import type { SayRule } from './token-context.ts'
import { onlyAttached, sayUnit } from './units.ts'

const measure = new RegExp(`^${amountSign}(${amount})([^\\d\\s]*)$`, 'u')
const range = new RegExp(`^(\\p{Sc}?)(${amount})[-–—](\\p{Sc}?)(${amount})([^\\d-]*)$`, 'u')

/** "12.5%", "-5°C", "~50", "10k", "5kg", "2x", "1,000+". */
const sayMeasure: SayRule = ({ bare, after }) => {
  const [, sign = '', number = '', end = ''] = measure.exec(bare) ?? []
  if (!number) return null
  const said = sayEnd(number, end.replace(/\+$/u, ''), after)
  if (!said) return null
  const more = end.endsWith('+') ? ['plus'] : []
  return [...sayAmountSign(sign), ...sayDecimal(number), ...said, ...more]
}

const beforeDegree = /^(?:angle|turn|view|rotation|heat|weather)/u

function sayEnd(number: string, end: string, after: string): string[] | null {
  if (end === '') return []
  if (end === '%') return ['percent']
  if (end === 'x' || end === '×') return ['times']
  if (end === '°' && beforeDegree.test(after)) return ['degree']
  if (end === 'k' || (end === 'K' && Number(number) > 8)) return ['thousand']
  if (/^(?:M|B|bn|mn|tn|T)$/u.test(end) && (end.length > 1 || /^[a-z]/u.test(after)))
    return [scaleLetters.get(end.toLowerCase()) ?? '']
  return sayUnit(end, isOne(number))
}

/** "5-10%", "$5–10", "10–15kg". */
const sayRange: SayRule = (context) => {
  const [, first = '', from = '', second = '', to = '', end = ''] = range.exec(context.bare) ?? []
  if (!from || !to) return null
  const rest = { ...context, bare: `${second || first}${to}${end}`, before: '' }
  const last = sayMoney(rest) ?? sayMeasure(rest)
  return last && [...sayDecimal(from), 'to', ...last]
}

/** "kg" after "5", "ft" after "500 sq". A part of a unit is said like one of it: "half a mile". */
export const sayUnitAlone: SayRule = ({ bare, before, earlier }) => {
  const isSquare = before === 'sq' || before === 'cu'
  const number = isSquare ? (earlier[1] ?? '') : before
  const [, digits] = /(?:^|[^\p{L}])(\d[\d.,]*|[½⅓⅔¼¾])$/u.exec(number) ?? []
  if (!digits || onlyAttached.has(bare)) return null
  if (bare === '%') return ['percent']
  if (bare === 'sq') return ['square']
  if (bare === 'cu') return ['cubic']
  return sayUnit(bare, isOne(digits) || /[/½⅓⅔¼¾]/u.test(number))
}

/** Units that nobody takes for something else, without a number before them. */
const sayBareUnit: SayRule = ({ bare }) =>
  /^(?:[kMGT]Wh?|[kMG]Hz|[KMGT]B|[MG]bps|k[gm]|[cm]m|km\/h|m\/s|mph)$/u.test(bare)
    ? sayUnit(bare, false)
    : null

/** "5'10" is "five foot ten". */
const sayHeight: SayRule = ({ bare }) => {
  const [, feet, inches] = /^(\d)['’′](\d{1,2})$/u.exec(bare) ?? []
  return feet && inches ? [...sayCardinal(feet), 'foot', ...sayCardinal(inches)] : null
}

/** "1920x1080" and the "x" of "10 x 12". */
const sayDimensions: SayRule = ({ bare, before, after, afterThat }) => {
  const sides = /^\d+(?:x\d+)+$/u.test(bare) ? bare.split('x') : []
  if (sides.length > 0)
    return sides.flatMap((side, at) => (at === 0 ? [] : ['by']).concat(sayYear(side)))
  if (!/^[x×]$/u.test(bare) || !/\d/u.test(before) || !/^\d/u.test(after)) return null
  return afterThat === '=' || bare === '×' ? ['times'] : ['by']
}

export const measureRules: readonly SayRule[] = [
  sayHeight,
  sayDimensions,
  sayRange,
  sayMeasure,
  sayBareUnit,
]
