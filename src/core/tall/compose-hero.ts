import type { FormContent } from '../form/form-content.ts'
import { composeForm } from '../compose/compose-form.ts'
import type { Block, Composition } from '../compose/composition.ts'
import type { Scene } from '../compose/kit.ts'
import { makeBlock as drawBlock } from '../theme/make-shape.ts'
import { drawBand, findBandTop } from './draw-band.ts'
import type { TallRoom } from './film-stages.ts'

const heroes = ['cover', 'section', 'statement', 'quote', 'big-number', 'closing'] as const
type Hero = Extract<FormContent, { form: (typeof heroes)[number] }>

export const isHero = (content: FormContent): content is Hero =>
  heroes.some((hero) => hero === content.form)

/** On these the title is what is large; on the others it only names what is. */
const isTitled = ({ form }: Hero): boolean => form === 'cover' || form === 'section'

/** Between the mark at the head and the first words. */
const belowMark = 56

/**
 * Few large words: as the theme sets them, one below the other, on the ground that it gives them; what
 * it draws for the beginning and the end of a talk stands at the foot.
 */
export function composeHero(content: Hero, scene: Scene, room: TallRoom): Composition {
  const wide = composeForm(scene.kit, content, scene)
  const [title, ...others] = wide.blocks.filter(({ texts }) => texts.length > 0)
  const hasBand =
    (isTitled(content) || content.form === 'closing') && room.height > room.width && room.top < 200
  const bottom = hasBand ? Math.min(room.bottom, findBandTop(room) - 24) : room.bottom
  const top = room.top + belowMark
  const place = (block: Block, height: number, follows?: number): Block => {
    const { team: _team, continues: _continues, anchor: _anchor, follows: _own, ...bare } = block
    const rect = { x: room.left, y: top, width: room.right - room.left, height }
    return { ...bare, ...rect, ...(follows !== undefined && { follows }) }
  }
  const whole = bottom - top
  const [first, ...rest] = others
  return {
    background: wide.background,
    shapes: [
      ...(hasBand ? drawBand(wide.shapes, room) : []),
      drawBlock(room.left, room.top, 88, 8, scene.kit.lit),
    ],
    blocks: [
      ...(title ? [place(title, isTitled(content) ? whole * 0.66 : 110)] : []),
      ...(first ? [place(first, isTitled(content) ? whole : whole * 0.8, 36)] : []),
      ...rest.map((block) => place(block, whole, 28)),
    ],
  }
}
