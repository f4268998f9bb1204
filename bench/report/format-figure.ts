import { findRatio } from './judge-figure.ts'
import type { Figure } from './report.ts'

/** Three digits that say something, two of what is small. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const size = Math.abs(value)
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2
  return value.toLocaleString(
    'en-US',
    size > 0 && size < 0.1
      ? { maximumSignificantDigits: 2 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  )
}

export const formatValue = (value: number, unit: string): string =>
  [formatNumber(value), unit].filter(Boolean).join(' ')

export const formatPeer = ({ peer, unit }: Figure): string =>
  peer ? `${formatValue(peer.value, unit)} (${peer.name})` : '–'

export const formatRatio = (figure: Figure): string => formatNumber(findRatio(figure))

export function formatBar({ bar, unit, needsRest }: Figure): string {
  if (!bar) return '–'
  const limit =
    'atMost' in bar
      ? `at most ${formatNumber(bar.atMost)}`
      : `at least ${formatNumber(bar.atLeast)}`
  const of = bar.of === 'ratio' ? `ratio ${limit}` : `${limit} ${unit}`
  return `${of.trim()}${needsRest ? ', at rest' : ''}`
}
