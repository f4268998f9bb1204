import { readBullet } from '#core/deck/texts/bullet.ts'
import { maxSlides } from '#core/deck/deck-fields.ts'
import type { Slide } from '#core/deck/slide.ts'
import { withPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Look } from '#core/emphasis/emphasised-text.ts'
import { fail, ok } from '#core/result.ts'
import { findTitleParts } from '#codecs/look/find-title-parts.ts'
import type { KnownParts } from '#codecs/look/place-runs.ts'
import { type LossTally, tallyLosses } from '#codecs/look/tally-losses.ts'
import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import type { DeckReader } from '../read-result.ts'
import { showWhole } from '../show-whole.ts'
import { findPath, type OdpFile, openOdp } from './open-odp.ts'
import { createPagePlacer } from './placed/place-page.ts'
import type { TextStyles } from './read-lines.ts'
import { type OdpPage, readPage } from './read-page.ts'

/** As the dialog says. */
const maxBytes = 50 * 1024 * 1024

/** Whoever waits must be able to call it off and to see it move. */
const breatheEveryMs = 30

/** A presentation of LibreOffice Impress or another program of that family. */
export const readOdp: DeckReader = async (
  bytes,
  { fileName, withLook = false, signal, onProgress },
) => {
  if (bytes.length > maxBytes) return fail('too-large')
  const opened = openOdp(bytes)
  if (!opened.ok) return opened
  const file = opened.value
  const root = file.readPart('content.xml')
  if (!root) return fail('damaged')
  const pages = childrenOf(findElement(root, 'body', 'presentation'), 'page')
  if (pages.length === 0) return fail('empty')
  if (pages.length > maxSlides) return fail('too-large')

  const hiddenStyles = listPageStyles(root, isHiddenPage)
  const movedStyles = listPageStyles(root, hasTransition)
  const styles = readTextStyles(root)
  const losses = tallyLosses()
  const place = withLook ? createPagePlacer(file, root) : null
  const slides: Slide[] = []
  let rested = performance.now()
  for (const [index, element] of pages.entries()) {
    if (signal?.aborted) return fail('cancelled')
    const number = index + 1
    const page = readPage(element, styles, file)
    const pictures = takePictures(page, file, losses, number)
    for (const [kind, count] of page.losses) losses.count({ kind, slide: number }, count)
    if (page.isAnimated) losses.add({ kind: 'animation', slide: number })
    const styleName = element.attributes.get('style-name') ?? ''
    if (movedStyles.has(styleName)) losses.add({ kind: 'transition', slide: number })
    const isHidden = hiddenStyles.has(styleName)
    const placed = place?.({
      page: element,
      number,
      parts: listParts(page),
      points: page.content.length,
    })
    for (const of of placed?.leftOut ?? []) losses.count({ kind: `kept-${of}`, slide: number })
    for (const [of, times] of placed?.unpainted ?? [])
      losses.count({ kind: `kept-${of}`, slide: number }, times)
    const slide = withPictures(
      {
        id: `slide-${number}`,
        title: page.title,
        content: page.content,
        notes: page.notes,
        ...(page.table && { table: page.table }),
        ...(isHidden && { hidden: true as const }),
        ...(placed && { placed: placed.placed }),
      },
      pictures,
    )
    slides.push(showWhole(slide))
    if (performance.now() - rested < breatheEveryMs) continue
    onProgress?.(number / pages.length)
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
  const title = slides[0]?.title || fileName.replace(/\.[^.]*$/, '')
  return ok({
    deck: { title, slides },
    pictures: file.collection.pictures,
    losses: losses.list(),
  })
}

/** The words that the slide has, by the paragraphs that they were. */
function listParts({ title, titleLines, content, points }: OdpPage): KnownParts {
  const parts = new Map(findTitleParts(title, titleLines))
  for (const [element, index] of points)
    parts.set(element, {
      part: { field: 'content', index },
      words: readBullet(content[index] ?? '').text,
    })
  return parts
}

const readTextStyles = (root: XmlElement): TextStyles =>
  new Map(
    childrenOf(findElement(root, 'automatic-styles'), 'style').map((style) => {
      const { attributes } = findElement(style, 'text-properties') ?? {}
      const look: Look = {
        ...(/^(?:bold|[6-9]00)$/.test(attributes?.get('font-weight') ?? '') && { strong: true }),
        ...(/^(?:italic|oblique)$/.test(attributes?.get('font-style') ?? '') && { stressed: true }),
      }
      return [style.attributes.get('name') ?? '', look]
    }),
  )

type Attributes = XmlElement['attributes']

/** By their names: of pages that something is said of. */
const listPageStyles = (
  root: XmlElement,
  isSaid: (page: Attributes) => boolean,
): ReadonlySet<string> =>
  new Set(
    childrenOf(findElement(root, 'automatic-styles'), 'style')
      .filter((style) => {
        const page = findElement(style, 'drawing-page-properties')
        return page !== undefined && isSaid(page.attributes)
      })
      .map((style) => style.attributes.get('name') ?? ''),
  )

const isHiddenPage = (page: Attributes): boolean => page.get('visibility') === 'hidden'

/** How it comes in after the one before: as SMIL says it, or as older files do. */
const hasTransition = (page: Attributes): boolean =>
  page.has('type') || (page.get('transition-style') ?? 'none') !== 'none'

/** Whatever is not in the package is elsewhere, and stays there. */
function takePictures({ pictures }: OdpPage, file: OdpFile, losses: LossTally, slide: number) {
  return pictures.flatMap((address) => {
    const path = findPath(address)
    const found = path === null ? null : file.collection.take(path)
    if (found?.kind === 'collected') return [{ imageUrl: found.url }]
    if (found?.kind === 'unshown')
      losses.count({ kind: 'picture-kind', slide, format: found.format })
    else losses.count({ kind: 'picture-absent', slide })
    return []
  })
}
