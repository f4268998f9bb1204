import type { PlacedElement, PlacedFill, PlacedSlide } from '#core/deck/placed.ts'
import { isDrawn } from '#core/placed/list-handles.ts'

/** What a slide keeps of its look, or had of it, and is painted otherwise here. */
export type Unpainted = 'tones' | 'pattern' | 'outline' | 'depth' | 'glow' | 'warp'

/** How often each kind was met. */
export type UnpaintedTally = { counts: ReadonlyMap<Unpainted, number>; add(kind: Unpainted): void }

/** Of what it keeps; what else its file said of it is for its reader to add. */
export function tallyUnpainted({ background, backdrop, elements }: PlacedSlide): UnpaintedTally {
  const counts = new Map<Unpainted, number>()
  const add = (kind: Unpainted) => void counts.set(kind, (counts.get(kind) ?? 0) + 1)
  lookAtFill(background, add)
  for (const element of [...backdrop, ...elements]) lookAtElement(element, add)
  return { counts, add }
}

type Add = UnpaintedTally['add']

function lookAtFill(fill: PlacedFill | undefined, add: Add): void {
  if (fill?.kind === 'pattern') add('pattern')
  if (fill?.kind === 'picture' && fill.effects?.duotone) add('tones')
}

function lookAtElement(element: PlacedElement, add: Add): void {
  if (element.kind === 'table') for (const { fill } of element.cells) lookAtFill(fill, add)
  if (element.kind !== 'shape' && element.kind !== 'picture') return
  const { geometry } = element
  if (geometry && 'preset' in geometry && !isDrawn(geometry.preset)) add('outline')
  if (element.kind === 'shape') lookAtFill(element.fill, add)
  else if (element.effects?.duotone) add('tones')
}
