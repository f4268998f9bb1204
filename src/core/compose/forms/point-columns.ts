import type { FormContent } from '../../form/form-content.ts'
import type { PointText } from '../../form/form-point.ts'
import type { ShapeBox } from '../../layout/boxes.ts'
import { makeBlock as drawBlock } from '../../theme/make-shape.ts'
import type { Composition } from '../composition.ts'
import type { Scene } from '../kit.ts'
import { placeIcons } from '../icons/set-icon.ts'
import { makeBlock, makeTitle, say } from '../make-block.ts'
import { bottom, listColumns, margin, right } from '../scene-parts.ts'
import { estimateWords } from './share-rows.ts'

type Points = Extract<FormContent, { form: 'points' }>

/** Two to four short ones, with nothing below them. */
export const fitColumns = ({ items }: Points): boolean =>
  items.length >= 2 &&
  items.length <= 4 &&
  items.every(({ texts: [only, ...below] }) => below.length === 0 && (only?.text.length ?? 0) <= 90)

/** Of the words, the largest first: as large as they stand below the title. */
const sizes = [76, 68, 60, 54, 48, 44] as const
/** Longer columns of large letters are read like lists of words. */
const mostLines = 3
const smallest = 40
/** Of rules and words: where they begin at the highest. */
const highest = 232

/** Under the rule, above the words. */
const iconHeight = 84

/** Scripts that break between any two letters. */
const breaksAnywhere = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** How large the words can be, with each of them whole, and how high they are then. */
function sizeWords(
  texts: readonly PointText[],
  { width, room }: { width: number; room: number },
  scene: Scene,
): { px: number; height: number } {
  const { text: face } = scene.kit.faces
  const words = texts.flatMap((text) =>
    text.text
      .split(/\s+/u)
      .flatMap((word) => (breaksAnywhere.test(word) ? [] : [{ ...text, text: word }])),
  )
  const heightAt = (px: number, said: readonly PointText[], share = 1) => {
    const look = { face, px, width: width * share, below: 1 }
    return Math.max(0, ...said.map((one) => estimateWords([one], look, scene)))
  }
  const fits = (px: number) =>
    heightAt(px, texts) <= Math.min(room, mostLines * px * face.leading * 1.05) &&
    heightAt(px, words) <= px * face.leading * 1.05 &&
    // Not where a hair's breadth decides how many lines there are.
    heightAt(px, texts, 0.97) === heightAt(px, texts, 1.04)
  const px = sizes.find(fits) ?? smallest
  return { px, height: heightAt(px, texts) }
}

/** Points side by side below a large title, each under a rule. */
export function composePointColumns(
  { items }: Points,
  scene: Scene,
  look: { titlePx: number; behind: readonly ShapeBox[] },
): Composition {
  const { faces, grounds, icon, lit } = scene.kit
  const { page } = grounds
  const columns = listColumns(items.length, 48)
  const width = columns[0]?.width ?? 0
  const above = 34 + (scene.icons ? iconHeight + 24 : 0)
  const { px, height } = sizeWords(
    items.flatMap(({ texts }) => texts),
    { width, room: bottom - highest - above },
    scene,
  )
  // The last lines stand low, those of few words a little higher, and the title fills what is left above.
  const end = Math.min(bottom, 585 + height * 0.22)
  const top = Math.max(highest, end - above - height)
  const icons = placeIcons(
    scene,
    columns.map(({ x }) => ({ x, y: top + 34, height: iconHeight })),
    icon,
  )
  return {
    ...icons,
    background: page.fill,
    shapes: [
      ...look.behind,
      ...icons.shapes,
      ...columns.map(({ x }, at) => drawBlock(x, top, width, 6, at === 0 ? lit : page.accent)),
    ],
    blocks: [
      makeTitle(scene, [margin, 56, right - margin - 60, top - 104], {
        face: faces.display,
        px: look.titlePx,
        colour: page.ink,
      }),
      ...items.map(({ texts: [text] }, at) => {
        const { x = 0 } = columns[at] ?? {}
        const said = say(text ?? null, { face: faces.text, px, colour: page.ink })
        return makeBlock([x, top + above, width, bottom + 12 - top - above], [said], {
          team: 'columns',
          isBalanced: true,
        })
      }),
    ],
  }
}
