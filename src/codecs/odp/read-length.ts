const pxPer: Readonly<Record<string, number>> = {
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  in: 96,
  pt: 4 / 3,
  pc: 16,
  px: 1,
}

/** In px, 96 to the inch; undefined for what is no length. */
export function readLength(text: string | undefined): number | undefined {
  const [, number, unit = ''] =
    /^\s*(-?(?:\d+(?:\.\d*)?|\.\d+)(?:e-?\d{1,3})?)(cm|mm|in|pt|pc|px)?\s*$/i.exec(text ?? '') ?? []
  if (number === undefined) return undefined
  const value = Number(number)
  // A bare number is a length only when it is none.
  if (unit === '') return value === 0 ? 0 : undefined
  const px = value * (pxPer[unit.toLowerCase()] ?? 0)
  return Number.isFinite(px) ? px : undefined
}

/** `50%` is 0.5. */
export function readPercent(text: string | undefined): number | undefined {
  const [, number] = /^\s*(-?\d+(?:\.\d*)?)\s*%\s*$/.exec(text ?? '') ?? []
  return number === undefined ? undefined : Number(number) / 100
}
