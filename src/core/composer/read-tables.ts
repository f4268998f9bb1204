/** A table as it stands in a text: its rows, and whether the first names the columns. */
export type TextTable = { rows: string[][]; hasHeader: boolean }

const divider = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/u
const piped = /^\s*\|.*\|\s*$/u

/** The table that begins in this line, and how many lines it takes; null where none does. */
export function readTable(
  lines: readonly string[],
  start: number,
): { table: TextTable; length: number } | null {
  return readPiped(lines, start) ?? readTabbed(lines, start)
}

function readPiped(lines: readonly string[], start: number) {
  const hasDivider = divider.test(lines[start + 1] ?? '') && /\|/u.test(lines[start + 1] ?? '')
  const isRow = hasDivider
    ? (line: string) => line.includes('|')
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

/** What a spreadsheet copies: tabs between the cells, and as many in every line. */
function readTabbed(lines: readonly string[], start: number) {
  const columns = countTabs(lines[start] ?? '')
  if (columns === 0) return null
  const length = countWhile(lines, start, (line) => countTabs(line) === columns)
  if (length < 2) return null
  const rows = lines.slice(start, start + length).map((line) => line.trim().split('\t').map(trim))
  const [head = [], ...body] = rows
  const hasHeader =
    head.every((cell) => !/\d/u.test(cell)) && body.some((row) => row.some(hasDigit))
  return isTable(rows) ? { table: { rows, hasHeader }, length } : null
}

const trim = (cell: string): string => cell.trim()
const hasDigit = (cell: string): boolean => /\d/u.test(cell)
const countTabs = (line: string): number => line.trim().split('\t').length - 1

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
