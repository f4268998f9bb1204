import type { PlacedElement } from '../deck/placed.ts'
import type { Box, LinkArea } from '../layout/boxes.ts'
import { boundElement } from './edit/bound-element.ts'
import { placeRect, type Standing } from './lay-out-shape.ts'
import type { FindWords } from './place-words.ts'

type Laid = { element: PlacedElement; boxes: readonly Box[] }

/**
 * The areas of elements that lead somewhere, over what they are painted of and below their words.
 * @param first how many boxes are painted before them
 */
export function findLinkAreas(
  laid: readonly Laid[],
  first: number,
  on: Standing,
  findWords: FindWords,
): LinkArea[] {
  const areas: LinkArea[] = []
  let layer = first
  for (const { element, boxes } of laid) {
    const words = boxes.findIndex(({ kind }) => kind === 'letters')
    const url = 'link' in element ? element.link : undefined
    if (url !== undefined)
      areas.push({
        ...placeRect(boundElement(element), on),
        url,
        label: describe(element, findWords) || url,
        layer: layer + Math.max(0, (words === -1 ? boxes.length : words) - 1),
      })
    layer += boxes.length
  }
  return areas
}

function describe(element: PlacedElement, findWords: FindWords): string {
  const said =
    element.kind === 'shape'
      ? (element.text?.paragraphs ?? []).map((one) => findWords(one) ?? '').join(' ')
      : ''
  return (element.alt ?? said).replaceAll(/\s+/gu, ' ').trim()
}
