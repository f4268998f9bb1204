import type { PdfLine } from './read-pdf-lines.ts'

/** So many lines at the top and at the foot of a page may be there on every page. */
const edge = 2

/** Titles that stand on every page and page numbers are not part of the text. */
export function dropRunningLines(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const key of new Set(listEdges(page).map(nameLine)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const often = Math.max(3, pages.length * 0.3)
  return pages.map((page) => {
    const edges = new Set(
      listEdges(page).filter(
        (line) => isPageNumber(line.text) || (counts.get(nameLine(line)) ?? 0) >= often,
      ),
    )
    return page.filter((line) => !edges.has(line) && !isContentsLine(line.text))
  })
}

function listEdges(page: readonly PdfLine[]): PdfLine[] {
  const byHeight = page.toSorted((a, b) => b.y - a.y)
  return [...byHeight.slice(0, edge), ...byHeight.slice(-edge)]
}

/** "Page 3 of 20" and "Page 4 of 20" are the same line, at the same height. */
const nameLine = ({ text, y }: PdfLine): string =>
  `${Math.round(y / 4)} ${text.replaceAll(/\p{Nd}+/gu, '#').toLowerCase()}`

const isPageNumber = (text: string): boolean =>
  /^(?:(?:page|seite|página|pagina|pág\.)\s*)?[-–]?\s*(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|sur|di|van)\s*\d{1,4})?\s*[-–]?$/iu.test(
    text,
  )

/** "Introduction . . . . . . . 3" */
const isContentsLine = (text: string): boolean => /(?:\.\s?){5,}\s*(?:\d+|[ivxlc]+)?$/iu.test(text)
