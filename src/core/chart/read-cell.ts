/** A figure as somebody typed it: what it amounts to, and how it was written. */
export type CellFigure = {
  value: number
  /** What stands before and after its digits: `$`, ` %`, ` million`. */
  prefix: string
  suffix: string
  decimals: number
  isGrouped: boolean
}

type Decimal = ',' | '.'

const space = String.raw`[ \u00A0\u202F\u2009]`
const digits = String.raw`\d(?:[\d.,'’ \u00A0\u202F\u2009]*\d)?(?:[eE][+-]?\d{1,3})?`

/** `1,240`, `+4 %`, `$3.5 bn`, `(12)`, `−8 km²`: digits, and little else. */
const figure = new RegExp(
  String.raw`^(?<open>\()?(?<sign>[+\-−–])?(?<prefix>(?:${space}?(?:\p{Sc}|[A-Z]{2,3}${space}))?${space}?)(?<inner>[+\-−–])?(?<digits>${digits}|[.,]\d+)(?<suffix>${space}?[^\d]{0,16})$`,
  'u',
)

/** What one may say after a figure instead of writing its zeros. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|tsd\.?|thousand|tausend|mil|mille)$/iu, 1e3],
  [/^(?:m|mio\.?|mln|mn|millions?|millionen|millones|milioni)$/iu, 1e6],
  [/^(?:bn|b|mrd\.?|md|billions?|milliarden?|milliards?|miliardi)$/iu, 1e9],
]

/** The figure in a cell, read as its language writes them; null where there is none. */
export function readCell(text: string, decimal: Decimal): CellFigure | null {
  const written = toPlainDigits(text).trim()
  const found = figure.exec(written)?.groups
  if (!found) return null
  const { open, sign = '', inner = '', prefix = '', suffix = '' } = found
  const isOpen = open !== undefined
  if (isOpen !== suffix.trimEnd().endsWith(')')) return null
  const number = readDigits(found['digits'] ?? '', decimal)
  if (!number) return null
  const isNegative = isOpen || /[-−–]/u.test(sign + inner)
  return {
    ...number,
    value: isNegative ? -number.value : number.value,
    prefix: prefix.trimStart(),
    suffix: (isOpen ? suffix.replace(/\)\s*$/u, '') : suffix).trimEnd(),
  }
}

/** By how much a unit such as `million` multiplies the figure before it. */
export const findMultiple = (unit: string): number =>
  multiples.find(([pattern]) => pattern.test(unit.trim().split(/\s/u)[0] ?? ''))?.[1] ?? 1

function readDigits(
  text: string,
  decimal: Decimal,
): Pick<CellFigure, 'value' | 'decimals' | 'isGrouped'> | null {
  const [mantissa = '', exponent] = text.split(/e/iu)
  const bare = mantissa.replaceAll(/['’ \u00A0\u202F\u2009]/gu, '')
  const at = findDecimal(bare, decimal)
  const [groups, rest] = at === -1 ? [bare, ''] : [bare.slice(0, at), bare.slice(at + 1)]
  const whole = groups.replaceAll(/[.,]/gu, '')
  if (whole !== groups && !/^\d{1,3}(?:[.,]\d{2,3})+$/u.test(groups)) return null
  const value = Number(
    `${whole || '0'}.${rest || '0'}${exponent === undefined ? '' : `e${exponent}`}`,
  )
  if (!Number.isFinite(value)) return null
  const isGrouped = mantissa.length > whole.length + (at === -1 ? 0 : rest.length + 1)
  return { value, decimals: rest.length, isGrouped }
}

/**
 * Where its decimals begin. A sign that can only be one, because it stands once and not before three
 * digits, is one in every language; else it is what the language takes for it.
 */
function findDecimal(bare: string, decimal: Decimal): number {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last === -1) return -1
  const sign = bare.charAt(last)
  if (bare.indexOf(sign) !== last) return -1
  if (sign === decimal) return last
  const other = sign === '.' ? ',' : '.'
  const groups = bare.length - last === 4 && /^\d{1,3}(?:[.,]\d{3})*$/u.test(bare)
  return groups && !bare.includes(other) ? -1 : last
}

/** The first of each ten digits of scripts that have their own. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]

const toPlainDigits = (text: string): string =>
  text
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((one) => code >= one && code < one + 10)
      return zero === undefined ? digit : String(code - zero)
    })
