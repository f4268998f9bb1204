import type { ShapeBox } from '../layout/boxes.ts'
import { stage } from '../layout/stage.ts'
import type { Room } from './kit.ts'
import { mirrorShape } from './mirror-composition.ts'
import { margin, right } from './scene-parts.ts'

/** Where a panel from top to bottom stands, and what that leaves. */
export type PanelPlace = {
  /** Of what is written on it. */
  words: { x: number; width: number }
  /** The rest of the stage, and where words may stand on it. */
  page: { x: number; width: number }
  beside: Room
  /** What is drawn for a panel on the left. */
  draw: (shapes: readonly ShapeBox[]) => readonly ShapeBox[]
}

/** From words to where the panel meets the page: lines that begin there need more air than those that end there. */
const air = { begin: 92, end: 40 } as const

/** On the left, or on the right: there in a mirror, but the order of reading stays. */
export const panelAt = (width: number, isRight: boolean): PanelPlace =>
  isRight
    ? {
        words: { x: stage.width - width + air.begin, width: width - air.begin - margin },
        page: { x: 0, width: stage.width - width },
        beside: { left: margin, right: stage.width - width - margin },
        draw: (shapes) => shapes.map((shape) => mirrorShape(shape)),
      }
    : {
        words: { x: margin, width: width - margin - air.end },
        page: { x: width, width: stage.width - width },
        beside: { left: width + margin, right },
        draw: (shapes) => shapes,
      }
