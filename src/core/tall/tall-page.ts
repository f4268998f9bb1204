import { chooseFamily } from '../layout/typefaces/choose-family.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import type { Block, Composition, PlacedIcon } from '../compose/composition.ts'
import type { Scene } from '../compose/kit.ts'
import { makeTitle } from '../compose/make-block.ts'
import type { TallRoom } from './film-stages.ts'

/** Between the title and what stands below it. */
const belowTitle = 28

/** The title, and from where on what stands below it has room. */
export function makeHeading(scene: Scene, room: TallRoom): { title: Block; top: number } {
  const { faces, titlePx, grounds } = scene.kit
  const font = {
    ...faces.display.font,
    family: chooseFamily(faces.display.font.family, [scene.title]),
  }
  const isShort = scene.metrics.measure(scene.title, font, titlePx) <= room.right - room.left
  const height = titlePx * faces.display.leading * (isShort ? 1.1 : 2.2)
  return {
    title: makeTitle(scene, [room.left, room.top, room.right - room.left, height], {
      face: faces.display,
      px: titlePx,
      colour: grounds.page.ink,
    }),
    top: room.top + height + belowTitle,
  }
}

export const onPage = (
  { kit }: Scene,
  shapes: readonly ShapeBox[],
  blocks: readonly Block[],
  icons: readonly PlacedIcon[] = [],
): Composition => ({ background: kit.grounds.page.fill, shapes, icons, blocks })
