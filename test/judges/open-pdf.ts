import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens it with a reader that is not ours, and closes it after `visit`. */
export async function withOpenPdf<T>(
  bytes: Uint8Array,
  visit: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
  })
  try {
    return await visit(await task.promise)
  } finally {
    await task.destroy()
  }
}

type StructNode = { role?: string; alt?: string; type?: string; children?: StructNode[] }

/** What a page is to those who have it read to them: roles, indented by depth. */
export async function outlineStructure(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const page = await pdf.getPage(number)
  const walk = (node: StructNode, depth: number): string[] => [
    ...(node.role ? [`${' '.repeat(depth)}${node.role}${node.alt ? ` (${node.alt})` : ''}`] : []),
    ...(node.children ?? []).flatMap((child) => walk(child, depth + 1)),
  ]
  return walk(await page.getStructTree(), 0)
}

/** How many pictures each page paints. */
export async function countPictures(pdf: PDFDocumentProxy): Promise<number[]> {
  const counts: number[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { fnArray } = await page.getOperatorList()
    counts.push(fnArray.filter((name) => name === OPS.paintImageXObject).length)
  }
  return counts
}
