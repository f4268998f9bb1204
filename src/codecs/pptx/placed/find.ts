import { round } from '#codecs/look/round.ts'
import { isElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { listChildren } from '../list-children.ts'
import { readFlag, readLength, readShare } from '../read-number.ts'

/** Along these names, whatever wording the file has for each. Asked so often that no list is made of them. */
export function find(
  from: XmlElement | undefined,
  name: string,
  second?: string,
  third?: string,
  fourth?: string,
): XmlElement | undefined {
  let found = from && findChild(from, name)
  if (second !== undefined) found = found && findChild(found, second)
  if (third !== undefined) found = found && findChild(found, third)
  if (fourth !== undefined) found = found && findChild(found, fourth)
  return found
}

/** Asked a thousand times a slide: no list is made of it where there is only one wording. */
function findChild(from: XmlElement, name: string): XmlElement | undefined {
  for (const child of from.children) {
    if (!isElement(child)) continue
    if (child.name === name) return child
    if (child.name === 'AlternateContent')
      return listChildren(from).find((one) => one.name === name)
  }
  return undefined
}

export function findAll(from: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of listChildren(from)) if (child.name === name) found.push(child)
  return found
}

export const attribute = (from: XmlElement | undefined, name: string): string | undefined =>
  from?.attributes.get(name)

/** A whole number or a length in EMU; undefined where it is not said. */
export function number(from: XmlElement | undefined, name: string): number | undefined {
  const text = attribute(from, name)
  return text === undefined ? undefined : readLength(text)
}

export function share(from: XmlElement | undefined, name: string): number | undefined {
  const text = attribute(from, name)
  return text === undefined ? undefined : readShare(text)
}

export function flag(from: XmlElement | undefined, name: string): boolean | undefined {
  const text = attribute(from, name)
  return text === undefined ? undefined : readFlag(text)
}

/** What the first of them says that says anything. */
export function firstOf<T>(
  from: readonly (XmlElement | undefined)[],
  take: (one: XmlElement) => T | undefined,
): T | undefined {
  for (const one of from) {
    const found = one && take(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** Elements inside of elements, in the order of the file. */
export function findDeep(from: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of listChildren(from)) {
    const found = child.name === name ? child : findDeep(child, name)
    if (found) return found
  }
  return undefined
}

const emuPerPx = 9525
export const toPx = (emu: number): number => round(emu / emuPerPx)
