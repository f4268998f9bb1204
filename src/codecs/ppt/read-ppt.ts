import type { Slide } from '#core/deck/slide.ts'
import { fail, ok } from '#core/result.ts'
import type { DeckReader } from '#codecs/read-result.ts'
import { tallyLosses } from '#codecs/look/tally-losses.ts'

import { listSheets, type OutlineSheet } from './list-sheets.ts'
import { listShapes } from './list-shapes.ts'
import { openPpt, type PptFile } from './open-ppt.ts'
import { readLook } from './read-look.ts'
import { readSlide } from './read-slide.ts'
import { createSlidePlacer } from './placed/place-slide.ts'
import { textKinds } from './read-text.ts'
import { recordTypes } from './record-types.ts'
import { findRecord, type PptRecord, readInt32, readUint32 } from './record.ts'
import { collectBlips } from './collect-blips.ts'

/** As the dialog says. */
const maxBytes = 50 * 1024 * 1024

/** Whoever waits must be able to call it off and to see it move. */
const breatheEveryMs = 30

const notesBody = 12

/** A presentation of PowerPoint 97 to 2003. */
export const readPpt: DeckReader = async (
  bytes,
  { fileName, withLook = false, signal, onProgress },
) => {
  if (bytes.length > maxBytes) return fail('too-large')
  const opened = openPpt(bytes)
  if (!opened.ok) return opened
  const file = opened.value
  const { stream } = file
  const [losses, blips] = [tallyLosses(), collectBlips(file)]
  const notes = readAllNotes(file)
  const sheets = listSheets(file, 'slides')
  const height = readHeight(file)
  const placeSlide = withLook ? createSlidePlacer(file, blips) : null
  const slides: Slide[] = []
  const read = new Set<number>()
  let rested = performance.now()
  for (const [index, { place, slideId, texts }] of sheets.entries()) {
    if (signal?.aborted) return fail('cancelled')
    const number = index + 1
    const found = file.find(place)
    // One that stands for many slides is a trap.
    const isReadable = found?.type === recordTypes.slide && !read.has(found.start)
    const sheet = isReadable ? found : nothing
    read.add(sheet.start)
    if (!isReadable) losses.add({ kind: 'slide-unreadable', slide: number })
    const source = { stream, sheet, outline: texts, number, height }
    const slide = readSlide({ ...source, blips, losses, place: isReadable ? placeSlide : null })
    slides.push({ ...slide, notes: notes.get(slideId) ?? '' })
    if (performance.now() - rested < breatheEveryMs) continue
    onProgress?.(number / sheets.length)
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
  if (slides.length === 0) return fail('empty')
  const title = slides[0]?.title || fileName.replace(/\.[^.]+$/, '')
  const look = readLook(
    stream,
    sheets.flatMap(({ place }) => file.find(place) ?? []),
  )
  return ok({ deck: { title, ...look, slides }, pictures: blips.pictures, losses: losses.list() })
}

const nothing = { type: 0, instance: 0, isContainer: true, start: 0, end: 0 }

function readHeight({ stream, document }: PptFile): number {
  const about = findRecord(stream, document, recordTypes.documentAtom)
  return (about && readInt32(stream, about, 4)) || 4320
}

/** By the number of the slide that they belong to. */
function readAllNotes(file: PptFile): Map<number, string> {
  const notes = new Map<number, string>()
  for (const sheet of listSheets(file, 'notes')) {
    const page = file.find(sheet.place)
    const about = page && findRecord(file.stream, page, recordTypes.notesAtom)
    const slideId = about && readUint32(file.stream, about, 0)
    if (page && slideId && !notes.has(slideId)) notes.set(slideId, readNotes(file, page, sheet))
  }
  return notes
}

function readNotes({ stream }: PptFile, page: PptRecord, sheet: OutlineSheet): string {
  return listShapes(stream, page, sheet.texts)
    .filter(({ placeholder, text }) => placeholder === notesBody || text?.kind === textKinds.notes)
    .flatMap(({ text }) => text?.paragraphs.map((paragraph) => paragraph.text) ?? [])
    .join('\n')
    .trim()
}
