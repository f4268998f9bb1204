/** How words stand out: what Markdown's marks around them say. */
export type Look = { strong?: true; stressed?: true; code?: true; link?: string }

/** A stretch of a text that stands out. Such stretches do not meet, and are in the order of the text. */
export type Emphasis = Look & { start: number; end: number }

/** Words as they are seen, heard and counted, and which of them stand out. */
export type EmphasisedText = { text: string; emphasis?: readonly Emphasis[] }

export const isSameLook = (one: Look, other: Look): boolean =>
  one.strong === other.strong &&
  one.stressed === other.stressed &&
  one.code === other.code &&
  one.link === other.link

/** What of it is seen between two places. */
export function sliceEmphasis(
  emphasis: readonly Emphasis[],
  start: number,
  end: number,
): Emphasis[] {
  return emphasis.flatMap((one) => {
    const from = Math.max(one.start, start)
    const to = Math.min(one.end, end)
    return from < to ? [{ ...one, start: from - start, end: to - start }] : []
  })
}
