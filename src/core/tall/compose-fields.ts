import type { FormContent } from '../form/form-content.ts'
import type { Composition } from '../compose/composition.ts'
import { isNameAlone, sayLabelled } from '../compose/forms/labelled.ts'
import type { Scene } from '../compose/kit.ts'
import { makeBlock } from '../compose/make-block.ts'
import { joinIcons, setIcon } from '../compose/icons/set-icon.ts'
import { makeBlock as drawBlock, makeOutline } from '../theme/make-shape.ts'
import type { TallRoom } from './film-stages.ts'
import { makeHeading, onPage } from './tall-page.ts'

const [gap, inner, iconSize] = [20, 28, 84]

/** Four fields on two grounds in turn, each with its icon above its words. */
export function composeQuarters(
  { items }: Extract<FormContent, { form: 'matrix' }>,
  scene: Scene,
  room: TallRoom,
): Composition {
  const { title, top } = makeHeading(scene, room)
  const { page, panel } = scene.kit.grounds
  const width = (room.right - room.left - gap) / 2
  const height = (room.bottom - top - gap) / 2
  const fields = items.map((item, at) => {
    const isFilled = at === 0 || at === 3
    return {
      item,
      isFilled,
      ground: isFilled ? panel : page,
      x: room.left + (at % 2) * (width + gap),
      y: top + Math.floor(at / 2) * (height + gap),
    }
  })
  // In a wide field the icon stands beside the words, in a high one above them.
  const isWide = width > height
  const above = scene.icons && !isWide ? iconSize + 12 : 0
  const aside = scene.icons && isWide ? iconSize + 8 : 0
  const areNames = items.every(isNameAlone)
  const { shapes, icons } = joinIcons(
    fields.map(({ ground, x, y }, at) =>
      setIcon(scene.icons?.[at], { size: iconSize, line: ground.accent }, [
        isWide ? x + width - inner - iconSize / 2 + 8 : x + inner + iconSize / 2 - 8,
        y + inner + iconSize / 2 - 8,
      ]),
    ),
  )
  return onPage(
    scene,
    [
      ...fields.map(({ x, y, ground, isFilled }) =>
        isFilled
          ? drawBlock(x, y, width, height, ground.fill)
          : makeOutline(x, y, width, height, { colour: ground.line, width: 2 }),
      ),
      ...shapes,
    ],
    [
      title,
      ...fields.map(({ item, ground, x, y }) =>
        makeBlock(
          [x + inner, y + inner + above, width - 2 * inner - aside, height - 2 * inner - above],
          sayLabelled(item, scene, ground, {
            labelPx: Math.round(54 * scene.kit.scale),
            textPx: 40,
            colour: ground.accent,
          }),
          { team: 'quarters', isBalanced: true, ...(areNames && !above && { anchor: 'middle' }) },
        ),
      ),
    ],
    icons,
  )
}

/** Bars that become wider downwards, or narrower; the tip is lit, or what comes out. */
export function composeLayers(
  { form, items }: Extract<FormContent, { form: 'pyramid' | 'funnel' }>,
  scene: Scene,
  room: TallRoom,
): Composition {
  const { title, top } = makeHeading(scene, room)
  const { panel, loud } = scene.kit.grounds
  const between = 12
  const height = (room.bottom - top - between * (items.length - 1)) / items.length
  const whole = room.right - room.left
  const lit = form === 'pyramid' ? 0 : items.length - 1
  const bars = items.map((item, at) => {
    const step = items.length > 1 ? at / (items.length - 1) : 1
    const width = whole * (0.6 + 0.4 * (form === 'pyramid' ? step : 1 - step))
    return {
      item,
      width,
      ground: at === lit ? loud : panel,
      x: room.left + (whole - width) / 2,
      y: top + at * (height + between),
    }
  })
  return onPage(
    scene,
    bars.map(({ x, y, width, ground }) => drawBlock(x, y, width, height, ground.fill)),
    [
      title,
      ...bars.map(({ item, x, y, width, ground }) =>
        makeBlock(
          [x + 20, y + 8, width - 40, height - 16],
          sayLabelled(item, scene, ground, {
            labelPx: Math.round(56 * scene.kit.scale),
            textPx: 36,
          }),
          { team: 'layers', anchor: 'middle', align: 'center', isBalanced: true },
        ),
      ),
    ],
  )
}
