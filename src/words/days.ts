import { formatDates } from './when.ts'

// Apart from what a library says of its presentations: whoever sees one needs none of these.
const moment = { dateStyle: 'medium', timeStyle: 'short' } as const
const longDay = { dateStyle: 'long', timeZone: 'UTC' } as const

export const formatMoment = (iso: string): string => formatDates(moment)().format(new Date(iso))

/** Of a day that is the same everywhere. */
export const formatLongDay = (isoDay: string): string =>
  formatDates(longDay)().format(new Date(isoDay))

/** The user's day for the name of a file, so that names in order are days in order: Swedes write the year first. */
export const sortableDay = (now: number): string => new Intl.DateTimeFormat('sv-SE').format(now)
