import type { CoverContent } from '../form/read-cover.ts'
import type { BlockText, Composition } from './composition.ts'
import type { KitSpec } from './kit-spec.ts'
import { makeBlock, makeTitle, say } from './make-block.ts'

/** What of a title looks otherwise, if anything does. */
export function runsOf({ titleRuns }: KitSpec, title: string): Pick<BlockText, 'runs'> {
  const runs = titleRuns?.(title)
  return runs && runs.length > 0 ? { runs } : {}
}

/** The first slide of a talk: apart from the other forms, because a library shows nothing else. */
export function composeCover(
  spec: KitSpec,
  { subtitle, foot }: CoverContent,
  scene: { title: string; seed: number },
): Composition {
  const { cover, text, huge = spec.display, art, paper = [] } = spec
  const { page } = spec.grounds
  return {
    background: page.fill,
    shapes: [...paper, ...art.cover(scene)],
    blocks: [
      makeTitle(
        scene,
        cover.title,
        { face: huge, px: cover.px, colour: page.ink, ...runsOf(spec, scene.title) },
        { anchor: cover.anchor ?? 'top' },
      ),
      makeBlock(
        cover.subtitle,
        [say(subtitle, { face: text, px: 30, colour: cover.subtitleColour ?? page.ink })],
        cover.anchor === 'bottom' || cover.isFree ? {} : { follows: 32 },
      ),
      ...(foot.length > 0
        ? [
            makeBlock(
              cover.foot,
              foot.map((line) =>
                say(line, { face: text, px: 20, colour: cover.footColour ?? page.mute }),
              ),
              { anchor: 'bottom' },
            ),
          ]
        : []),
    ],
  }
}
