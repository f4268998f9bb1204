const openers = String.raw`(<[{`
const beyondAscii = String.raw`\u00A1-\u00AA\u00AC\u00AE-\u00BA\u00BC-\u00FF`
const amounts = String.raw`\u00A1-\u00A5\u00B0\u00B1\u00B4\u00BF`
const wordsAndSigns = String.raw`#%&(*+\-0-9<=>@A-Z[\\^_\`a-z{|~`

/** In each row: after one of these, a line may begin with one of those. */
const rows: readonly (readonly [after: RegExp, before: RegExp])[] = [
  [/[!|}]/, new RegExp(`[${openers}${beyondAscii}]`)],
  [/"/, new RegExp(`[${openers}]`)],
  [/[#&*=>~]/, new RegExp(`[${openers}\\u00B4]`)],
  [/[%)+,.:;\\\]]/, new RegExp(`[${openers}${amounts}]`)],
  [/\$/, new RegExp(`[${amounts}]`)],
  [/-/, new RegExp(`["'${wordsAndSigns}]`)],
  [/\?/, new RegExp(`[$${wordsAndSigns}${beyondAscii}]`)],
  [/\//, new RegExp(`[${beyondAscii}]`)],
  [/[\u00A2-\u00A5\u00B0\u00B1]/, new RegExp(`[$%(+[\\\\{${amounts}]`)],
  [/[^'([{\u00A1\u00AB\u00AD\u00B4\u00BB\u00BF]/, /\u00B4/],
]

const isInTable = (character: string) => /[!-~\u00A1-\u00FF]/.test(character)
const known = new Map<string, boolean>()

/**
 * Whether a line may end between two characters of Latin-1; null when they are not. Chromium decides
 * this by a table of pairs instead of Unicode's rules, so that addresses, options and code break as the
 * web is used to.
 */
export function breaksBetweenLatin(
  beforeLast: string | undefined,
  last: string,
  next: string,
): boolean | null {
  if (!isInTable(last) || !isInTable(next)) return null
  if (last === '-' && next > '~') return null
  // "-5" stays whole, "ABC-5" does not.
  if (last === '-' && /\d/.test(next)) return /[0-9A-Za-z]/.test(beforeLast ?? '')
  const pair = last + next
  const found = known.get(pair)
  if (found !== undefined) return found
  const result = rows.find(([after]) => after.test(last))?.[1].test(next) ?? false
  known.set(pair, result)
  return result
}
