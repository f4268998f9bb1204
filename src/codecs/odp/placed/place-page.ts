import type { PlacedFill, PlacedSlide } from '#core/deck/placed.ts'
import { noteLosses, type PlacedWithLosses } from '#codecs/look/note-losses.ts'
import type { KnownParts } from '#codecs/look/place-runs.ts'
import { round } from '#codecs/look/round.ts'
import {
  childrenOf,
  findElement,
  isElement,
  readOwnText,
  type XmlElement,
} from '#codecs/xml/read-xml.ts'

import type { OdpFile } from '../open-odp.ts'
import { readLength } from '../read-length.ts'
import type { LeftOut, PageSource } from './page-source.ts'
import { readElements } from './read-elements.ts'
import { readFill } from './read-paint.ts'
import { createStyles, type Properties, propertiesOf, say, type Styles } from './styles.ts'

export type PageToPlace = {
  page: XmlElement
  /** Counted from 1. */
  number: number
  /** Which paragraphs of the page became which words of the slide. */
  parts: KnownParts
  /** How many points it has. */
  points: number
}

/** Reads looks of the pages of one file: what they have in common is looked up once. */
export function createPagePlacer(
  file: OdpFile,
  content: XmlElement,
): (one: PageToPlace) => PlacedWithLosses<LeftOut> {
  const sheet = file.readPart('styles.xml')
  const shared = [
    findElement(sheet, 'styles'),
    findElement(content, 'font-face-decls'),
    findElement(sheet, 'font-face-decls'),
  ]
  const ownStyles = createStyles(findElement(content, 'automatic-styles'), ...shared)
  const masterStyles = createStyles(findElement(sheet, 'automatic-styles'), ...shared)
  const masters = childrenOf(findElement(sheet, 'master-styles'), 'master-page')
  const presentation = findElement(content, 'body', 'presentation')
  const addsSpaces = saysSetting(file.readPart('settings.xml'), 'ParagraphSummation')

  return ({ page, number, parts, points }) => {
    const { tellWith, ...notes } = noteLosses<LeftOut>()
    const name = page.attributes.get('master-page-name')
    const master = masters.find(({ attributes }) => attributes.get('name') === name) ?? masters[0]
    const look = propertiesOf(
      ownStyles.chain('drawing-page', page.attributes.get('style-name')),
      'drawing-page',
    )
    const common = {
      file,
      number,
      foot: readFoot(page, presentation),
      isOfToday:
        findFoot(page, presentation, 'date-time')?.attributes.get('source') === 'current-date',
      addsSpaces,
      background: white,
      ...notes,
    }
    const bare: PageSource = { ...common, styles: masterStyles, parts: new Map() }
    const background =
      readFill(look, { ...bare, styles: ownStyles }, 'none') ??
      (say(look, 'background-visible') === 'false' ? undefined : readGround(master, bare)) ??
      white
    const showsMaster = master && say(look, 'background-objects-visible') !== 'false'
    const backdrop = showsMaster
      ? readElements(master, { ...bare, background }, (shape) => isBackdrop(shape, look))
      : []
    const elements = readElements(
      page,
      { ...common, styles: ownStyles, parts, background },
      isShown,
    )
    return tellWith({
      look: 'kept',
      size: readSize(master, masterStyles),
      background,
      backdrop,
      elements,
      points,
    })
  }
}

const white: PlacedFill = { kind: 'solid', colour: '#FFFFFF' }

const isShown = ({ attributes }: XmlElement): boolean =>
  attributes.get('placeholder') !== 'true' && attributes.get('display') !== 'none'

/** What a master has for its pages to fill is not painted; its foot is, where the page lets it be seen. */
function isBackdrop(shape: XmlElement, page: Properties): boolean {
  const kind = shape.attributes.get('class')
  if (shape.attributes.get('display') === 'none') return false
  if (kind === undefined) return true
  return feet.has(kind) && say(page, `display-${kind}`) !== 'false'
}

const feet = new Set(['footer', 'header', 'date-time', 'page-number'])

/** Of the master, by its own style or by the one that is called after it. */
function readGround(master: XmlElement | undefined, source: PageSource): PlacedFill | undefined {
  if (!master) return undefined
  const { styles } = source
  const own = styles.chain('drawing-page', master.attributes.get('style-name'))
  const fill = readFill(propertiesOf(own, 'drawing-page'), source, 'none')
  if (fill) return fill
  const called = styles.chain('presentation', `${master.attributes.get('name') ?? ''}-background`)
  return readFill(propertiesOf(called, 'graphic'), source, 'none')
}

const cm = 96 / 2.54

function readSize(master: XmlElement | undefined, styles: Styles): PlacedSlide['size'] {
  const layout = styles.named('page-layout', master?.attributes.get('page-layout-name'))
  const properties = findElement(layout, 'page-layout-properties')?.attributes
  const side = (name: string, usual: number) =>
    round(Math.max(1, Math.min(20_000, readLength(properties?.get(name)) || usual)))
  return { width: side('page-width', 28 * cm), height: side('page-height', 21 * cm) }
}

/** Pages name what their foot says; it is laid down once for all that say the same. */
function readFoot(
  page: XmlElement,
  presentation: XmlElement | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    ['footer', 'header', 'date-time'].map((kind) => [
      kind,
      readOwnText(findFoot(page, presentation, kind)),
    ]),
  )
}

function findFoot(
  page: XmlElement,
  presentation: XmlElement | undefined,
  kind: string,
): XmlElement | undefined {
  const name = page.attributes.get(`use-${kind}-name`)
  return childrenOf(presentation, `${kind}-decl`).find(
    ({ attributes }) => name !== undefined && attributes.get('name') === name,
  )
}

function saysSetting(root: XmlElement | undefined, name: string): boolean {
  const open = root ? [root] : []
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name === 'config-item' && element.attributes.get('name') === name)
      return readOwnText(element) === 'true'
    for (const child of element.children) if (isElement(child)) open.push(child)
  }
  return false
}
