import type { FormContent } from '../form/form-content.ts'
import { composeForm } from '../compose/compose-form.ts'
import type { Block, BlockText, Composition } from '../compose/composition.ts'
import type { Scene } from '../compose/kit.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import { measureContrast } from '../theme/contrast.ts'
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

/** How far words grow that have a stage of their own, and what stands small beside them. */
const [larger, largerSmall] = [1.25, 1.3]
/** For a word that only names what is large. */
const kickerHeight = 100
/** Of what is said with it: it keeps so much free at the foot. */
const belowFirst = { each: 64, gap: 48 } as const

/**
 * Few large words: as the theme sets them, one below the other, on the ground that it gives them; what
 * it draws for the beginning and the end of a talk stands at the foot.
 */
export function composeHero(
  content: Hero,
  scene: Scene,
  room: TallRoom,
  { canDraw }: { canDraw: boolean },
): Composition {
  const wide = composeForm(scene.kit, content, scene)
  const [title, ...others] = wide.blocks.filter(({ texts }) => texts.length > 0)
  const isNamed = isTitled(content)
  const band = canDraw && room.top < 200 ? drawFoot(content, scene, room) : []
  const hasBand = band.length > 0
  const bottom = hasBand ? Math.min(room.bottom, findBandTop(room) - 24) : room.bottom
  const top = room.top + belowMark
  const place = (block: Block, by: number, frame: { y: number; end: number }, follows?: number) => {
    const { team: _team, continues: _continues, anchor: _anchor, follows: _own, ...bare } = block
    return {
      ...bare,
      texts: bare.texts.map((text) => enlarge(text, by)),
      x: room.left,
      y: frame.y,
      width: room.right - room.left,
      height: frame.end - frame.y,
      ...(follows !== undefined && { follows }),
    }
  }
  const whole = bottom - top
  const [first, ...rest] = others
  const middle = { anchor: hasBand ? 'top' : 'middle' } as const
  const saidBelow = rest.length > 0 ? belowFirst.gap + rest.length * belowFirst.each : 0
  return {
    background: wide.background,
    shapes: [...band, drawBlock(room.left, room.top, 88, 8, chooseMark(wide, scene))],
    blocks: isNamed
      ? [
          ...(title
            ? [
                {
                  ...place(title, larger, { y: top, end: top + whole * (first ? 0.66 : 1) }),
                  ...middle,
                },
              ]
            : []),
          ...others.map((block, at) =>
            place(block, largerSmall, { y: top, end: bottom }, at === 0 ? 36 : 28),
          ),
        ]
      : [
          ...(title ? [place(title, 1.15, { y: top, end: top + kickerHeight })] : []),
          ...(first
            ? [
                {
                  ...place(first, larger, { y: top + kickerHeight, end: bottom - saidBelow }),
                  ...middle,
                },
              ]
            : []),
          ...rest.map((block) => inTeam(place(block, largerSmall, { y: top, end: bottom }, 24))),
        ],
  }
}

const inTeam = (block: Block): Block => ({ ...block, team: 'others' })

/** How far an opening quotation mark may hang into the margin. */
const mostHang = 44

const enlarge = (text: BlockText, by: number): BlockText => ({
  ...text,
  px: text.px * by,
  ...(text.hang !== undefined && { hang: Math.min(text.hang * by, mostHang) }),
  ...(text.gap !== undefined && { gap: text.gap * by }),
})

/** What a theme draws for the beginning and the end of a talk, where the words leave room for it. */
function drawFoot(content: Hero, scene: Scene, room: TallRoom): ShapeBox[] {
  if (content.form !== 'closing')
    return isTitled(content) ? drawBand(composeForm(scene.kit, content, scene).shapes, room) : []
  const isUpright = room.width < room.height
  if (!isUpright && content.others.length > 0) return []
  // As it is drawn for one that says one thing alone, it reaches the foot; of a square stage that is cut off.
  const others = isUpright ? [] : [content.first]
  return drawBand(composeForm(scene.kit, { ...content, others }, scene).shapes, room)
}

/** In the colour of the theme where that can be seen, else in that of the words. */
function chooseMark({ background, blocks }: Composition, { kit }: Scene): string {
  const isSeen = background.kind !== 'solid' || measureContrast(kit.lit, background.colour) >= 2.5
  return isSeen ? kit.lit : (blocks[0]?.texts[0]?.colour ?? kit.lit)
}
