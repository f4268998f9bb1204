import type { FormContent } from '../../form/form-content.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import { makeFace } from '../kits/make-face.ts'
import type { Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { makeBlock, makeTitle } from '../make-block.ts'
import { margin, right } from '../scene-parts.ts'

type Code = Extract<FormContent, { form: 'code' }>

const [top, bottom] = [182, 672]
/** Tracked, because ligatures would show signs that nobody typed. */
export const codeFace = makeFace('JetBrains Mono', 400, 1.4, { tracking: -0.01 })
export const codeFont = codeFace.font

/** Lines as they were typed, in a typewriter's face, numbered as editors number them. */
export function composeCode({ lines }: Code, scene: Scene): Composition {
  const { faces, grounds } = scene.kit
  const { page, panel } = grounds
  const px = lines.length <= 2 ? 60 : lines.length <= 6 ? 36 : 28
  const pitch = Math.min(px === 28 ? 56 : px * 1.9, (bottom - top) / lines.length)
  const first = top + (bottom - top - pitch * lines.length) / 2
  return {
    background: page.fill,
    shapes: [drawBlock(0, top - 22, 1280, 742 - top, panel.fill)],
    blocks: [
      makeTitle(scene, [margin, 44, right - margin, top - 84], {
        face: faces.display,
        px: scene.kit.titlePx,
        colour: page.ink,
      }),
      ...lines.map((line, at) => {
        const indent = 64 + line.level * 40
        return makeBlock(
          [margin + indent, first + at * pitch, right - margin - indent, pitch],
          [
            {
              ...line,
              face: codeFace,
              px,
              colour: panel.ink,
              oneLine: true,
              mark: {
                text: String(at + 1),
                face: codeFace,
                px: Math.max(20, px / 2),
                colour: panel.mute,
                x: margin,
              },
            },
          ],
          { team: 'code', anchor: 'middle', continues: at > 0 },
        )
      }),
    ],
  }
}
