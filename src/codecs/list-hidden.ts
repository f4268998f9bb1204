import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import { countColumns } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'

import type { Loss } from './loss.ts'

/** What of a slide its layout has no room for, and how much of it. */
export type Hidden = Extract<
  Loss,
  { kind: 'points-hidden' | 'pictures-hidden' | 'rows-hidden' | 'text-overflows' }
>

/**
 * What nobody sees of a slide, on the screen as in a file: whoever writes one tells it, and so does
 * whoever takes one in.
 */
export function listHidden(slide: Slide, layout: SlideLayout): Hidden[] {
  const { id: slideId } = slide
  const hidden: Hidden[] = []
  const add = (kind: Exclude<Hidden['kind'], 'text-overflows'>, count: number) => {
    if (count > 0) hidden.push({ kind, slideId, count })
  }
  add('points-hidden', layout.hiddenBullets)
  if (!layout.isKept) {
    const { pictures, rows } = countUnshown(slide, layout)
    add('pictures-hidden', pictures)
    add('rows-hidden', rows)
  }
  if (layout.overflows) hidden.push({ kind: 'text-overflows', slideId })
  return hidden
}

/** What is not among the boxes is not on the screen, either; nobody should look for it in the file. */
function countUnshown(slide: Slide, { boxes }: SlideLayout) {
  const table = boxes.find((box) => box.kind === 'table')
  const chart = boxes.find((box) => box.kind === 'chart')
  const pictures = boxes.filter((box) => box.kind === 'picture').length
  const rows = slide.table && countColumns(slide.table) > 0 ? slide.table.rows.length : 0
  return {
    pictures: listPictures(slide).length - pictures,
    rows: table?.hiddenRows ?? chart?.chart.leftOut ?? rows,
  }
}
