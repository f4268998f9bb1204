import type { PlacedElement, PlacedSlide, PlacedText, PlacedTheme } from '#core/deck/placed.ts'
import { nameRoles } from '#core/placed/over/theme-roles.ts'
import { themeColours } from '#core/placed/theme-colours.ts'
import { findRelation } from '#codecs/opc/open-package.ts'
import type { KnownParts } from '#codecs/look/place-runs.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import type { ColourScheme } from '../read-colour.ts'
import type { SlideSource } from '../slide-source.ts'
import { find, flag, toPx } from './find.ts'
import type { ElementSource, LeftOut, TextStyles } from './element-source.ts'
import { noteFill } from './note-unpainted.ts'
import { readElements } from './read-elements.ts'
import { readBackground } from './read-paint.ts'
import { nameFace } from './letter-look.ts'
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
  const { file, relations, size } = source
  const leftOut: LeftOut[] = []
  const { own, sheets, background, read } = openSlide(source, diagrams, leftOut)
  const backdrop = rememberBackdrop(sheets, { background, number: source.number, leftOut }, () =>
    listBackdrop(sheets).flatMap((sheet) =>
      read(sheet, {
        isSlide: false,
        parts: new Map(),
        relations: file.listRelations(sheet.path),
      }),
    ),
  )
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

/**
 * What lies over the form of a slide that was written here, in whatever it has been made since; in the
 * colours and faces of its theme by their places there.
 */
export function readOver(
  source: SlideSource,
  isMeant: NonNullable<ElementSource['isMeant']>,
): PlacedElement[] {
  const { own, read } = openSlide(source, new Map(), [])
  if (!own) return []
  const { relations } = source
  const elements = read(own, { isSlide: true, parts: new Map(), relations, isMeant })
  return nameRoles(elements, readTheme(own.look))
}

type SheetToRead = Pick<ElementSource, 'isSlide' | 'parts' | 'relations' | 'isMeant'>

function openSlide(source: SlideSource, diagrams: ElementSource['diagrams'], leftOut: LeftOut[]) {
  const { file, collection, path, root, number, size } = source
  const sheets = lookAtSheets({ file, collection }, { path, root })
  const [own, ...below] = sheets
  const onLeftOut = (kind: LeftOut) => void leftOut.push(kind)
  const background = readBackground(sheets, (fill) => noteFill(fill, onLeftOut))
  const shared = {
    file,
    collection,
    textStyles: findTextStyles(source.presentation, below),
    readTableStyles: () => readTableStyles(source),
    below,
    background,
    diagrams,
    size,
    number,
    onLeftOut,
  }
  const read = (sheet: LookedSheet, more: SheetToRead) =>
    readElements({ ...shared, sheet, ...more })
  return { own, sheets, background, read }
}

function findTextStyles(presentation: XmlElement, below: readonly LookedSheet[]): TextStyles {
  const master = below.find(({ root }) => root.name === 'sldMaster')
  const styles = find(master?.root, 'txStyles')
  return {
    title: find(styles, 'titleStyle'),
    body: find(styles, 'bodyStyle'),
    other: find(styles, 'otherStyle'),
    usual: find(presentation, 'defaultTextStyle'),
  }
}

const themes = new WeakMap<ColourScheme, PlacedTheme>()

/** As the slide sees them: over whatever map leads from its names to the colours of the file. */
function readTheme({ scheme, theme }: SheetLook): PlacedTheme {
  const read = themes.get(scheme) ?? {
    colours: themeColours.map((name) => (scheme(name) ?? usualColour(name)).slice(0, 7)),
    faces: { title: nameFace('+mj-lt', theme), content: nameFace('+mn-lt', theme) },
  }
  themes.set(scheme, read)
  return read
}

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

type Backdrop = { elements: PlacedElement[]; leftOut: readonly LeftOut[] }

/** By the layout: what slides of it have behind them, by their ground, which shapes there may be filled with. */
const backdrops = new WeakMap<XmlElement, Map<string, Backdrop>>()

/** Read once for all slides that stand on the same layout, unless their number is written there. */
function rememberBackdrop(
  [slide, layout]: readonly LookedSheet[],
  {
    background,
    number,
    leftOut,
  }: { background: PlacedSlide['background']; number: number; leftOut: LeftOut[] },
  read: () => PlacedElement[],
): PlacedElement[] {
  if (!layout || !shows(slide)) return read()
  const known = backdrops.get(layout.root) ?? new Map<string, Backdrop>()
  backdrops.set(layout.root, known)
  const key = JSON.stringify(background)
  const before = known.get(key)
  if (before) {
    leftOut.push(...before.leftOut)
    return before.elements
  }
  const first = leftOut.length
  const elements = read()
  if (!sayAnywhere(elements, String(number)))
    known.set(key, { elements, leftOut: leftOut.slice(first) })
  return elements
}

const sayAnywhere = (elements: readonly PlacedElement[], sought: string): boolean =>
  elements.some((element) => {
    if (element.kind === 'table') return element.cells.some((cell) => says(cell.text, sought))
    return element.kind === 'shape' && says(element.text, sought)
  })

const says = (text: Pick<PlacedText, 'paragraphs'> | undefined, sought: string): boolean =>
  text?.paragraphs.some((paragraph) => paragraph.text?.includes(sought)) ?? false

function readTableStyles({ file, presentationPath }: SlideSource): XmlElement | undefined {
  const target = findRelation(file.listRelations(presentationPath), 'tableStyles')?.target
  return target === undefined ? undefined : (file.readPart(target) ?? undefined)
}
