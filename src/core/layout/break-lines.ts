export type BrokenLine = {
  /** Without the spaces at its end. */
  text: string
  /** Where it begins and where the next one does, in the text that was broken. */
  start: number
  end: number
  width: number
}

export type BrokenText = {
  /** At least one, also of an empty text. */
  lines: BrokenLine[]
  /** A word was wider than the line and had to be cut. */
  cutsWord: boolean
  /** By what share of the width the closest decision was made; small means it could have gone otherwise. */
  slack: number
}

type Measure = (text: string) => number

/** Breaks a text into lines no wider than `width`, where Chromium would. */
export function breakLines(text: string, width: number, measure: Measure): BrokenText {
  const lines: BrokenLine[] = []
  let slack = 1
  let start = 0
  let best: { end: number; width: number } | null = null
  const ends = [...text.matchAll(/\s+|$/gu)].map((match) => match.index + match[0].length)
  for (let index = 0; index < ends.length;) {
    const end = ends[index] ?? text.length
    const measured = measure(text.slice(start, end).trimEnd())
    if (measured <= width || !best) {
      best = { end, width: measured }
      index++
      if (index < ends.length) continue
    } else slack = Math.min(slack, (measured - width) / width)
    slack = Math.min(slack, Math.abs(width - best.width) / width)
    lines.push({ text: text.slice(start, best.end).trimEnd(), start, ...best })
    start = best.end
    best = null
  }
  return { lines, cutsWord: lines.some((line) => line.width > width), slack }
}
