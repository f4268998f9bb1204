import type { LabelledItem } from '../../form/form-content.ts'
import { runsOf } from '../compose-cover.ts'
import type { Composition } from '../composition.ts'
import type { KitSpec } from '../kit-spec.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeTitle } from '../make-block.ts'
import { listColumns, margin, right } from '../scene-parts.ts'
import { isNameAlone, sayLabelled } from './labelled.ts'
import { composePanelIcons } from './panel-icons.ts'
import { estimateWords } from './share-rows.ts'

/** As many pictures as items: each has its own. More than five in a row would be stamps. */
export const hasOneEach = (items: readonly unknown[], { pictures }: Scene): boolean =>
  items.length === pictures && items.length <= 5

/** How high words may be below a drawing, and how small of their size. */
const [panelText, leastPanelShare] = [178, 0.75]
const [labelPx, textPx, between] = [46, 28, 32]

/** Each under a drawing, an icon or a picture of its own, all in one row. */
export function composePanels(
  items: readonly LabelledItem[],
  scene: Scene,
  { spec, areInOrder }: { spec: KitSpec; areInOrder: boolean },
): Composition {
  const { faces, grounds, titlePx, scale } = scene.kit
  const { page } = grounds
  const { art, paper: behind = [] } = spec
  const columns = listColumns(items.length, between)
  // Names alone stand lower, where what is said of others ends.
  const wordsY = items.every(isNameAlone) ? 520 : 504
  const drawn = hasOneEach(items, scene)
    ? {
        shapes: [],
        pictures: columns.map(({ x, width: room }) => ({ x, y: 206, width: room, height: 264 })),
      }
    : scene.icons
      ? composePanelIcons(art.icons, scene.icons, { columns, page, areInOrder })
      : { shapes: art.steps(columns, scene.seed) }
  return {
    background: page.fill,
    ...drawn,
    shapes: [...behind, ...drawn.shapes],
    blocks: [
      makeTitle(scene, [margin, 56, right - margin, 130], {
        face: faces.display,
        px: titlePx,
        colour: page.ink,
        ...runsOf(spec, scene.title),
      }),
      ...items.map((item, at) => {
        const { x = 0, width: room = 0 } = columns[at] ?? {}
        return makeBlock(
          [x, wordsY, room - 8, panelText],
          sayLabelled(item, scene, page, { labelPx: Math.round(labelPx * scale), textPx }),
          { team: 'steps', isBalanced: true },
        )
      }),
    ],
  }
}

/** In letters: a longer name is a sentence, which would shout below a drawing. */
const longestName = 60

/** Whether what is said of steps would be small below their drawings, or their names are sentences. */
export function needRows(items: readonly LabelledItem[], scene: Scene): boolean {
  if (items.some(({ label }) => label !== null && label.text.length > longestName)) return true
  const { faces, scale } = scene.kit
  const [{ width } = { width: right - margin }] = listColumns(items.length, between)
  const row = { face: faces.text, px: textPx * leastPanelShare, width: width - 8, below: 1 }
  const name = labelPx * scale * leastPanelShare * faces.display.leading
  return items.some(
    ({ label, texts }) => (label ? name : 0) + estimateWords(texts, row, scene) > panelText,
  )
}
