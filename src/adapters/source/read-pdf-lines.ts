import { joinInReadingOrder } from './join-in-reading-order.ts'

/** A piece of text as pdf.js gives it: its place is that of the baseline, measured from below. */
export type PdfPiece = {
  str: string
  /** a, b, c, d, x, y */
  transform: readonly number[]
  width: number
  fontName: string
  hasEOL: boolean
}

export type PdfLine = {
  text: string
  x: number
  y: number
  /** Where its last letter ends. */
  end: number
  size: number
  font: string
}

/** The lines of a page, in the order in which they were written into the file. */
export function readPdfLines(pieces: readonly PdfPiece[]): PdfLine[] {
  const lines: PdfLine[] = []
  let open: Placed[] = []
  const close = () => {
    const line = joinPieces(open)
    if (line) lines.push(line)
    open = []
  }
  for (const piece of pieces) {
    const placed = placePiece(piece)
    if (placed) {
      const last = open.at(-1)
      // Raised letters and footnote marks stay in their line.
      if (last && Math.abs(last.y - placed.y) > 0.5 * Math.max(last.size, placed.size)) close()
      open.push(placed)
    }
    if (piece.hasEOL) close()
  }
  close()
  return lines
}

type Placed = { text: string; x: number; y: number; width: number; size: number; font: string }

/** Text that stands on its side is a label at the margin or a watermark. */
function placePiece({ str, transform, width, fontName }: PdfPiece): Placed | null {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform
  const size = Math.hypot(c, d)
  if (str === '' || size === 0 || Math.abs(b) > Math.abs(a)) return null
  return { text: str, x, y, width, size, font: fontName }
}

function joinPieces(pieces: readonly Placed[]): PdfLine | null {
  const [first] = pieces
  const last = pieces.at(-1)
  const text = joinInReadingOrder(pieces).replaceAll(/\s+/g, ' ').trim()
  if (!first || !last || text === '') return null
  // A bullet may be set in another face; most of the line says what it is.
  const main = pieces.reduce((a, b) => (b.text.trim().length > a.text.trim().length ? b : a))
  return {
    text,
    x: first.x,
    y: main.y,
    end: last.x + last.width,
    size: Math.round(main.size * 2) / 2,
    font: main.font,
  }
}
