import type { Reading } from './reading.ts'

const amount = String.raw`\d{1,3}(?:[. ]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`

/** `1.234.567,89` and `3,5` as these languages write them, `3.5` as everybody understands it. */
function sayAmount(written: string, { cardinal, point }: Reading): string {
  const isGrouped = /^\d{1,3}(?:[. ]\d{3})+(?:,|$)/u.test(written)
  const [whole = '', broken = ''] = isGrouped
    ? written.replaceAll(/[. ]/gu, '').split(',')
    : written.split(/[.,]/u)
  const said = cardinal(whole)
  if (!broken) return said
  // Two digits are a number, more are told one by one.
  const digits = /^[1-9]\d?$/u.test(broken) ? [broken] : Array.from(broken)
  return [said, point, ...digits.map(cardinal)].join(' ')
}

/** Of which there is one, and not many. */
export const isOne = (written: string): boolean => /^1(?:[.,]0+)?$/u.test(written)

type Rule = (written: string, reading: Reading) => string | null

const sayDate: Rule = (written, { cardinal, months, ofDate, firstDay }) => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(written) ?? []
  const name = months[Number(month) - 1]
  if (!name) return null
  const said = Number(day) === 1 && firstDay ? firstDay : cardinal(String(Number(day)))
  return [said, ofDate, name, ofDate, cardinal(year)].filter(Boolean).join(' ')
}

const sayTime: Rule = (written, { cardinal, counting, hours: named }) => {
  const [, hours = '', minutes = ''] =
    (named ? /^(\d{1,2})[:h](\d{2})$/u : /^(\d{1,2}):(\d{2})h?$/u).exec(written) ?? []
  if (!hours) return null
  const name = named?.[isOne(String(Number(hours))) ? 0 : 1] ?? ''
  const said = cardinal(String(Number(hours)))
  return [
    name ? `${counting(said, name)} ${name}` : said,
    minutes === '00' ? '' : cardinal(String(Number(minutes))),
  ]
    .filter(Boolean)
    .join(' ')
}

const sayOrdinal: Rule = (written, { ordinal, ordinalEnding }) => {
  const [, value, ending = ''] = /^(\d+)\.?([ºª°]|\p{L}+)$/u.exec(written) ?? []
  if (!value) return null
  if (/[ºª°]/u.test(ending)) return ordinal(value, ending === 'ª' ? 'feminine' : 'masculine')
  if (!ordinalEnding?.any.test(ending)) return null
  return ordinal(value, ordinalEnding.feminine.test(ending) ? 'feminine' : 'masculine')
}

const saySpan: Rule = (written, reading) => {
  const [, from, to] = new RegExp(`^(${amount})[-–](${amount})$`, 'u').exec(written) ?? []
  return from && to ? `${sayAmount(from, reading)} ${reading.upTo} ${sayAmount(to, reading)}` : null
}

/** With a sign before it, or a sign, a currency or a unit behind it. */
const sayMeasure: Rule = (written, reading) => {
  const { currencies, signs, units, minus } = reading
  const [, sign, before = '', value, after = ''] =
    new RegExp(String.raw`^([-−+]?)((?:R?\$|[€£¥])?)(${amount})([$€£¥%‰°\p{L}]*)$`, 'u').exec(
      written,
    ) ?? []
  if (!value) return null
  const named = currencies[before] ?? currencies[after] ?? units[after]
  const behind = named ? named[isOne(value) ? 0 : 1] : after ? signs[after] : ''
  if (behind === undefined) return null
  const lead = sign === '+' ? signs['+'] : sign ? minus : ''
  const said = sayAmount(value, reading)
  return [lead, named ? reading.counting(said, behind) : said, behind].filter(Boolean).join(' ')
}

const rules: readonly Rule[] = [sayDate, sayTime, sayOrdinal, saySpan, sayMeasure]

/** What is said for a token with digits; null where nobody knows. */
export function sayNumber(written: string, reading: Reading): string | null {
  for (const rule of rules) {
    const said = rule(written, reading)
    if (said !== null) return said
  }
  return null
}
