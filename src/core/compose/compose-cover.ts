import type { CoverContent } from '../form/read-cover.ts'
import type { Block, BlockText, Composition } from './composition.ts'
import { besidePicture } from './beside-picture.ts'
import type { Frame, KitSpec } from './kit-spec.ts'
import { makeBlock, makeTitle, say } from './make-block.ts'

/** What of a title looks otherwise, if anything does. */
export function runsOf({ titleRuns }: KitSpec, title: string): Pick<BlockText, 'runs'> {
  const runs = titleRuns?.(title)
  return runs && runs.length > 0 ? { runs } : {}
}

/** From edge to edge on the right. */
const usualPicture: Frame = [704, 0, 576, 720]

/** A cover with its picture where others have what the theme draws. */
export function composePicturedCover(
  spec: KitSpec,
  content: CoverContent,
  scene: { title: string; seed: number },
): Composition {
  const [x, y, width, height] = spec.cover.picture ?? usualPicture
  // A short title stands in the middle of the height: nothing else is there beside the picture.
  const anchor = spec.cover.isFree ? 'top' : 'bottom'
  return besidePicture(composeCover(spec, content, scene, anchor), { x, y, width, height })
}

/** The first slide of a talk: apart from the other forms, because a library shows nothing else. */
export function composeCover(
  spec: KitSpec,
  { subtitle, foot }: CoverContent,
  scene: { title: string; seed: number },
  anchor: Block['anchor'] = 'top',
): Composition {
  const { cover, text, huge = spec.display, art, paper = [] } = spec
  const { page } = spec.grounds
  const beside = say(subtitle, {
    face: text,
    px: 30,
    colour: cover.subtitleColour ?? page.ink,
  })
  const below = foot.map((line, at) =>
    say(line, {
      face: text,
      px: 22,
      colour: cover.footColour ?? page.mute,
      gap: cover.foot ? 0 : at === 0 ? 18 : 6,
    }),
  )
  const isFree = cover.anchor === 'bottom' || cover.isFree === true
  return {
    background: page.fill,
    shapes: [
      ...paper,
      ...art.cover({
        seed: scene.seed,
        hasSubtitle: subtitle !== null,
        hasFoot: foot.length > 0,
      }),
    ],
    blocks: [
      makeTitle(
        scene,
        cover.title,
        { face: huge, px: cover.px, colour: page.ink, ...runsOf(spec, scene.title) },
        { anchor: cover.anchor ?? anchor },
      ),
      makeBlock(cover.subtitle, cover.foot ? [beside] : [beside, ...below], {
        isBalanced: true,
        ...(!isFree && { follows: 32 }),
      }),
      ...(cover.foot && below.length > 0
        ? [makeBlock(cover.foot, below, { anchor: cover.footAnchor ?? 'bottom' })]
        : []),
    ],
  }
}
