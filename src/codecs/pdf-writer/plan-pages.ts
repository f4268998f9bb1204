import type { Rect } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'
import type { PdfPages } from '#codecs/file-choices.ts'

import type { Size } from './pdf-document.ts'

export type SlideSlot = { x: number; y: number; scale: number }

export type PagePlan = {
  size: Size
  /** Where slides stand on a page, in the order of reading. */
  slots: readonly SlideSlot[]
  /** Where the notes of its slide stand, and on pages that they go on to. */
  notes: { first: Rect; others: Rect } | null
  /** Whether slides are framed and numbered, as on paper. */
  isPaper: boolean
}

/** In px, upright. */
const papers = {
  a4: { width: (210 / 25.4) * 96, height: (297 / 25.4) * 96 },
  letter: { width: 8.5 * 96, height: 11 * 96 },
} as const

export const margin = 56
/** Above the slides, for the title and the number of the page. */
const header = 32
/** Below each slide of a handout, for its number. */
const caption = 28
const gap = 28

const grids = { 2: [1, 2], 4: [2, 2], 6: [2, 3] } as const

export function planPages(pages: PdfPages, rtl: boolean): PagePlan {
  if (pages.kind === 'slides')
    return { size: stage, slots: [{ x: 0, y: 0, scale: 1 }], notes: null, isPaper: false }
  const upright = papers[pages.paper]
  if (pages.kind === 'notes') return planNotes(upright)
  const [columns, rows] = grids[pages.perPage]
  // Four are larger on a page that lies on its side.
  const isLying = columns === rows
  const size = isLying ? { width: upright.height, height: upright.width } : upright
  return { size, slots: placeSlots(size, columns, rows, rtl), notes: null, isPaper: true }
}

function planNotes(size: Size): PagePlan {
  const width = size.width - 2 * margin
  const scale = width / stage.width
  const y = margin + header
  const below = y + stage.height * scale + gap
  const bottom = size.height - margin
  return {
    size,
    slots: [{ x: margin, y, scale }],
    notes: {
      first: { x: margin, y: below, width, height: bottom - below },
      others: { x: margin, y, width, height: bottom - y },
    },
    isPaper: true,
  }
}

function placeSlots(size: Size, columns: number, rows: number, rtl: boolean): SlideSlot[] {
  const rowHeight = (size.height - 2 * margin - header) / rows
  const room = {
    width: (size.width - 2 * margin - gap * (columns - 1)) / columns,
    height: rowHeight - caption - gap,
  }
  const scale = Math.min(room.width / stage.width, room.height / stage.height)
  const [width, height] = [stage.width * scale, stage.height * scale]
  const left = (size.width - columns * width - gap * (columns - 1)) / 2
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = rtl ? columns - 1 - (index % columns) : index % columns
    const row = Math.floor(index / columns)
    return {
      x: left + column * (width + gap),
      y: margin + header + row * rowHeight + (room.height - height) / 2,
      scale,
    }
  })
}
