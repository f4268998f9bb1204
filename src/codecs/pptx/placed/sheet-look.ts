import { findRelation, type Package } from '#codecs/opc/open-package.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readPrintedSize } from '#codecs/look/read-printed-size.ts'
import type { PictureCollection } from '#codecs/look/collect-pictures.ts'
import type { ColourScheme } from '../read-colour.ts'
import { attribute, find } from './find.ts'
import { resolveColour } from './resolve-colour.ts'

/** What fills, lines and letters of a sheet are resolved against. */
export type SheetLook = {
  scheme: ColourScheme
  theme: XmlElement | undefined
  takePicture(relationId: string | undefined): string | null
  /** As it is printed, in px; null where its bytes do not say. */
  measurePicture(url: string): { width: number; height: number } | null
  /** Pictures in fills of the theme are named by the theme's own relations. */
  takeThemePicture(relationId: string | undefined): string | null
}

/** A slide, its layout or its master. */
export type LookedSheet = { path: string; root: XmlElement; look: SheetLook }

type Sources = { file: Package; collection: PictureCollection }

/** A slide and what it stands on, from the nearest to the farthest, as far as the file has them. */
export function lookAtSheets(
  sources: Sources,
  slide: { path: string; root: XmlElement },
): LookedSheet[] {
  const { look, below } = lookBelow(sources, slide.path)
  const own = find(slide.root, 'clrMapOvr', 'overrideClrMapping')
  const scheme = own ? createScheme(look.theme, own) : look.scheme
  return [
    { ...slide, look: { ...look, scheme, takePicture: taker(sources, slide.path) } },
    ...below,
  ]
}

type Ground = {
  /** Of slides that say nothing of colours themselves. */
  look: SheetLook
  below: readonly LookedSheet[]
}

const grounds = new WeakMap<PictureCollection, Map<string, Ground>>()

/** Looked at once for all slides of a layout. */
function lookBelow(sources: Sources, slidePath: string): Ground {
  const { file, collection } = sources
  const layout = openRelated(file, slidePath, 'slideLayout')
  const known = grounds.get(collection) ?? new Map<string, Ground>()
  grounds.set(collection, known)
  const path = layout?.path ?? slidePath
  const ground = known.get(path) ?? lookAtGround(sources, path, layout?.root)
  known.set(path, ground)
  return ground
}

function lookAtGround(sources: Sources, path: string, layout: XmlElement | undefined): Ground {
  const { file, collection } = sources
  const master = openRelated(file, path, 'slideMaster')
  const theme = master && openRelated(file, master.path, 'theme')
  const ofMaster = createScheme(theme?.root, find(master?.root, 'clrMap'))
  const own = find(layout, 'clrMapOvr', 'overrideClrMapping')
  const ofLayout = own ? createScheme(theme?.root, own) : ofMaster
  const look: SheetLook = {
    scheme: ofLayout,
    theme: theme?.root,
    takePicture: taker(sources, path),
    measurePicture(url) {
      const picture = collection.pictures.get(url)
      return picture ? readPrintedSize(picture.bytes) : null
    },
    takeThemePicture: taker(sources, theme?.path),
  }
  return {
    look,
    below: [
      ...(layout ? [{ path, root: layout, look }] : []),
      ...(master
        ? [
            {
              ...master,
              look: { ...look, scheme: ofMaster, takePicture: taker(sources, master.path) },
            },
          ]
        : []),
    ],
  }
}

const taker =
  ({ file, collection }: Sources, from: string | undefined) =>
  (id: string | undefined): string | null => {
    const relation = from === undefined ? undefined : file.listRelations(from).get(id ?? '')
    if (!relation || relation.isExternal) return null
    const found = collection.take(relation.target)
    return found.kind === 'collected' ? found.url : null
  }

export function openRelated(
  file: Package,
  from: string,
  type: string,
): { path: string; root: XmlElement } | null {
  const path = findRelation(file.listRelations(from), type)?.target
  const root = path === undefined ? null : file.readPart(path)
  return path !== undefined && root ? { path, root } : null
}

const usualMap: Readonly<Record<string, string>> = {
  bg1: 'lt1',
  tx1: 'dk1',
  bg2: 'lt2',
  tx2: 'dk2',
}

/** Names of a sheet lead over its map to the twelve colours of the theme. */
function createScheme(theme: XmlElement | undefined, map: XmlElement | undefined): ColourScheme {
  const colours = find(theme, 'themeElements', 'clrScheme')
  const known = new Map<string, string | null>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const slot = attribute(map, name) ?? usualMap[name] ?? name
    const found = resolveColour(find(colours, slot), () => null)
    known.set(name, found)
    return found
  }
}
