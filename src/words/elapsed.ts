import { inLanguage } from './formats.ts'

const two = (amount: number): string => String(amount).padStart(2, '0')

/** `04:09`, `1:04:09`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const short = `${two(minutes % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}

const timeOfDay = inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
)

export const formatTimeOfDay = (now: number): string => timeOfDay().format(now)
