import { abbreviations } from './abbreviations.ts'
import { sayCardinal, sayDecade, sayOrdinal, sayYear } from './say-number.ts'
import type { SayRule, TokenContext } from './token-context.ts'

const months =
  'january february march april may june july august september october november december'.split(' ')

const findMonth = (text: string): string | undefined => {
  const lower = text.toLowerCase()
  return lower.length < 3
    ? undefined
    : months.find((month) => month === lower || (lower.length <= 4 && month.startsWith(lower)))
}

const ordinal = /^\d{1,2}(?:st|nd|rd|th)$/u
const isDay = (text: string): boolean => /^(?:0?[1-9]|[12]\d|3[01])$/u.test(text)
const isYear = (text: string): boolean => /^(?:1[0-9]|20)\d\d$/u.test(text)

const sayFullDate = (year: string, month: string, day: string): string[] | null => {
  const name = months[Number(month) - 1]
  if (!name || !isDay(day)) return null
  return [name, ...sayOrdinal(day), ...sayYear(year.length === 2 ? `20${year}` : year)]
}

/** "2024-03-15", "3/15/2024" and "15.03.2024". Where the month could be the day, it comes first. */
export const sayNumericDate: SayRule = ({ bare }) => {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/u.exec(bare)
  if (iso) return sayFullDate(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const slashes = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/u.exec(bare)
  if (!slashes) return null
  const [, first = '', sign, second = '', year = ''] = slashes
  if (year.length === 2 && sign !== '/') return null
  const dayFirst = sign === '.' || Number(first) > 12
  return dayFirst ? sayFullDate(year, second, first) : sayFullDate(year, first, second)
}

/** "March 3", "3 March", "Mar. 3rd". */
const sayDay: SayRule = ({ bare, before, after, earlier, beginsClause }) => {
  if (/^the$/iu.test(earlier[1] ?? '') && !findMonth(before)) return null
  if (!isDay(bare)) return null
  // "15 Sept., 3 months before": two things.
  if (findMonth(before) && !beginsClause) return sayOrdinal(bare)
  if (!findMonth(after) || after !== capitalise(after)) return null
  return [...(before.toLowerCase() === 'the' ? [] : ['the']), ...sayOrdinal(bare), 'of']
}

/** "Jan" and "Sept", but not "may", "march" or "mar" as words of their own. */
const sayMonth: SayRule = ({ bare, before, after, isDotted }) => {
  const month = findMonth(bare)
  if (!month || bare.length > 4 || bare !== capitalise(bare)) return null
  const inDate =
    /^\d{1,2}[-–]\d{1,2}$/u.test(after) ||
    isDay(after) ||
    isYear(after) ||
    ordinal.test(after) ||
    isDay(before) ||
    ordinal.test(before)
  return isDotted || inDate ? [month] : null
}

const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)$/iu

/** "Fri" is a day wherever it stands; "Sat", "Sun" and "Mon" beside another, or beside a month. */
const sayWeekday: SayRule = ({ bare, earlier, after, afterThat }) => {
  if (!/^(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)$/u.test(bare)) return null
  const around = [...earlier.slice(0, 2), after, afterThat].filter((word) => /^\p{Lu}/u.test(word))
  const isNamed =
    /^[TWF]/u.test(bare) || around.some((word) => weekday.test(word) || findMonth(word))
  return isNamed ? (abbreviations.get(bare.toLowerCase())?.said.split(' ') ?? null) : null
}

const dateBefore =
  /^(?:on|by|until|till|due|before|after|since|starting|ending|through|deadline)$/iu

/** "Friday 9/5", "due 12/31"; "on 1/3 of them" speaks of a part. */
const dayBefore = /^(?:on|by|for|from|until|till|due|since|before|after|of|to|and)$/iu

const sayShortDate: SayRule = ({ bare, before, after }) => {
  const [, month = '', day = ''] = /^(\d{1,2})\/(\d{1,2})$/u.exec(bare) ?? []
  // "for 14/11": only one of the two can be a month.
  const other = months[Number(day) - 1]
  if (other && Number(month) > 12 && isDay(month) && dayBefore.test(before))
    return ['the', ...sayOrdinal(month), 'of', other]
  const name = months[Number(month) - 1]
  const isPart = after === 'of' || (Number(month) < 4 && Number(day) < 10)
  if (!name || !isDay(day) || bare === '9/11') return null
  return weekday.test(before) || (dateBefore.test(before) && !isPart)
    ? [name, ...sayOrdinal(day)]
    : null
}

const sayRangeOfDays: SayRule = ({ bare, before, beginsClause }) => {
  const [, from, to] = /^(\d{1,2})[-–](\d{1,2})$/u.exec(bare) ?? []
  return from && to && findMonth(before) && !beginsClause
    ? [...sayOrdinal(from), 'to', ...sayOrdinal(to)]
    : null
}

/** "'90s", "1990s", "'99"; "mid-1990s" comes here in parts. */
const sayDecadeRule: SayRule = ({ bare }) => {
  const [, digits] = /^['’]?(\d{2}|\d{4})['’]?s$/u.exec(bare) ?? []
  if (digits?.endsWith('0')) return sayDecade(digits)
  const [, side = '', age = ''] = /^(under|over|U)-?(\d{1,2})s$/iu.exec(bare) ?? []
  if (age) return [side === 'U' ? 'under' : side.toLowerCase(), ...sayDecade(age)]
  const short = /^['’](\d\d)$/u.exec(bare)?.[1]
  if (!short) return null
  return [...(short.startsWith('0') ? ['oh'] : []), ...sayCardinal(short)]
}

const amountAfter =
  /^(?:people|men|women|children|percent|dollars|euros|pounds|million|billion|thousand|hundred|times|more|fewer|less|or)$/iu
const yearBefore =
  /^(?:in|since|by|from|until|till|of|year|before|after|during|circa|late|early|mid|summer|winter|spring|autumn|fall|to|and|between|through|around|©|copyright)$/iu

/** After these, "2100" is a year as well. */
const futureBefore = /^(?:in|by|until|till|since|year|late|early|mid|through)$/iu

/** "in 2024", "1984": but "1500 employees" and "2048 bits" are amounts. */
const sayYearRule: SayRule = (context) => {
  const { bare, before, after } = context
  const [, digits = '', short] = /^(\d{4})(?:[-–/](\d\d))?$/u.exec(bare) ?? []
  const isEra = /^[1-9]\d{3}$/u.test(digits) && /^(?:BC|AD|CE|BCE)$/u.test(after)
  const isFuture = /^2[12]\d\d$/u.test(digits) && futureBefore.test(before)
  if (!isYear(digits) && !isEra && !isFuture) return null
  // "2008–09" counts nothing.
  const isSeason = short !== undefined && Number(short) > Number(digits.slice(2))
  if (isSeason || !isAmount(context) || yearBefore.test(before) || findMonth(before))
    return [...sayYear(digits), ...(short ? ['to', ...sayCardinal(short)] : [])]
  return null
}

const isAmount = ({ after }: TokenContext): boolean =>
  amountAfter.test(after) ||
  /^[a-z]{3,}(?<!s)s$/u.test(after.replace(/^(?:was|has|is|as|this|its)$/u, ''))

const sayYearRange: SayRule = ({ bare }) => {
  const [, since, now] = /^(\d{4})[-–—](present|today|now|date)$/iu.exec(bare) ?? []
  if (since && now) return [...sayYear(since), 'to', now.toLowerCase()]
  const [, from, to] = /^(\d{4})[-–—](\d{4})$/u.exec(bare) ?? []
  return from && to && isYear(from) && isYear(to) ? [...sayYear(from), 'to', ...sayYear(to)] : null
}

const capitalise = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

export const dateRules: readonly SayRule[] = [
  sayNumericDate,
  sayShortDate,
  sayWeekday,
  sayRangeOfDays,
  sayDay,
  sayMonth,
  sayDecadeRule,
  sayYearRange,
  sayYearRule,
]
