import { findRelation, type Package } from '#codecs/opc/open-package.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { isTitle, listShapes, type Placeholder, type Shape } from './list-shapes.ts'

/** A layout or a master: what slides stand on. */
export type Sheet = { path: string; root: XmlElement; placeholders: readonly Shape[] }

/** From the nearest to the farthest: the layout and its master, as far as the file has them. */
export type Ground = readonly Sheet[]

/** Slides share their layouts, so each is read once. */
export function openSheets(file: Package): (slidePath: string) => Ground {
  const sheets = new Map<string, Sheet | null>()

  function readSheet(from: string, type: string): Sheet | null {
    const path = findRelation(file.listRelations(from), type)?.target
    if (path === undefined) return null
    const known = sheets.get(path)
    if (known !== undefined) return known
    const root = file.readPart(path)
    const placeholders = root ? listShapes(root).filter(({ placeholder }) => placeholder) : []
    const sheet = root && { path, root, placeholders }
    sheets.set(path, sheet)
    return sheet
  }

  return (slidePath) => {
    const layout = readSheet(slidePath, 'slideLayout')
    const master = readSheet(layout?.path ?? slidePath, 'slideMaster')
    return [layout, master].filter((sheet) => sheet !== null)
  }
}

/** The shapes that a placeholder of a slide takes after, nearest first. */
export function listAncestors(shape: Shape, ground: Ground): Shape[] {
  const ancestors: Shape[] = []
  let current = shape
  for (const sheet of ground) {
    const found = findAncestor(current, sheet)
    if (!found) continue
    ancestors.push(found)
    current = found
  }
  return ancestors
}

/** A layout has one for each number, a master one for each kind. */
function findAncestor(shape: Shape, { root, placeholders }: Sheet): Shape | undefined {
  const own = shape.placeholder
  if (!own) return undefined
  if (isTitle(shape)) return placeholders.find(isTitle)
  const find = (is: (one: Placeholder) => boolean) =>
    placeholders.find(({ placeholder }) => placeholder && is(placeholder))
  if (root.name === 'sldMaster')
    return find(({ type }) => type === own.type || (type === 'body' && isBody(own.type)))
  return find(({ index }) => index === own.index) ?? find(({ type }) => type === own.type)
}

const others = new Set(['dt', 'ftr', 'sldNum', 'hdr', 'sldImg', 'title', 'ctrTitle'])

/** Everything that holds content follows the body of the master. */
const isBody = (type: string): boolean => !others.has(type)
