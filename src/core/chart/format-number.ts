/** No format of its own: as many digits as the figure has. */
export const general = 'General'

/**
 * A figure as a sheet would show it: decimals, thousands, percent, the words around it, another form
 * for what is negative. Of the rest of what sheets know, the figure is all that stays.
 */
export function formatNumber(
  value: number,
  code: string = general,
  decimal: ',' | '.' = '.',
): string {
  const sections = splitSections(code)
  const hasOwnNegative = value < 0 && sections.length > 1
  const pattern = (hasOwnNegative ? sections[1] : undefined) ?? sections[0]
  const body = /[#0?][#0?,.]*/u.exec(pattern.bare)
  if (!body || /general|e[+-]/iu.test(pattern.bare))
    return writeSign(value, writeGeneral(value, decimal))
  const [digits] = body
  const scaled = digits.replace(/,+$/u, '')
  const shift = 1000 ** (digits.length - scaled.length)
  const point = scaled.indexOf('.')
  const fraction = point === -1 ? '' : scaled.slice(point + 1)
  const amount = Math.abs((pattern.bare.includes('%') ? value * 100 : value) / shift)
  const [whole = '', rest = ''] = toFixed(amount, fraction.length).split('.')
  // Digits that a `#` stands for are written only as far as there are any.
  const least = fraction.replace(/[#?]+$/u, '').length
  const kept = rest.replace(new RegExp(`(?<=^.{${least}}.*)0+$`, 'u'), '')
  const isGrouped = scaled.slice(0, point === -1 ? undefined : point).includes(',')
  const figure = (isGrouped ? group(whole, decimal) : whole) + (kept ? decimal + kept : '')
  const before = pattern.words(pattern.bare.slice(0, body.index))
  const after = pattern.words(pattern.bare.slice(body.index + digits.length))
  const isNought = !/[1-9]/u.test(figure)
  // Room that a sheet leaves for columns of figures would only move a label off its place.
  return `${value < 0 && !hasOwnNegative && !isNought ? '−' : ''}${before}${figure}${after}`.trim()
}

/** Ticks of an axis need no more decimals than the step between them. */
export function formatForStep(step: number, code: string): string {
  // What is only written beside a figure does not make a share of it.
  if (code.replaceAll(/"[^"]*"|\\./gu, '').includes('%'))
    return step * 100 >= 1 - 1e-9 ? '0%' : '0.0%'
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const bare = `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`
  const [pattern = general] = code.split(';')
  return /general/iu.test(pattern) || !/[#0]/u.test(pattern)
    ? bare
    : pattern.replace(/[#0?][#0?,.]*/u, (digits) => bare + (/,+$/u.exec(digits)?.[0] ?? ''))
}

const quote = (words: string): string => (words ? `"${words.replaceAll('"', '')}"` : '')

/** What people write around a figure, as a sheet says it. */
export const writeFormat = (figure: {
  prefix: string
  suffix: string
  decimals: number
  isGrouped: boolean
}): string => {
  const { prefix, suffix, decimals, isGrouped } = figure
  const digits = `${isGrouped ? '#,##0' : '0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`
  return `${quote(prefix)}${digits}${quote(suffix)}`
}

type Section = {
  /** Without what is only written: each stretch of that is one sign that no format has. */
  bare: string
  /** With it again. */
  words(bare: string): string
}

/** From here on signs stand for words, so that nothing in them is taken for digits. */
const firstSign = 0xe000

function splitSections(code: string): [Section, ...Section[]] {
  const kept: string[] = []
  const keep = (words: string): string => {
    kept.push(words)
    return String.fromCodePoint(firstSign + kept.length - 1)
  }
  const plain = code
    .replaceAll(/\[\$([^\]-]*)[^\]]*\]/gu, (_, currency: string) => keep(currency))
    .replaceAll(/\[[^\]]*\]|[_*]./gu, '')
    .replaceAll(/"([^"]*)"|\\(.)/gu, (_, quoted?: string, escaped?: string) =>
      keep(quoted ?? escaped ?? ''),
    )
  const words = (bare: string) =>
    bare.replaceAll(
      /[\uE000-\uF8FF]/gu,
      (sign) => kept[(sign.codePointAt(0) ?? 0) - firstSign] ?? '',
    )
  const [first = '', ...others] = plain.split(';')
  return [{ bare: first, words }, ...others.map((bare) => ({ bare, words }))]
}

const writeSign = (value: number, figure: string): string =>
  value < 0 && /[1-9]/u.test(figure) ? `−${figure}` : figure

/** Sums of a binary machine end in 0000000001. */
function writeGeneral(value: number, decimal: ',' | '.'): string {
  const text = String(Number(Math.abs(value).toPrecision(6)))
  return decimal === ',' ? text.replace('.', ',') : text
}

/** A half is rounded up as people do, also where the machine has a little less than a half. */
const toFixed = (amount: number, decimals: number): string =>
  amount < 1e15
    ? Number(`${Math.round(Number(`${amount.toPrecision(15)}e${decimals}`))}e-${decimals}`).toFixed(
        decimals,
      )
    : amount.toFixed(decimals)

const group = (whole: string, decimal: ',' | '.'): string =>
  whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, decimal === ',' ? '.' : ',')
