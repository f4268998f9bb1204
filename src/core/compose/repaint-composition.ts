import type { ShapeBox } from '../layout/boxes.ts'
import { recolourFill } from '../theme/recolour-fill.ts'
import type { OwnLook } from '../theme/theme.ts'
import type { BlockText, Composition, Face } from './composition.ts'

/** The same composition in the colours and typefaces of a deck. */
export function repaintComposition(
  { background, shapes, icons, blocks, ...composition }: Composition,
  { recolour, fonts, families }: OwnLook,
): Composition {
  /** Where one family sets both, titles are told by where they stand. */
  const areAlike = families.title === families.content
  const inOwn = (role: 'title' | 'content', { font, leading }: Face): Face => {
    const isTitle = font.family === families.title && (role === 'title' || !areAlike)
    const own = isTitle ? fonts.title : font.family === families.content ? fonts.content : undefined
    return { font: own ? { ...font, family: own } : font, leading }
  }
  const repaint = (role: 'title' | 'content', text: BlockText): BlockText => ({
    ...text,
    face: inOwn(role, text.face),
    colour: recolour(text.colour),
    ...(text.runs && {
      runs: text.runs.map((run) => ({
        ...run,
        ...(run.face && { face: inOwn(role, run.face) }),
        ...(run.colour && { colour: recolour(run.colour) }),
      })),
    }),
    ...(text.mark && {
      mark: {
        ...text.mark,
        face: inOwn(role, text.mark.face),
        colour: recolour(text.mark.colour),
      },
    }),
  })
  const repaintShape = (shape: ShapeBox): ShapeBox => ({
    ...shape,
    fill: recolourFill(shape.fill, recolour),
    ...(shape.stroke && { stroke: { ...shape.stroke, colour: recolour(shape.stroke.colour) } }),
  })
  return {
    ...composition,
    background: recolourFill(background, recolour),
    shapes: shapes.map(repaintShape),
    ...(icons && {
      icons: icons.map(({ draw, ...square }) => ({
        ...square,
        draw: (place) => draw(place).map(repaintShape),
      })),
    }),
    blocks: blocks.map((block) => ({
      ...block,
      texts: block.texts.map((text) => repaint(block.role, text)),
    })),
  }
}
