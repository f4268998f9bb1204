/** Whether a line of Markdown means what it says, or stands in code or in a comment. */
export type LinePlace = { isPlain: boolean; isCode: boolean }

/** Code is never a heading or a separator, and neither is what a comment hides. */
export function walkLines(lines: readonly string[]): LinePlace[] {
  let fence: string | null = null
  let isComment = false
  return lines.map((line) => {
    if (fence !== null) {
      if (new RegExp(`^ {0,3}${fence}[\`~]*\\s*$`).test(line)) fence = null
      return { isPlain: false, isCode: true }
    }
    if (isComment) {
      isComment = !line.includes('-->')
      return { isPlain: false, isCode: false }
    }
    const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    if (mark !== undefined) {
      fence = mark
      return { isPlain: false, isCode: true }
    }
    const opened = line.lastIndexOf('<!--')
    isComment = opened !== -1 && !line.includes('-->', opened)
    return { isPlain: !isComment, isCode: false }
  })
}
