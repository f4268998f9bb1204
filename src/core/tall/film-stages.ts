import { stage } from '../layout/stage.ts'

/** Of what a slide is laid out on, in px. */
export type StageSize = { width: number; height: number }

/** As large as the stage in all: letters that are large enough on it are so on these. */
export const filmStages = {
  wide: stage,
  square: { width: 960, height: 960 },
  upright: { width: 720, height: 1280 },
} as const satisfies Record<string, StageSize>

export type FilmShape = keyof typeof filmStages
export const filmShapes = ['wide', 'square', 'upright'] as const satisfies readonly FilmShape[]

/** Where words may stand on a stage that is no wider than it is high. */
export type TallRoom = StageSize & { left: number; right: number; top: number; bottom: number }

const margins = { square: 64, upright: 56 }
/** Below the words, for those that are spoken. */
const captionsHeight = { square: 150, upright: 230 }

export function findTallRoom(
  shape: Exclude<FilmShape, 'wide'>,
  { hasCaptions }: { hasCaptions: boolean },
): TallRoom {
  const { width, height } = filmStages[shape]
  const margin = margins[shape]
  return {
    width,
    height,
    left: margin,
    right: width - margin,
    top: shape === 'upright' ? 96 : margin,
    bottom: height - (hasCaptions ? captionsHeight[shape] : margin),
  }
}
