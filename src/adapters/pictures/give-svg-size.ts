import { svgStart } from './is-svg.ts'

/** For a drawing that says nothing about itself. */
const unknownSize = { width: 800, height: 600 }

/**
 * Firefox has no width for a drawing without a size of its own, and paints nothing of it on a canvas;
 * others make one up. Such a drawing is given that of its view box. By text, since the page's policy
 * lets no string be parsed.
 */
export function giveSvgSize(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const svg = new TextDecoder().decode(bytes)
  const at = svgStart.exec(svg)?.[0].length
  if (at === undefined) return bytes
  const root = rootRest.exec(svg.slice(at))?.[0] ?? ''
  if (isLength(readAttribute(root, 'width')) && isLength(readAttribute(root, 'height')))
    return bytes
  const { width, height } = readViewBox(readAttribute(root, 'viewBox')) ?? unknownSize
  const sized = ` width="${width}" height="${height}"${root.replace(sizeAttributes, '')}`
  return new TextEncoder().encode(svg.slice(0, at) + sized + svg.slice(at + root.length))
}

/** The attributes of the root, to its end; a value may hold what would end it. */
const rootRest = /^(?:[^>"']|"[^"]*"|'[^']*')*/
const sizeAttributes = /\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g

const readAttribute = (root: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root)?.slice(1).join('') ?? ''

/** A share of what is around it is no length: there is nothing around it. */
const isLength = (value: string): boolean => Number.parseFloat(value) > 0 && !value.includes('%')

function readViewBox(value: string): { width: number; height: number } | null {
  const [, , width = 0, height = 0] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : null
}
