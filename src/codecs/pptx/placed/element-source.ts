import type { PlacedFill } from '#core/deck/placed.ts'
import type { Package, Relations } from '#codecs/opc/open-package.ts'
import type { Unpainted } from '#codecs/look/count-unpainted.ts'
import type { KnownParts } from '#codecs/look/place-runs.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import type { PictureCollection } from '#codecs/look/collect-pictures.ts'
import type { DiagramPoint } from './draw-points.ts'
import type { LookedSheet } from './sheet-look.ts'

/** What is needed to read the elements of one sheet as a slide shows them. */
export type ElementSource = {
  file: Package
  collection: PictureCollection
  textStyles: TextStyles
  /** Most slides have no table, and the styles of all tables are many. */
  readTableStyles(): XmlElement | undefined
  sheet: LookedSheet
  relations: Relations
  /** What the slide stands on, nearest first. */
  below: readonly LookedSheet[]
  /** Of layouts and masters, what is a placeholder is not painted. */
  isSlide: boolean
  background: PlacedFill
  /** Of the slide, in EMU. */
  size: { width: number; height: number }
  number: number
  parts: KnownParts
  /** By their frames, which points of the slide the words of diagrams became. */
  diagrams: ReadonlyMap<XmlElement, readonly DiagramPoint[]>
  /** Of all that stands on the sheet, what is read; everything where nobody says. */
  isMeant?(shape: XmlElement): boolean
  onLeftOut(kind: LeftOut): void
}

/** What texts take after beyond their placeholders: the master's styles, and the presentation's. */
export type TextStyles = Readonly<
  Record<'title' | 'body' | 'other' | 'usual', XmlElement | undefined>
>

/** What a kept look does not show, or not as it was. */
export type LeftOut = 'chart' | 'object' | 'drawing' | 'element' | Unpainted
