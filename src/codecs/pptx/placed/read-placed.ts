import { type PlacedSlide, type PlacedTheme, themeColours } from '#core/deck/placed.ts'
import { findRelation } from '#codecs/opc/open-package.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import type { SlideSource } from '../slide-source.ts'
import { flag, toPx } from './find.ts'
import type { ElementSource, LeftOut } from './element-source.ts'
import { readElements } from './read-elements.ts'
import { readBackground } from './read-paint.ts'
import { type KnownParts, nameFace } from './read-text.ts'
import { lookAtSheets, type LookedSheet, type SheetLook } from './sheet-look.ts'

export type SlideToPlace = {
  /** Which paragraphs of the file became which words of the slide. */
  parts: KnownParts
  diagrams: ElementSource['diagrams']
  /** How many points it has. */
  points: number
}

/** All that a slide shows, with what it has from its layout and master. */
export function readPlaced(
  source: SlideSource,
  { parts, diagrams, points }: SlideToPlace,
): { placed: PlacedSlide; leftOut: LeftOut[] } {
  const { file, collection, path, root, relations, number, size } = source
  const sheets = lookAtSheets({ file, collection }, { path, root })
  const [, ...below] = sheets
  const background = readBackground(sheets)
  const leftOut: LeftOut[] = []
  const shared = {
    file,
    collection,
    presentation: source.presentation,
    tableStyles: findTableStyles(source),
    below,
    background,
    diagrams,
    size,
    number,
    onLeftOut: (kind: LeftOut) => void leftOut.push(kind),
  }
  const read = (sheet: LookedSheet, more: Pick<ElementSource, 'isSlide' | 'parts' | 'relations'>) =>
    readElements({ ...shared, sheet, ...more })
  const backdrop = listBackdrop(sheets).flatMap((sheet) =>
    read(sheet, {
      isSlide: false,
      parts: new Map(),
      relations: file.listRelations(sheet.path),
    }),
  )
  const [own] = sheets
  return {
    placed: {
      look: 'kept',
      size: { width: toPx(size.width), height: toPx(size.height) },
      background,
      backdrop,
      elements: own ? read(own, { isSlide: true, parts, relations }) : [],
      ...(own?.look.theme && { theme: readTheme(own.look) }),
      points,
    },
    leftOut,
  }
}

/** As the slide sees them: over whatever map leads from its names to the colours of the file. */
const readTheme = ({ scheme, theme }: SheetLook): PlacedTheme => ({
  colours: themeColours.map((name) => (scheme(name) ?? usualColour(name)).slice(0, 7)),
  faces: { title: nameFace('+mj-lt', theme), content: nameFace('+mn-lt', theme) },
})

const usualColour = (name: string): string => (name.startsWith('bg') ? '#FFFFFF' : '#000000')

const shows = (sheet: LookedSheet | undefined): boolean =>
  flag(sheet?.root, 'showMasterSp') !== false

/** What is drawn on the master, then on the layout, where the sheets above let it be seen. */
function listBackdrop(sheets: readonly LookedSheet[]): LookedSheet[] {
  const [slide, ...below] = sheets
  if (!shows(slide)) return []
  const layout = below.find(({ root }) => root.name === 'sldLayout')
  const master = below.find(({ root }) => root.name === 'sldMaster')
  return [...(master && shows(layout) ? [master] : []), ...(layout ? [layout] : [])]
}

function findTableStyles({ file, presentationPath }: SlideSource): XmlElement | undefined {
  const target = findRelation(file.listRelations(presentationPath), 'tableStyles')?.target
  return target === undefined ? undefined : (file.readPart(target) ?? undefined)
}
