import type { EmphasisedText, Look } from '#core/emphasis/emphasised-text.ts'
import { gatherLooks, spreadLooks, writeMarks } from '#core/emphasis/write-emphasis.ts'

import { plainWords } from '../markdown/read-marked-words.ts'
import { escapeAddress, escapeWithin, escapeWords, tidyLine } from './escape-markdown.ts'

/** Words with Markdown's marks for what stands out; everything else means what it says. */
export function writeWords({ text, emphasis }: EmphasisedText, lineBreak: string): string {
  if (!emphasis) return escapeWords(text, lineBreak)
  const looks = spreadLooks({ text, emphasis }).map((look) => toMarkdown(look))
  let at = 0
  const written = text
    .split(/(\r\n?|\n)/)
    .flatMap((part, index) => {
      const start = at
      at += part.length
      const line = gatherLooks(part, keepCode(part, looks.slice(start, at)))
      return index % 2 > 0 ? [] : [tidyLine(writeMarks(line, escapeWithin))]
    })
    .join(lineBreak)
  // Words come first: where marks and words would be mistaken for each other, there are none.
  const plain = escapeWords(text, lineBreak)
  return plainWords(written) === plainWords(plain) ? written : plain
}

const toMarkdown = (look: Look): Look =>
  look.link === undefined ? look : { ...look, link: escapeAddress(look.link) }

/** What is code cannot be escaped: where it would not be read as it is written, it is words like any other. */
function keepCode(line: string, looks: readonly Look[]): Look[] {
  const { emphasis = [] } = gatherLooks(line, looks)
  const kept = [...looks]
  for (const { start, end, code } of emphasis)
    if (code && /[|\u00A0]|^\s|\s$|\s\s/u.test(line.slice(start, end)))
      for (let at = start; at < end; at++) {
        const { code: _code, ...look } = kept[at] ?? {}
        kept[at] = look
      }
  return kept
}
