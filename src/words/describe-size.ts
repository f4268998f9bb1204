import { formatSize } from './formats.ts'

/** Of a file: `640 kB`, `1.2 MB`, with as many digits as anybody wants to know. */
export function describeSize(bytes: number): string {
  const isSmall = bytes < 999_500
  const amount = bytes / (isSmall ? 1e3 : 1e6)
  const digits = { maximumSignificantDigits: amount >= 100 ? 3 : 2 }
  return formatSize(Math.max(amount, 1), isSmall ? 'kilobyte' : 'megabyte', digits)
}
