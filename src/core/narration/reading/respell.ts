import type { Pronunciation } from '../../deck/talk/pronunciation.ts'

export type Respelled = {
  text: string
  /** Where in the written text a place in the respelled one is. */
  toWritten: (index: number) => number
}

/** A text with its names and acronyms spelled the way they sound, for voices that only read. */
export function respell(written: string, pronunciations: readonly Pronunciation[]): Respelled {
  const pattern = pronunciations
    .toSorted((a, b) => b.written.length - a.written.length)
    .map((pair) => pair.written.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('|')
  if (!pattern) return { text: written, toWritten: (index) => index }
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
  const changes: { from: number; to: number; at: number; said: string }[] = []
  let shift = 0
  const text = written.replace(whole, (found: string, from: number) => {
    const isFound = (pair: Pronunciation) => pair.written.toLowerCase() === found.toLowerCase()
    const said = pronunciations.find(isFound)?.said ?? found
    changes.push({ from, to: from + found.length, at: from + shift, said })
    shift += said.length - found.length
    return said
  })
  return {
    text,
    toWritten(index) {
      const last = changes.findLast(({ at }) => at <= index)
      if (!last) return index
      const beyond = index - last.at - last.said.length
      return beyond < 0 ? last.from : last.to + beyond
    },
  }
}
