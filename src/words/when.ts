import { inLanguage } from './formats.ts'
import { translatable } from './language.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const formatDates = (options: Intl.DateTimeFormatOptions) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, options))

const relative = inLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const thisYear = formatDates({ day: 'numeric', month: 'short' })
const anyYear = formatDates({ dateStyle: 'medium' })
const moment = formatDates({ dateStyle: 'medium', timeStyle: 'short' })
const exact = formatDates({ dateStyle: 'full', timeStyle: 'short' })
const longDay = formatDates({ dateStyle: 'long', timeZone: 'UTC' })

export const whenWords = translatable('whenWords', { justNow: 'just now' })

/** How long ago within the last week, else the date as the reader's locale writes it. */
export function describeWhen(iso: string, now: number): string {
  const date = new Date(iso)
  const ago = now - date.getTime()
  // A clock that was set back must not make the past look like the future.
  if (ago < minute) return whenWords.justNow
  if (ago < hour) return relative().format(-Math.floor(ago / minute), 'minute')
  if (ago < day) return relative().format(-Math.floor(ago / hour), 'hour')
  if (ago < 7 * day) return relative().format(-Math.floor(ago / day), 'day')
  return date.getFullYear() === new Date(now).getFullYear()
    ? thisYear().format(date)
    : anyYear().format(date)
}

export const formatDay = (iso: string): string => anyYear().format(new Date(iso))

export const formatMoment = (iso: string): string => moment().format(new Date(iso))

/** Of a day that is the same everywhere. */
export const formatLongDay = (isoDay: string): string => longDay().format(new Date(isoDay))

export const describeExactTime = (iso: string): string => exact().format(new Date(iso))

// Swedes write the year first.
const yearFirst = new Intl.DateTimeFormat('sv-SE')

/** The user's day for the name of a file, so that names in order are days in order. */
export const sortableDay = (now: number): string => yearFirst.format(now)
