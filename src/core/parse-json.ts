/** Many times what any of our files, or any answer we read, is nested. */
const maxDepth = 100

/** Many times what any list of ours may hold: each has a limit of its own, which tells what it left out. */
export const mostItems = 20_000

/** One more, by which whoever reads a list that may be as long sees that it went on. */
const maxItems = mostItems + 1

/**
 * `undefined` for what is no JSON, which JSON itself cannot say, and for what is nested so deep that
 * whoever walks through it would run out of stack. Of a list without end only the beginning is read.
 */
export function parseJson(text: string): unknown {
  try {
    const bounded = boundJson(text)
    return bounded === null ? undefined : JSON.parse(bounded)
  } catch {
    return undefined
  }
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c

/** From the comma behind the last item that is read to the bracket that ends the list. */
type Cut = { from: number; to: number }

/**
 * Before anything is built of it: ten million brackets would be as many lists, and a million entries
 * a hundred megabytes. Null when it is nested too deep.
 */
function boundJson(text: string): string | null {
  const cuts: Cut[] = []
  /** Of each list or object around where we are: how many commas, and where the surplus begins. */
  const open: { commas: number; from: number }[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = findStringEnd(text, at)
    else if (isOpening(code)) {
      if (open.length === maxDepth) return null
      open.push({ commas: 0, from: -1 })
    } else if (isClosing(code)) {
      const ended = open.pop()
      if (ended && ended.from >= 0) addCut(cuts, { from: ended.from, to: at })
    } else if (code === comma) {
      const around = open.at(-1)
      if (around && ++around.commas === maxItems) around.from = at
    }
  }
  return cuts.length === 0 ? text : leaveOut(text, cuts)
}

/** What was cut within it goes with it. */
function addCut(cuts: Cut[], cut: Cut): void {
  while ((cuts.at(-1)?.from ?? -1) > cut.from) cuts.pop()
  cuts.push(cut)
}

function leaveOut(text: string, cuts: readonly Cut[]): string {
  const kept = cuts.map(({ from }, index) => text.slice(cuts[index - 1]?.to ?? 0, from))
  return kept.join('') + text.slice(cuts.at(-1)?.to ?? 0)
}

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d

/** Where the string ends that begins there. A picture in it is long: it is not looked at by letters. */
function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === backslash) before--
  return (at - before) % 2 === 0
}
