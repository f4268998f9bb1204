type Found = Readonly<Record<string, string | undefined>>

const codeBlock =
  '^ {0,3}(?<fence>`{3,}|~{3,})[^\\n]*(?:\\n[^]*?(?:^ {0,3}\\k<fence>[`~]*[ \\t]*$|(?![^]))|(?![^]))'
const codeSpan = '(?<![\\\\`])(?<ticks>`+)(?!`)[^\\n]{1,400}?(?<!`)\\k<ticks>(?!`)'

/**
 * Code shows what elsewhere is a comment, a tag or a picture: in a block of its own and between ticks
 * it stays as it is. Whatever begins first has the other inside.
 * @param pattern is tried at every place (`g`), line by line (`m`), and names its groups
 */
export function replaceOutsideCode(
  text: string,
  pattern: RegExp,
  replace: (found: string, groups: Found) => string,
): string {
  const either = new RegExp(`${codeBlock}|${codeSpan}|${pattern.source}`, pattern.flags)
  let kept = ''
  let end = 0
  for (const { 0: found, index, groups = {} } of text.matchAll(either)) {
    if (groups['fence'] || groups['ticks']) continue
    kept += text.slice(end, index) + replace(found, groups)
    end = index + found.length
  }
  return kept + text.slice(end)
}
