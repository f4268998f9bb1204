import type { DeckLogo } from '#core/deck/brand/deck-logo.ts'
import type { Slide } from '#core/deck/slide.ts'
import { fail, ok } from '#core/result.ts'
import { maxSlides } from '#core/deck/deck-fields.ts'
import { findRelation, openPackage, type Package } from '#codecs/opc/open-package.ts'
import type { DeckReader, ReadFailure } from '#codecs/read-result.ts'
import { childrenOf, findElement, type XmlElement } from '#codecs/xml/read-xml.ts'

import { type Ground, openSheets } from './open-sheets.ts'
import { findRunningTexts, type RunningTexts } from './find-running.ts'
import { ofSameSlide } from './of-same-slide.ts'
import { readDeckTitle } from './read-deck-title.ts'
import { readLogo } from './read-logo.ts'
import { readFurniture } from './read-furniture.ts'
import { readLook } from './read-look.ts'
import { readMark } from './read-mark.ts'
import { readNotes } from './read-notes.ts'
import { readLength } from './read-number.ts'
import { readSlide } from './read-slide.ts'
import { collectPictures } from '#codecs/look/collect-pictures.ts'
import { sniffPackage } from './sniff-package.ts'
import { tallyLosses } from '#codecs/look/tally-losses.ts'

/** As the dialog says. */
const maxBytes = 50 * 1024 * 1024

/** Whoever waits must be able to call it off and to see it move. */
const breatheEveryMs = 30

/** A presentation of PowerPoint 2007 or later, with or without macros, a show or a template. */
export const readPptx: DeckReader = async (
  bytes,
  { fileName, withLook = false, signal, onProgress },
) => {
  if (bytes.length > maxBytes) return fail('too-large')
  const wrong = sniffPackage(bytes)
  if (wrong) return fail(wrong)
  const opened = openPackage(bytes)
  if (!opened.ok) return fail(opened.error === 'broken' ? 'damaged' : 'unpacks-too-large')
  const file = opened.value
  const main = findMain(file)
  if (typeof main === 'string') return fail(main)

  const [losses, collection, findGround] = [tallyLosses(), collectPictures(file), openSheets(file)]
  const size = readSize(main.root)
  const paths = listSlides(file, main)
  // A file may name one slide as often as it likes.
  if (paths.length > maxSlides) return fail('too-large')
  let rested = performance.now()
  const breathe = async (done: number) => {
    if (performance.now() - rested < breatheEveryMs) return
    onProgress?.(done / (2 * paths.length))
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
  const roots: (XmlElement | null)[] = []
  for (const path of paths) {
    if (signal?.aborted) return fail('cancelled')
    roots.push(path === null ? null : file.readPart(path))
    await breathe(roots.length)
  }
  const running = findRunningTexts(roots, size)
  const slides: Slide[] = []
  const sheets: { root: XmlElement; ground: Ground }[] = []
  let logo: DeckLogo | null = null
  for (const [index, path] of paths.entries()) {
    if (signal?.aborted) return fail('cancelled')
    const [number, id, root] = [index + 1, `slide-${index + 1}`, roots[index] ?? null]
    if (path === null || !root) {
      losses.add({ kind: 'slide-unreadable', slide: number })
      slides.push({ id, title: '', content: [], notes: '' })
      continue
    }
    const [relations, ground] = [file.listRelations(path), findGround(path)]
    sheets.push({ root, ground })
    logo ??= readLogo(root, relations, collection)
    const notes = readNotes(file, path)
    if (notes === null) losses.add({ kind: 'notes-unreadable', slide: number })
    const [slide, ...more] = readSlide({
      file,
      presentation: main.root,
      presentationPath: main.path,
      path,
      root,
      relations,
      ground,
      size,
      number,
      count: paths.length,
      isRunning: running.isRunning,
      collection,
      withLook,
      losses,
    })
    slides.push({ id, ...slide, notes: notes ?? '' })
    for (const [at, one] of more.entries())
      slides.push({ id: `${id}${ofSameSlide}${at + 2}`, ...one, notes: '' })
    await breathe(paths.length + number)
  }
  if (slides.length === 0) return fail('empty')
  if (findRelation(file.listRelations(main.path), 'vbaProject')) losses.add({ kind: 'macros' })
  const own = readOwnDeck(main.root)
  const title = readDeckTitle(file, slides, { fileName, isTitled: own !== null })
  const pronunciations = own?.pronunciations
  const furniture = readFoot(sheets, own, running)
  return ok({
    deck: {
      title,
      ...readLook(file, sheets),
      slides,
      ...(furniture && { furniture }),
      ...(logo && { logo }),
      ...(pronunciations && { pronunciations }),
      ...(own?.talk && { talk: own.talk }),
    },
    pictures: collection.pictures,
    losses: losses.list(),
  })
}

/** A file of ours that says nothing of furniture has numbers that the specification asks for. */
function readFoot(
  sheets: readonly { root: XmlElement }[],
  own: ReturnType<typeof readOwnDeck>,
  { texts }: RunningTexts,
) {
  const read = readFurniture(
    sheets.map(({ root }) => root),
    own?.furniture,
    texts,
  )
  const isOnlyNumber = own && !own.furniture && !read?.footer && !read?.date
  return isOnlyNumber ? undefined : read
}

const readOwnDeck = (root: XmlElement) => readMark(root, 'deck')

type Main = { path: string; root: XmlElement }

const usualPlace = 'ppt/presentation.xml'

function findMain(file: Package): Main | ReadFailure {
  const named = findRelation(file.listRelations(''), 'officeDocument')?.target
  const path = named !== undefined && file.has(named) ? named : usualPlace
  if (!file.has(path)) return 'not-this-kind'
  const root = file.readPart(path)
  if (!root) return 'damaged'
  return root.name === 'presentation' ? { path, root } : 'not-this-kind'
}

/** In the order of the show, which is not that of the file names; `null` for one that leads nowhere. */
function listSlides(file: Package, { path, root }: Main): (string | null)[] {
  const relations = file.listRelations(path)
  return childrenOf(findElement(root, 'sldIdLst'), 'sldId').map(({ attributes }) => {
    const relation = relations.get(attributes.get(':id') ?? attributes.get('id') ?? '')
    return relation && !relation.isExternal ? relation.target : null
  })
}

function readSize(presentation: XmlElement) {
  const attributes = findElement(presentation, 'sldSz')?.attributes
  return {
    width: readLength(attributes?.get('cx')) || 9_144_000,
    height: readLength(attributes?.get('cy')) || 6_858_000,
  }
}
