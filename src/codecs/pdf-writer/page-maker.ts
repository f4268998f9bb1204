import type { Slide } from '#core/deck/slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'

import { paperFont } from './list-paper-texts.ts'
import { paintCaption, paintFrame, paintHeader, paintNotes, type Paper } from './paint-paper.ts'
import { paintSlide, type SlidePainter, takePen } from './paint-slide.ts'
import type { Sheet } from './pdf-document.ts'
import type { PagePlan } from './plan-pages.ts'
import { setNotes } from './set-notes.ts'
import type { StructureElement } from './structure.ts'

export type SlideOnPage = {
  slide: Slide
  layout: SlideLayout
  /** Among those that are shown, from 1. */
  number: number
}

export type PageMaker = {
  /** Puts the next slide on its page, with all that stands there beside it. */
  add(slide: SlideOnPage): Promise<void>
}

/** Slides one after the other, as many to a page as its plan says. */
export function createPageMaker(
  painter: SlidePainter,
  plan: PagePlan,
  { title, total }: { title: string; total: number },
): PageMaker {
  const { document, metrics } = painter
  const { structure } = document
  const perPage = plan.slots.length
  let sheet: Sheet | null = null

  const openPaper = (page: Sheet, slideId: string): Paper => ({
    pen: takePen(painter, page, slideId),
    sheet: page,
    metrics,
  })

  function startPage({ slide, layout, number }: SlideOnPage): Sheet {
    // A page of its own has the form of its slide.
    if (!plan.isPaper) return document.startSheet(layout.frame ?? plan.size)
    const page = document.startSheet(plan.size)
    const [at, last] = [Math.ceil(number / perPage), Math.ceil(total / perPage)]
    paintHeader(openPaper(page, slide.id), title, `${at} / ${last}`)
    return page
  }

  function addNotes(first: Sheet, shown: SlideOnPage, parent: StructureElement): void {
    const { slide, layout } = shown
    if (!plan.notes || slide.notes.trim() === '') return
    const text = { notes: slide.notes, font: paperFont, rtl: layout.rtl, ...plan.notes }
    const notes = parent.add('Sect')
    for (const [index, lines] of setNotes(text, metrics).entries()) {
      const page = index === 0 ? first : startPage(shown)
      paintNotes(openPaper(page, slide.id), lines, notes)
    }
  }

  return {
    async add(shown) {
      const { slide, layout, number } = shown
      const planned = plan.slots[(number - 1) % perPage]
      if (!planned) throw new Error('A page without room for slides')
      const { frame } = layout
      const slot = frame && !plan.isPaper ? { ...planned, x: -frame.x, y: -frame.y } : planned
      if (!sheet || (number - 1) % perPage === 0) sheet = startPage(shown)
      const element = structure.root.add('Sect')
      document.addBookmark(slide.title.trim() || String(number), sheet, planned.y)
      await paintSlide(painter, { slide, layout }, { sheet, ...slot }, element)
      if (!plan.isPaper) return
      const paper = openPaper(sheet, slide.id)
      paintFrame(paper, slot)
      if (perPage > 1) paintCaption(paper, slot, String(number))
      addNotes(sheet, shown, element)
    },
  }
}
