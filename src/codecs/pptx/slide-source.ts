import type { Package, Relations } from '#codecs/opc/open-package.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import type { Ground } from './open-sheets.ts'
import type { PictureCollection } from '#codecs/look/collect-pictures.ts'
import type { Shape } from './list-shapes.ts'
import type { LossTally } from '#codecs/look/tally-losses.ts'

/** One slide of the file and all that is needed to understand it. */
export type SlideSource = {
  file: Package
  presentation: XmlElement
  presentationPath: string
  path: string
  root: XmlElement
  relations: Relations
  ground: Ground
  /** Of the stage, in EMU. */
  size: { width: number; height: number }
  /** Counted from 1. */
  number: number
  /** Of all slides in the file. */
  count: number
  /** Whether a shape says nothing of this slide, as footers do. */
  isRunning: (shape: Shape) => boolean
  collection: PictureCollection
  /** Whether slides bring along what they looked like. */
  withLook: boolean
  losses: LossTally
}
