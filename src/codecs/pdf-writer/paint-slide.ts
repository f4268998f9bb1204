import { listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { Box, ImageBox, LogoBox, PictureBox, Rect, SlideLayout } from '#core/layout/boxes.ts'
import { stage } from '#core/layout/stage.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { addLosses } from '#codecs/add-losses.ts'
import type { Loss } from '#codecs/loss.ts'
import type { TextShaper } from '#ports/typefaces/text-shaper.ts'

import { addLinkArea, addLinks } from './add-links.ts'
import type { PdfPicture } from './pictures/add-picture.ts'
import { drawRect } from './draw-path.ts'
import { paintChart, paintLabel } from './paint-chart.ts'
import { castFrom, paintImage } from './pictures/paint-image.ts'
import { paintLetters } from './paint-letters.ts'
import type { Pen } from './paint-line.ts'
import { paintLogo, type PicturePainter } from './pictures/paint-picture.ts'
import type { ShadowPainter } from './paint-shadow.ts'
import { paintShape } from './paint-shape.ts'
import { paintTable } from './paint-table.ts'
import { paintText } from './paint-text.ts'
import { type PdfDocument, type Sheet, writeBounds } from './pdf-document.ts'
import type { EmbeddedPictures } from './pictures/embedded-pictures.ts'
import { drawArtifact, type StructureElement } from './structure.ts'
import { writeNumbers } from './write-number.ts'

export type SlidePainter = {
  document: PdfDocument
  shaper: TextShaper
  metrics: TextMetrics
  pictures: EmbeddedPictures
  paintPicture: PicturePainter
  paintShadow: ShadowPainter
  losses: Loss[]
  /** Characters that no font has, by slide. */
  uncovered: Map<string, Set<string>>
}

/** Where on a sheet a slide stands. */
export type SlidePlace = { sheet: Sheet; x: number; y: number; scale: number }

/** All boxes of a slide, in the order in which the screen paints them. */
export async function paintSlide(
  painter: SlidePainter,
  { slide, layout }: { slide: Slide; layout: SlideLayout },
  { sheet, x, y, scale }: SlidePlace,
  element: StructureElement,
): Promise<void> {
  const { document } = painter
  const { inks } = document
  const { content } = sheet
  const pen = takePen(painter, sheet, slide.id)
  const shown = await takePictures(painter, slide, layout.boxes)
  const isWhole = scale === 1 && x === 0 && y === 0
  content.add('q')
  if (!isWhole) content.add(`${writeNumbers(scale, 0, 0, scale, x, y)} cm`)
  content.add(drawRect(whole), 'W n')
  drawArtifact(sheet, () => content.within(() => inks.flood(content, layout.background, whole)))
  const place = (rect: Rect): Rect => ({
    x: x + rect.x * scale,
    y: y + rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  })
  const links = { file: document.file, sheet, metrics: painter.metrics, place }
  // Before those of words, which lie over them.
  for (const area of layout.links ?? []) addLinkArea(links, area, element)
  for (const box of layout.boxes) {
    if (box.kind === 'shape')
      drawArtifact(sheet, () => {
        castFrom(content, painter.paintShadow, box)
        paintShape(content, inks, box)
      })
    else if (box.kind === 'letters') {
      paintLetters(pen, sheet, box, element)
      // What is turned cannot be pressed: the areas of links lie straight.
      if (!box.turn)
        for (const paragraph of box.paragraphs) addLinks(links, paragraph, paragraph.font, element)
    } else if (box.kind === 'table') {
      paintTable(pen, sheet, box, element)
      for (const cell of box.cells) addLinks(links, cell, cell.font, element)
    } else if (box.kind === 'chart')
      paintChart(pen, sheet, box, element, writeBounds(place(box), sheet.size))
    else if (box.kind === 'furniture')
      // On every page again: whoever has it read to them need not hear it.
      drawArtifact(sheet, () => {
        for (const label of box.labels) paintLabel(pen, label)
      })
    else if (box.kind === 'logo') {
      const logo = shown.get(box)
      if (logo) drawArtifact(sheet, () => paintLogo(content, box, logo))
    } else if (box.kind === 'picture' || box.kind === 'image')
      paintPictureBox(painter, shown, sheet, box, element, place(box))
    else {
      paintText(pen, sheet, box, element)
      for (const paragraph of box.paragraphs) addLinks(links, paragraph, box.font, element)
    }
  }
  content.add('Q')
}

/** To write on a sheet with, for a slide. */
export function takePen(painter: SlidePainter, { content }: Sheet, slideId: string): Pen {
  const { document, shaper, uncovered } = painter
  const { inks, fonts } = document
  const onUncovered = (text: string) => {
    const found = uncovered.get(slideId) ?? new Set()
    uncovered.set(slideId, found.add(text))
  }
  return { content, inks, fonts, shaper, onUncovered }
}

const whole: Rect = { x: 0, y: 0, ...stage }

type PaintedPicture = PictureBox | ImageBox | LogoBox
type ShownPictures = ReadonlyMap<PaintedPicture, PdfPicture>

async function takePictures(
  { pictures, losses }: SlidePainter,
  slide: Slide,
  boxes: readonly Box[],
): Promise<ShownPictures> {
  const shown = new Map<PaintedPicture, PdfPicture>()
  const listed = listPictureUrls(slide)
  for (const box of boxes) {
    if (box.kind !== 'picture' && box.kind !== 'image' && box.kind !== 'logo') continue
    const imageUrl = box.kind === 'logo' ? box.imageUrl : listed[box.index]
    if (imageUrl === undefined) continue
    const { picture, loss } = await pictures.take(imageUrl, box)
    if (loss)
      addLosses(losses, [
        box.kind === 'logo' ? { kind: 'logo-missing' } : { ...loss, slideId: slide.id },
      ])
    if (picture) shown.set(box, picture)
  }
  return shown
}

function paintPictureBox(
  { paintPicture, paintShadow, document }: SlidePainter,
  shown: ShownPictures,
  sheet: Sheet,
  box: PictureBox | ImageBox,
  parent: StructureElement,
  rect: Rect,
): void {
  const picture = shown.get(box)
  if (!picture) return
  const { content } = sheet
  const paint = () =>
    box.kind === 'picture'
      ? paintPicture(content, box, picture)
      : paintImage(content, { inks: document.inks, paintShadow }, box, picture)
  const alt = box.alt.trim()
  if (alt === '') drawArtifact(sheet, paint)
  else parent.add('Figure', { alt, box: writeBounds(rect, sheet.size) }).draw(sheet, paint)
}
