const dayMs = 86_400_000
/** Day 0 of a sheet, which believes that 1900 was a leap year. */
const firstDay = Date.UTC(1899, 11, 30)

/** A figure as its sheet would show it, as far as one can read it: percent, dates, no endless digits. */
export function formatFigure(text: string, format = 'General'): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  const code = format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (code.includes('%')) return `${round(value * 100)} %`
  if (/[dy]/i.test(code) && !/general|[0#]/i.test(code)) return formatDay(value) ?? text
  return round(value)
}

/** Sums of a binary machine end in 0000000001. */
const round = (value: number): string => String(Number(value.toPrecision(6)))

function formatDay(value: number): string | null {
  const date = new Date(firstDay + Math.floor(value) * dayMs)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}
