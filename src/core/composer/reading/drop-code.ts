const fence = /^[ \t]*(```|~~~)/u
const endsOpen = /[\p{L}\p{N}`*),]\s*$/u
const isNoText = /^\s*(?:[#|>*+-]|\d+[.)])/u

/** "$ git clone …": what somebody types into a terminal. */
const prompt = /^[ \t]*\$ [a-z.~/]/u

/** A text without its blocks of code. What led to one, and says nothing without it, ends with a colon. */
export function dropCode(text: string): string {
  if (!/^[ \t]*(?:```|~~~|\$ [a-z.~/])/mu.test(text)) return text
  const lines = text.split('\n')
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (prompt.test(line)) {
      markLead(kept)
      continue
    }
    const [, mark = ''] = fence.exec(line) ?? []
    const end = mark === '' ? -1 : lines.findIndex((one, place) => place > at && isFence(one, mark))
    if (end === -1) kept.push(line)
    else {
      markLead(kept)
      at = end
    }
  }
  return kept.join('\n')
}

const isFence = (line: string, mark: string): boolean => line.trimStart().startsWith(mark)

function markLead(lines: string[]): void {
  const at = lines.findLastIndex((line) => line.trim() !== '')
  const line = lines[at] ?? ''
  if (endsOpen.test(line) && !isNoText.test(line))
    lines[at] = `${line.trimEnd().replace(/,$/u, '')}:`
}

/** An option, an assignment, a pipe, a path. */
const typed = /^(?:--?[a-z][\w-]*|[\w.]*[{}|<>=\\]\S*|\/\S+|\S+\/)$/u
const typedShare = 0.15

/** "nft add chain filter input { type filter … }": a line of code that stands in a text unmarked. */
export function isCommand(line: string): boolean {
  if (!/^[a-z][\w.-]*\s/u.test(line) || /[.!?:;,…]["”’»)]*$/u.test(line)) return false
  const words = line.split(/\s+/u)
  return words.filter((word) => typed.test(word)).length >= typedShare * words.length
}
