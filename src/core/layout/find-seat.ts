/** What is lost when points become px; browsers lay out in 64ths of a px and do not see it. */
const hair = 1 / 1024

/** Where a browser puts the baseline in a line of this height: it rounds to whole px on the way. */
export function findSeat(
  { ascent, descent }: { ascent: number; descent: number },
  sizePx: number,
  pitch: number,
): number {
  const above = Math.round(ascent * sizePx)
  const below = Math.round(descent * sizePx)
  return Math.floor((pitch - above - below) / 2 + hair) + above
}
