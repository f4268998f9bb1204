/** English Metric Units in each unit that the strict edition may write. */
const units: Readonly<Record<string, number>> = {
  in: 914_400,
  cm: 360_000,
  mm: 36_000,
  pt: 12_700,
  pc: 152_400,
  pi: 152_400,
}

/** A length in EMU, or 0. */
export function readLength(text: string | undefined): number {
  if (text !== undefined && /^-?\d{1,15}$/.test(text)) return Number(text)
  const [, number = '', unit = ''] = /^\s*(-?[\d.]+)\s*([a-z]*)/.exec(text ?? '') ?? []
  const value = Number(number) * (units[unit] ?? 1)
  return Number.isFinite(value) ? value : 0
}

/** A share of 1, written in thousandths of a percent or, in the strict edition, with its sign. */
export function readShare(text: string | undefined): number {
  const value = Number.parseFloat(text ?? '')
  if (!Number.isFinite(value)) return 0
  return text?.includes('%') ? value / 100 : value / 100_000
}

export const readFlag = (text: string | undefined): boolean =>
  text === '1' || text === 'true' || text === 'on'
