const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = 'thousand million billion trillion quadrillion quintillion'.split(' ')
const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** Digit by digit: "0199" is "zero one nine nine". */
export const sayDigits = (digits: string): string[] =>
  Array.from(digits, (digit) => ones[Number(digit)] ?? '')

/** A whole number of any length, without signs between its digits. */
export function sayCardinal(digits: string): string[] {
  const number = digits.replace(/^0+(?=\d)/u, '')
  if (number.length > (scales.length + 1) * 3) return sayDigits(number)
  if (number === '0') return ['zero']
  const groups = number
    .padStart(Math.ceil(number.length / 3) * 3, '0')
    .match(/\d{3}/gu)
    ?.map(Number)
  return (groups ?? []).flatMap((group, index, all) => {
    const scale = scales[all.length - index - 2]
    return group === 0 ? [] : sayHundreds(group).concat(scale ?? [])
  })
}

function sayHundreds(value: number): string[] {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  return [...(hundreds ? [ones[hundreds] ?? '', 'hundred'] : []), ...(rest ? sayTens(rest) : [])]
}

function sayTens(value: number): string[] {
  if (value < 20) return [ones[value] ?? '']
  const one = value % 10
  return [tens[Math.floor(value / 10)] ?? '', ...(one ? [ones[one] ?? ''] : [])]
}

/** "0.50" is "zero point five zero", ".5" is "point five". */
export function sayDecimal(text: string): string[] {
  const [whole = '', ...parts] = text.replaceAll(',', '').split('.')
  const start = whole === '' ? [] : isCode(whole) ? sayDigits(whole) : sayCardinal(whole)
  return [...start, ...parts.flatMap((part) => ['point'].concat(sayDigits(part)))]
}

/** With noughts before it, it is a code and not an amount. */
const isCode = (digits: string): boolean => digits.length > 1 && digits.startsWith('0')

export function sayOrdinal(digits: string): string[] {
  const words = sayCardinal(digits)
  const last = words.pop() ?? ''
  const ordinal = ordinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words, ordinal]
}

/** "1984" is "nineteen eighty four", "2009" "two thousand nine", "1905" "nineteen oh five". */
export function sayYear(digits: string): string[] {
  const value = Number(digits)
  const [first, second] = [Math.floor(value / 100), value % 100]
  if (digits.length !== 4 || value < 1000 || value % 1000 < 10) return sayCardinal(digits)
  if (second === 0) return [...sayTens(first), 'hundred']
  return [...sayTens(first), ...(second < 10 ? ['oh'] : []), ...sayTens(second)]
}

/** "1990s" is "nineteen nineties". */
export function sayDecade(digits: string): string[] {
  const words = sayYear(digits)
  const last = words.pop() ?? ''
  const several = last === 'six' ? 'sixes' : `${last}s`
  return [...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : several]
}

/** As rooms, flights and roads are read: "747" is "seven forty seven", "404" "four oh four". */
export function sayPair(digits: string): string[] {
  const [first, second] = [digits.slice(0, -2), Number(digits.slice(-2))]
  if (second === 0) return sayCardinal(digits)
  return [...sayCardinal(first), ...(second < 10 ? ['oh'] : []), ...sayTens(second)]
}

/** Three of four: "three quarters". */
export function sayFraction(top: string, bottom: string): string[] {
  const one = Number(top) === 1
  const parts: Record<number, [string, string]> = {
    2: ['half', 'halves'],
    4: ['quarter', 'quarters'],
  }
  const [single, several] = parts[Number(bottom)] ?? [null, null]
  if (single) return [...sayCardinal(top), one ? single : several]
  const words = sayOrdinal(bottom)
  const last = words.pop() ?? ''
  return [...sayCardinal(top), ...words, one ? last : `${last}s`]
}
