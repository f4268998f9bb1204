import { isElement, readXml, type XmlElement, XmlError } from '#codecs/xml/read-xml.ts'

import { holdsDrawing } from './holds-drawing.ts'
import { svgStart } from './is-svg.ts'

/**
 * Whether a drawing is about as much work as it is long. Its parts may show others, which show others:
 * a kilobyte can ask for a million shapes, and nothing stops a browser that has begun to paint them.
 */
export function isTameSvg(bytes: Uint8Array): boolean {
  const svg = new TextDecoder().decode(bytes)
  const start = svgStart.exec(svg)?.[0]
  if (start === undefined || hasMarkupEntity(start) || holdsDrawing(svg)) return false
  if (!/href\s*=\s*["']\s*#|url\(/.test(svg)) return true
  try {
    return isBearable(readXml(svg.slice(start.length - '<svg'.length)))
  } catch (error) {
    if (error instanceof XmlError) return false
    throw error
  }
}

/** Illustrator has names for addresses; one that stands for elements is there to multiply them. */
const hasMarkupEntity = (start: string): boolean =>
  /<!ENTITY\s+[^"'>]*(?:"[^"]*[<&][^"]*"|'[^']*[<&][^']*')/.test(start)

/** Real drawings show each part a few times; longer chains of parts that show parts are made on purpose. */
const limits = { spare: 2_000, growth: 4, chain: 64 } as const

function isBearable(root: XmlElement): boolean {
  const byId = new Map<string, XmlElement>()
  let own = 0
  const collect = (element: XmlElement): void => {
    own++
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    element.children.filter(isElement).forEach(collect)
  }
  collect(root)

  const known = new Map<XmlElement, number>()
  function measure(element: XmlElement, chain: number): number {
    const before = known.get(element)
    if (before !== undefined) return before
    if (chain > limits.chain) return Infinity
    // What shows itself is shown by nobody.
    known.set(element, 0)
    let drawn = 1
    for (const child of element.children) if (isElement(child)) drawn += measure(child, chain)
    for (const id of listShown(element)) {
      const shown = byId.get(id)
      if (shown && !isFlatPaint(shown)) drawn += measure(shown, chain + 1)
    }
    known.set(element, drawn)
    return drawn
  }
  return measure(root, 0) <= limits.spare + limits.growth * own
}

/** The parts of the drawing that an element shows, or is shown through. */
function listShown({ name, attributes }: XmlElement): string[] {
  const shown: string[] = []
  for (const [attribute, value] of attributes) {
    const isLink = attribute === 'href' || attribute === ':href'
    // A link to a place in the drawing shows nothing.
    if (isLink && name !== 'a') shown.push(...(/^\s*#(.+?)\s*$/.exec(value)?.slice(1) ?? []))
    for (const [, id = ''] of value.matchAll(/url\(\s*["']?#([^)"']+)/g)) shown.push(id.trim())
  }
  return shown
}

const paints = new Set(['linearGradient', 'radialGradient', 'pattern', 'filter'])

/** Browsers make such a one once, however much is painted with it. */
const isFlatPaint = (element: XmlElement): boolean =>
  paints.has(element.name) && !hasReference(element)

const hasReference = (element: XmlElement): boolean =>
  element.children.some(
    (child) => isElement(child) && (listShown(child).length > 0 || hasReference(child)),
  )
