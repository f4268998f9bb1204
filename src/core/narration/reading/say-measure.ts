import { amount, amountSign, isOne, sayAmountSign, scaleLetters } from './amount-signs.ts'
import { sayMoney } from './say-money.ts'
import { sayCardinal, sayDecimal, sayPair, sayYear } from './say-number.ts'
import { isAdjective, type SayRule, type TokenContext } from './token-context.ts'
import { onlyAttached, sayUnit } from './units.ts'

const measure = new RegExp(`^${amountSign}(${amount})([^\\d\\s]*)$`, 'u')
const range = new RegExp(
  `^(\\p{Sc}?)(${amount})([^\\d\\-–—]*)[-–—](\\p{Sc}?)(${amount})([^\\d-]*)$`,
  'u',
)

/** "12.5%", "-5°C", "~50", "10k", "5kg", "2x", "1,000+". */
const sayMeasure: SayRule = ({ bare, before, after }) => {
  const [, sign = '', number = '', end = ''] = measure.exec(bare) ?? []
  if (!number) return null
  const said = sayEnd(number, end.replace(/\+$/u, ''), { before, after })
  if (!said) return null
  const more = end.endsWith('+') ? ['plus'] : []
  return [...sayAmountSign(sign), ...sayDecimal(number), ...said, ...more]
}

const beforeDegree = /^(?:angle|turn|view|rotation|heat|weather)/u

function sayEnd(
  number: string,
  end: string,
  { before, after }: Pick<TokenContext, 'before' | 'after'>,
): string[] | null {
  if (end === '') return []
  if (
    /^k$/iu.test(end) &&
    (/^(?:run|race|walk)/u.test(after) || /^r[au]n(?:ning)?$/iu.test(before))
  )
    return ['K']
  if (end === '%') return ['percent']
  if (end === 'x' || end === '×') return ['times']
  if (end === '°' && beforeDegree.test(after)) return ['degree']
  if (end === 'k') return ['thousand']
  // "4K" is a screen; kelvins have a space before them.
  if (end === 'K') return Number(number) > 8 ? ['thousand'] : null
  // "Seat 14B is taken."
  const isCounted = /^[a-z]/u.test(after) && !/^(?:is|are|was|were|and|or|will|has)$/u.test(after)
  if (/^(?:M|B|bn|mn|tn|T)$/u.test(end) && (end.length > 1 || isCounted))
    return [scaleLetters.get(end.toLowerCase()) ?? '']
  return sayUnit(end, isOne(number) || isAdjective(before, after))
}

/** "5-10%", "$5–10", "10–15kg", "10%–20%": what both ends have is said once, "$5M–$10M" but twice. */
const sayRange: SayRule = (context) => {
  const [, first = '', from = '', near = '', second = '', to = '', end = ''] =
    range.exec(context.bare) ?? []
  // The "s" of two decades is no second.
  if (!from || !to || near === 's' || (near && near !== end)) return null
  const rest = { ...context, bare: `${second || first}${to}${end}`, before: '' }
  const last = sayMoney(rest) ?? sayMeasure(rest)
  const scale = scaleLetters.get(near.toLowerCase()) ?? ''
  return last && [...sayDecimal(from), ...(last.includes(scale) ? [scale] : []), 'to', ...last]
}

/** "11 s.", "65 W at most": nothing that a letter could be part of follows. */
const isSurelyUnit = (bare: string, after: string): boolean =>
  /^[sWVJN]$/u.test(bare) &&
  /^(?:|in|at|of|for|and|or|per|to|on|after|before|later|is|was|with|by|when|each|every)$/u.test(
    after,
  )

/** "½ mile" and "3/4 mile"; but "7½ miles". */
const isPartOfOne = /^[½⅓⅔¼¾]|\//u

/** "kg" after "5", "ft" after "500 sq". A part of a unit is said like one of it: "half a mile". */
export const sayUnitAlone: SayRule = ({ bare, before, after, earlier }) => {
  if (before === 'per' && !onlyAttached.has(bare)) return sayUnit(bare, true)
  if (bare === 'in' && /^\d+$/u.test(before) && /^(?:ft|feet|foot)$/u.test(earlier[1] ?? ''))
    return [isOne(before) ? 'inch' : 'inches']
  const isSquare = before === 'sq' || before === 'cu'
  const number = isSquare ? (earlier[1] ?? '') : before
  const [, digits] = /(?:^|[^\p{L}])(\d[\d.,]*|\d+⁻?[⁰¹²³⁴-⁹]+|[½⅓⅔¼¾])$/u.exec(number) ?? []
  if (!digits || (onlyAttached.has(bare) && !isSurelyUnit(bare, after))) return null
  if (bare === '%') return ['percent']
  if (bare === 'sq') return ['square']
  if (bare === 'cu') return ['cubic']
  const isOfNoun = isAdjective(earlier[isSquare ? 2 : 1] ?? '', after)
  return sayUnit(bare, isOfNoun || isOne(digits) || isPartOfOne.test(number))
}

/** Units that nobody takes for something else, without a number before them. */
const sayBareUnit: SayRule = ({ bare }) =>
  /^(?:[kMGT]Wh?|[kMG]Hz|[KMGT]B|[MG]bps|k[gm]|[cm]m|mph|m\/s²?|(?:k[gmW]|[cm]m|[mµ]?g|m?L|[KMGT]B|W)\/(?:hr?|s|min|day|k?m[²³23]?|cm[²³23]?|m?L|d?L|kg))$/u.test(
    bare,
  )
    ? sayUnit(bare, false)
    : null

/** "5'10" is "five foot ten". */
const sayHeight: SayRule = ({ bare }) => {
  const [, feet, inches] = /^(\d)['’′](\d{1,2})$/u.exec(bare) ?? []
  return feet && inches ? [...sayCardinal(feet), 'foot', ...sayCardinal(inches)] : null
}

/** "1920x1080" and the "x" of "10 x 12". */
const sayDimensions: SayRule = ({ bare, before, after, afterThat }) => {
  // "3×4" is a sum, but a screen has hundreds.
  const sides = /^\d+(?:x\d+)+$|^\d{3,4}×\d{3,4}$/u.test(bare) ? bare.split(/[x×]/u) : []
  if (sides.length > 0)
    return sides.flatMap((side, at) =>
      (at === 0 ? [] : ['by']).concat(side.length === 3 ? sayPair(side) : sayYear(side)),
    )
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
