import {
  amount,
  amountSign,
  isOne,
  sayAmountSign,
  scaleLetters,
  scaleWord,
} from './amount-signs.ts'
import { type Currency, currencyCodes, currencySigns } from './currencies.ts'
import { sayCardinal, sayDecimal } from './say-number.ts'
import { isAdjective, type SayRule } from './token-context.ts'
import { sayUnit, units } from './units.ts'

const name = String.raw`([A-Z]{0,2}\p{Sc})`
const money = new RegExp(
  `^${amountSign}${name}(${amount})([a-zA-Z]{0,2})((?:/[a-zA-Zμ]+[²³]?)+)?(\\+?)$`,
  'u',
)
const moneyBefore = new RegExp(`^${amountSign}${name}${amount}(?:[-–].*)?$`, 'u')
const moneyAdjective = new RegExp(`^${name}(${amount})-(thousand|million|billion|trillion)$`, 'iu')
const plainNumber = /^\d[\d.,]*$/u

/** "$3.5 million", "€5", "-$20", "$1.2B", "$5/month". The name of the money comes last. */
export const sayMoney: SayRule = ({ bare, before, after }) => {
  const [, sign = '', mark = '', number = '', scale = '', per = '', more = ''] =
    money.exec(bare) ?? []
  const currency = currencySigns.get(mark)
  const scaled = scaleLetters.get(scale.toLowerCase())
  if (!currency || !number || (scale && !scaled)) return null
  const start = sayAmountSign(sign)
  const end = [...(per ? (sayUnit(per, true) ?? []) : []), ...(more ? ['plus'] : [])]
  const isOfNoun = !per && isAdjective(before, after)
  const several = isOfNoun ? currency.one : currency.several
  if (scaled) return [...start, ...sayDecimal(number), scaled, ...split(several), ...end]
  if (scaleWord.test(after.replace('+', ''))) return [...start, ...sayDecimal(number)]
  return [...start, ...sayAmount(number, { ...currency, several }), ...end]
}

/** "3€", as much of Europe writes it. */
const sayMoneyAfter: SayRule = (context) => {
  const [, number, mark] = /^(-?[\d.,]+)(\p{Sc})$/u.exec(context.bare) ?? []
  return number && mark ? sayMoney({ ...context, bare: `${mark}${number}` }) : null
}

const sayCents: SayRule = ({ bare }) => {
  const cents = /^(\d+)¢$/u.exec(bare)?.[1]
  return cents ? [...sayCardinal(cents), isOne(cents) ? 'cent' : 'cents'] : null
}

/** "a $5-million deal" is "a five million dollar deal". */
const sayMoneyAdjective: SayRule = ({ bare }) => {
  const [, mark = '', number = '', scale = ''] = moneyAdjective.exec(bare) ?? []
  const currency = currencySigns.get(mark)
  return currency ? [...sayDecimal(number), scale.toLowerCase(), ...split(currency.one)] : null
}

/** "million" after "$3.5" ends with "dollars"; "m" after a number is "million" where no unit is. */
const sayScale: SayRule = ({ bare, before, after, earlier, beginsClause }) => {
  const [, scale = '', more = ''] = /^([a-z]+)(\+?)$/iu.exec(bare) ?? []
  if (!scaleWord.test(scale) || beginsClause) return null
  const word = scaleLetters.get(scale.toLowerCase()) ?? scale.toLowerCase()
  const currency = currencySigns.get(moneyBefore.exec(before)?.[2] ?? '')
  if (currency) {
    const isOfNoun = isAdjective(earlier[1] ?? '', after)
    return [word, ...split(isOfNoun ? currency.one : currency.several), ...(more ? ['plus'] : [])]
  }
  if (bare.length > 2 || !plainNumber.test(before) || units.has(bare)) return null
  // A field of "3 T"; but "3 T tokens".
  return [bare === 'T' && !after.endsWith('s') ? 'tesla' : word]
}

/** "USD 5" and "5 EUR": the code is said as the money's name, after the amount. */
const sayCode: SayRule = ({ bare, before, after }) => {
  const code = currencyCodes.get(bare)
  if (code && plainNumber.test(before)) return split(isOne(before) ? code.one : code.several)
  const [number = '', per = ''] = bare.split(/(?=\/)/u)
  if (code && plainNumber.test(after.split('/')[0] ?? '')) return []
  const signed = /^\p{Sc}$/u.test(before) ? currencySigns.get(before) : undefined
  if (/^\p{Sc}$/u.test(bare) && currencySigns.has(bare) && /^\d/u.test(after)) return []
  const scaled = sayScaled(bare, currencyCodes.get(before) ?? signed)
  if (scaled) return scaled
  if (code && /^\d[\d.,]*(?:k|mn?|bn?|tn?)$/iu.test(after)) return []
  const known = currencyCodes.get(before) ?? signed
  if (!known || !plainNumber.test(number) || scaleWord.test(after)) return null
  return [...sayAmount(number, known), ...(per ? (sayUnit(per, true) ?? []) : [])]
}

function sayAmount(number: string, { one, several, cent }: Currency): string[] {
  const [whole = '', cents] = number.split('.')
  if (!cents || !cent || cents.length !== 2)
    return [...sayDecimal(number), ...split(isOne(number) ? one : several)]
  const main = [...sayDecimal(whole), ...split(isOne(whole) ? one : several)]
  if (Number(cents) === 0) return main
  const small = [...sayCardinal(cents), cent[isOne(cents) ? 0 : 1]]
  return Number(whole) === 0 ? small : [...main, 'and', ...small]
}

/** "EUR 3.2bn". */
function sayScaled(bare: string, currency: Currency | undefined): string[] | null {
  const [, number = '', scale = ''] = /^(\d[\d.,]*)(k|mn?|bn?|tn?)$/iu.exec(bare) ?? []
  const said = scaleLetters.get(scale.toLowerCase())
  return currency && said ? [...sayDecimal(number), said, ...split(currency.several)] : null
}

/** "the €/$ rate" and "EUR/USD": one money against another. */
const sayPair: SayRule = ({ bare }) => {
  const [, first = '', second = ''] = /^(\p{Sc}|[A-Z]{3})\/(\p{Sc}|[A-Z]{3})$/u.exec(bare) ?? []
  const [one, other] = [first, second].map(
    (mark) => currencySigns.get(mark) ?? currencyCodes.get(mark),
  )
  return one && other ? [...split(one.one), ...split(other.one)] : null
}

const split = (text: string): string[] => text.split(' ')

export const moneyRules: readonly SayRule[] = [
  sayPair,
  sayCents,
  sayMoney,
  sayMoneyAfter,
  sayMoneyAdjective,
  sayScale,
  sayCode,
]
