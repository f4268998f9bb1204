/** A table as it stands in a text: its rows, and whether the first names the columns. */
export type TextTable = { rows: string[][]; hasHeader: boolean }

const divider = /^\s*\|?\s*:?-+:?\s*(?:[|+]\s*:?-+:?\s*)*\|?\s*$/u
const piped = /^\s*\|.*\|\s*$/u

/** The table that begins in this line, and how many lines it takes; null where none does. */
export function readTable(
  lines: readonly string[],
  start: number,
): { table: TextTable; length: number } | null {
  return (
    readPiped(lines, start) ??
    readColumns(lines, start, /\t/u, 2) ??
    readColumns(lines, start, /\t+|(?<![.!?:]) {2,}/u, fewestAligned)
  )
}

/** Spaces may be chance; in so many lines one below the other they set columns. */
const fewestAligned = 3

function readPiped(lines: readonly string[], start: number) {
  const hasDivider = divider.test(lines[start + 1] ?? '') && /[|+]/u.test(lines[start + 1] ?? '')
  const isRow = hasDivider
    ? (line: string) => line.includes('|') || divider.test(line)
    : (line: string) => piped.test(line)
  const length = countWhile(lines, start, (line) => isRow(line) && line.trim() !== '')
  if (length < 2) return null
  const rows = lines
    .slice(start, start + length)
    .filter((line) => !divider.test(line))
    .map(splitPiped)
  return isTable(rows) ? { table: { rows, hasHeader: hasDivider }, length } : null
}

const splitPiped = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/u, '')
    .replace(/\|$/u, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.replaceAll(String.raw`\|`, '|').trim())

/** Columns as a spreadsheet copies them or somebody has aligned them: as many in every line. */
function readColumns(lines: readonly string[], start: number, gap: RegExp, fewest: number) {
  const cut = (line: string) => line.trim().split(gap).map(trim)
  // Above the names of the rows there is often nothing.
  const [top = '', next = ''] = lines.slice(start)
  const isOpenCorner = /^(?:\t| {2,})\S/u.test(top) && cut(next).length === cut(top).length + 1
  const split = (line: string) => (isOpenCorner && line === top ? ['', ...cut(line)] : cut(line))
  const columns = split(top).length
  if (columns < 2) return null
  const length = countWhile(
    lines,
    start,
    (line) => split(line).length === columns && !isListed(line),
  )
  if (length < fewest) return null
  const rows = lines.slice(start, start + length).map(split)
  const [head = [], ...body] = rows
  const hasHeader = (isOpenCorner || !head.some(hasDigit)) && body.some((row) => row.some(hasDigit))
  return isTable(rows) ? { table: { rows, hasHeader }, length } : null
}

/** An entry of a list may be set in with spaces. */
const isListed = (line: string): boolean => /^\s*(?:[-*+•]|\d{1,3}[.)])\s/u.test(line)

const trim = (cell: string): string => cell.trim()
const hasDigit = (cell: string): boolean => /\d/u.test(cell)

function countWhile(
  lines: readonly string[],
  start: number,
  holds: (line: string) => boolean,
): number {
  const end = lines.findIndex((line, at) => at >= start && !holds(line))
  return (end === -1 ? lines.length : end) - start
}

/** Two rows and two columns at least; with less it is a list. */
const isTable = (rows: readonly string[][]): boolean =>
  rows.length >= 2 && rows.every(({ length }) => length >= 2)
