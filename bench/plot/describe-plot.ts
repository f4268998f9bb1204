import { formatValue } from '../report/format-figure.ts'
import type { Plot } from './plot.ts'

/** All that the picture shows, for whoever cannot see it. */
export const describePlot = ({ labels, series, unit }: Plot): string =>
  series
    .map(({ name, values }) => {
      const told = labels.map((label, at) => {
        const value = values[at] ?? null
        return `${label} ${value === null ? 'not measured' : formatValue(value, unit)}`
      })
      return `${name}: ${told.join(', ')}.`
    })
    .join(' ')
