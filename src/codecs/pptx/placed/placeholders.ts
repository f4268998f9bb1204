import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { findProperties } from '../list-shapes.ts'
import { attribute, find } from './find.ts'
import type { LookedSheet } from './sheet-look.ts'

export const findPlaceholder = (shape: XmlElement): XmlElement | undefined =>
  find(findProperties(shape, 'nvPr'), 'ph')

export const typeOf = (placeholder: XmlElement | undefined): string =>
  attribute(placeholder, 'type') ?? 'obj'

export const isTitleType = (type: string): boolean => type === 'title' || type === 'ctrTitle'

const running = new Set(['dt', 'ftr', 'sldNum', 'hdr'])

/** Date, footer and number take nothing after the styles for titles and bodies. */
export const isRunningType = (type: string): boolean => running.has(type)

type Listed = { element: XmlElement; type: string; index: string }

const listed = new WeakMap<XmlElement, readonly Listed[]>()

/** Slides share their sheets, so each is looked through once. */
function listPlaceholders(root: XmlElement): readonly Listed[] {
  const known = listed.get(root)
  if (known) return known
  const found = [...walk(find(root, 'cSld', 'spTree'))]
  listed.set(root, found)
  return found
}

function* walk(tree: XmlElement | undefined): Generator<Listed> {
  for (const element of listChildren(tree)) {
    if (element.name === 'grpSp') yield* walk(element)
    const found = element.name === 'grpSp' ? undefined : findPlaceholder(element)
    if (found) yield { element, type: typeOf(found), index: attribute(found, 'idx') ?? '0' }
  }
}

/**
 * The shapes that a placeholder takes after, nearest first: on the layout by its number, where it says
 * one, then by its kind; on the master by its kind, and everything that holds content after the body.
 */
export function listAncestors(shape: XmlElement, sheets: readonly LookedSheet[]): XmlElement[] {
  const ancestors: XmlElement[] = []
  let current = shape
  for (const { root } of sheets) {
    const own = findPlaceholder(current)
    if (!own) break
    const found = findAncestor(own, root)
    if (!found) continue
    ancestors.push(found)
    current = found
  }
  return ancestors
}

function findAncestor(own: XmlElement, root: XmlElement): XmlElement | undefined {
  const type = typeOf(own)
  const index = attribute(own, 'idx')
  const all = listPlaceholders(root)
  const ofType = (wanted: (type: string) => boolean) => all.find((one) => wanted(one.type))?.element
  if (isTitleType(type)) {
    // Layouts of Google's presentations have a second one for a large number.
    const titles = all.filter((one) => isTitleType(one.type))
    return (titles.find((one) => one.index === (index ?? '0')) ?? titles[0])?.element
  }
  if (root.name === 'sldMaster')
    return (
      ofType((one) => one === type) ??
      (isRunningType(type) ? undefined : ofType((one) => one === 'body'))
    )
  // One that says no number must not be taken for the first.
  const numbered = index === undefined ? undefined : all.find((one) => one.index === index)
  return numbered?.element ?? ofType((one) => one === type)
}
