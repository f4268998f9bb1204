import { inLanguage } from './formats.ts'
import { translatable } from './language.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const formatDates = (options: Intl.DateTimeFormatOptions) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, options))

const relative = inLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const thisYear = formatDates({ day: 'numeric', month: 'short' })
const anyYear = formatDates({ dateStyle: 'medium' })
const exact = formatDates({ dateStyle: 'full', timeStyle: 'short' })

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

export const describeExactTime = (iso: string): string => exact().format(new Date(iso))
