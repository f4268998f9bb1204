const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const thisYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const anyYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })

/** How long ago within the last week, else the date as the reader's locale writes it. */
export function describeWhen(iso: string, now: number): string {
  const date = new Date(iso)
  const ago = now - date.getTime()
  // A clock that was set back must not make the past look like the future.
  if (ago < minute) return 'just now'
  if (ago < hour) return relative.format(-Math.floor(ago / minute), 'minute')
  if (ago < day) return relative.format(-Math.floor(ago / hour), 'hour')
  if (ago < 7 * day) return relative.format(-Math.floor(ago / day), 'day')
  return date.getFullYear() === new Date(now).getFullYear()
    ? thisYear.format(date)
    : anyYear.format(date)
}

export const describeExactTime = (iso: string): string => exact.format(new Date(iso))

// Swedes write the year first.
const yearFirst = new Intl.DateTimeFormat('sv-SE')

/** The user's day for the name of a file, so that names in order are days in order. */
export const sortableDay = (now: number): string => yearFirst.format(now)
