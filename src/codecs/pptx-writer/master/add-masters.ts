import { contentTypes } from '../content-types.ts'
import type { PackageParts, Relation } from '../package-parts.ts'

/** A layout of the file, and what it leads to besides its master. */
export type LayoutPart = { number: number; xml: string; relations?: readonly Relation[] }

/** What slides stand on: a master with its layouts and its theme. */
export type MasterPart = { xml: string; theme: string; layouts: readonly LayoutPart[] }

/** The number of the first relation that a layout may use. */
export const firstLayoutRelation = 2

/** Masters and their themes are numbered in the order in which they are given, from 1. */
export function addMasters(parts: PackageParts, masters: readonly MasterPart[]): void {
  for (const [index, { xml, theme, layouts }] of masters.entries()) {
    const number = index + 1
    for (const layout of layouts) {
      const path = `ppt/slideLayouts/slideLayout${layout.number}.xml`
      parts.add(path, contentTypes.layout, layout.xml)
      parts.relate(path, [
        { id: 'rId1', type: 'slideMaster', target: `../slideMasters/slideMaster${number}.xml` },
        ...(layout.relations ?? []),
      ])
    }
    const path = `ppt/slideMasters/slideMaster${number}.xml`
    parts.add(path, contentTypes.master, xml)
    parts.relate(path, [
      ...layouts.map((layout, at) => ({
        id: `rId${at + 1}`,
        type: 'slideLayout',
        target: `../slideLayouts/slideLayout${layout.number}.xml`,
      })),
      { id: `rId${layouts.length + 1}`, type: 'theme', target: `../theme/theme${number}.xml` },
    ])
    parts.add(`ppt/theme/theme${number}.xml`, contentTypes.theme, theme)
  }
}
