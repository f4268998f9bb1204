import type { PlacedElement, PlacedFill, PlacedSlide } from '#core/deck/placed.ts'
import { noteLosses, type PlacedWithLosses } from '#codecs/look/note-losses.ts'
import type { KnownParts } from '#codecs/look/place-runs.ts'
import { round } from '#codecs/look/round.ts'

import type { BlipCollection } from '../collect-blips.ts'
import { listSheets } from '../list-sheets.ts'
import { listShapes, type PptShape } from '../list-shapes.ts'
import type { PptFile } from '../open-ppt.ts'
import { recordTypes } from '../record-types.ts'
import {
  findRecord,
  listRecords,
  type PptRecord,
  readInt32,
  readUint16,
  readUint32,
} from '../record.ts'
import { type Properties, readProperties, readUsualProperties } from './properties.ts'
import { type DrawingSource, flags, type PptLeftOut, readDrawing } from './read-elements.ts'
import { readFill } from './read-paint.ts'
import type { FieldWords } from './read-text.ts'
import { openSheet, type PptSheet, readFaces, readMasterStyles } from './sheets.ts'

export type SlideToPlace = {
  sheet: PptRecord
  shapes: readonly PptShape[]
  parts: KnownParts
  points: number
  /** Counted from 1. */
  number: number
}

/** What a master has for its slides to take after. */
type MasterShapes = {
  shapes: readonly PptShape[]
  byId: ReadonlyMap<number, ReadonlyMap<number, number>>
  byPlaceholder: ReadonlyMap<number, ReadonlyMap<number, number>>
}

/** Which place of the master each place of a slide takes after. */
const takesAfter: Readonly<Record<number, readonly number[]>> = {
  13: [1],
  14: [2],
  15: [3, 1],
  16: [4, 2],
  17: [1],
  18: [2],
  19: [2],
}

/** Reads looks of the slides of one file: what they have in common is looked up once. */
export function createSlidePlacer(
  file: PptFile,
  blips: BlipCollection,
): (one: SlideToPlace) => PlacedWithLosses<PptLeftOut> {
  const { stream, document } = file
  const masters = listSheets(file, 'masters')
  const faces = readFaces(file)
  const usual = readUsualProperties(stream, document)
  const environment = findRecord(stream, document, recordTypes.environment)
  const known = new Map<number, MasterShapes>()
  const size = readSize(file)

  function lookAtMaster(master: PptSheet): MasterShapes {
    const before = known.get(master.record.start)
    if (before) return before
    const shapes = listShapes(stream, master.record, [])
    const byId = new Map<number, ReadonlyMap<number, number>>()
    const byPlaceholder = new Map<number, ReadonlyMap<number, number>>()
    for (const shape of shapes) {
      const records = listRecords(stream, { start: shape.start, end: shape.end })
      const head = records.find(({ type }) => type === recordTypes.shape)
      const properties = readProperties(stream, records)
      if (head) byId.set(readUint32(stream, head, 0), properties)
      if (shape.placeholder !== null && !byPlaceholder.has(shape.placeholder))
        byPlaceholder.set(shape.placeholder, properties)
    }
    const found = { shapes, byId, byPlaceholder }
    known.set(master.record.start, found)
    return found
  }

  /** What a shape says nothing of, the master's says: by its number, or by the place that it has. */
  const findOfMaster =
    (sheet: PptSheet): DrawingSource['ofMaster'] =>
    (id, placeholder) => {
      const found: Properties[number][] = []
      for (let { master } = sheet; master; { master } = master) {
        const { byId, byPlaceholder } = lookAtMaster(master)
        const named = byId.get(id)
        const places = (takesAfter[placeholder ?? 0] ?? []).map((one) => byPlaceholder.get(one))
        for (const one of [named, ...places]) if (one) found.push(one)
      }
      return found
    }

  return ({ sheet: record, shapes, parts, points, number }) => {
    const { tellWith, ...notes } = noteLosses<PptLeftOut>()
    const sheet = openSheet(file, record, masters)
    const ground = readGround(sheet, notes)
    const foot = readFoot(file, record, number)
    const own = new Set(shapes.map(({ placeholder }) => placeholder))
    const isShown = (place: number) => !own.has(place) && foot.shown.has(place)
    const read = (
      one: PptSheet,
      more: Pick<DrawingSource, 'isMeant'> & { own: readonly PptShape[]; parts: KnownParts },
    ) =>
      readDrawing({
        stream,
        sheet: one.record,
        shapes: new Map(more.own.map((shape) => [shape.start, shape])),
        text: {
          sheet: one,
          styles: readMasterStyles(stream, findMain(sheet)?.record, environment),
          faces,
          parts: more.parts,
          fields: foot.fields,
          onUnpainted: notes.onUnpainted,
        },
        blips,
        usual,
        ofMaster: findOfMaster(one),
        ground,
        isMeant: more.isMeant,
        ...notes,
      })
    const backdrop: PlacedElement[] = []
    for (let one: PptSheet = sheet; one.master && one.showsMaster; one = one.master) {
      // Its colours are those of the slide.
      const master = { ...one.master, scheme: sheet.scheme }
      const drawn = lookAtMaster(one.master).shapes
      const isMeant = ({ placeholder }: PptShape) => placeholder === null || isShown(placeholder)
      if (foot.isOfToday && !own.has(feet.date) && drawn.some(isDate)) notes.onUnpainted('date')
      backdrop.unshift(...read(master, { own: drawn, parts: new Map(), isMeant }))
    }
    return tellWith({
      look: 'kept',
      size,
      background: ground ?? white,
      backdrop,
      elements: read(sheet, { own: shapes, parts, isMeant: () => true }),
      points,
    })
  }

  /** Of the slide, or of the master whose ground it shows. */
  function readGround(
    sheet: PptSheet,
    { onUnpainted }: Pick<DrawingSource, 'onUnpainted'>,
  ): PlacedFill | null {
    let one = sheet
    while (one.hasMasterGround && one.master) one = one.master
    const drawing = findRecord(stream, one.record, recordTypes.drawing)
    const container = drawing && findRecord(stream, drawing, recordTypes.drawingContainer)
    for (const shape of container ? listRecords(stream, container) : []) {
      if (shape.type !== recordTypes.shapeContainer) continue
      const records = listRecords(stream, shape)
      const head = records.find(({ type }) => type === recordTypes.shape)
      if (!head || (readUint32(stream, head, 4) & flags.background) === 0) continue
      const fill = readFill(
        [readProperties(stream, records)],
        { ...one, scheme: sheet.scheme },
        blips,
        { ground: null, onUnpainted },
      )
      return fill ?? null
    }
    return { kind: 'solid', colour: sheet.scheme[0] ?? '#FFFFFF' }
  }
}

const white: PlacedFill = { kind: 'solid', colour: '#FFFFFF' }

/** Styles of texts are those of the main master, whichever a slide stands on. */
function findMain(sheet: PptSheet): PptSheet | null {
  let main = sheet.master
  while (main?.master) main = main.master
  return main
}

function readSize({ stream, document }: PptFile): PlacedSlide['size'] {
  const about = findRecord(stream, document, recordTypes.documentAtom)
  const side = (at: number, usual: number) =>
    round(Math.max(1, Math.min(20_000, ((about && readInt32(stream, about, at)) || usual) / 6)))
  return { width: side(0, 5760), height: side(4, 4320) }
}

/** Places of a master's foot, by their numbers. */
const feet = { date: 7, number: 8, footer: 9 } as const
const isDate = ({ placeholder }: PptShape): boolean => placeholder === feet.date
/** What of it slides show: any date, one that somebody wrote, the number, the footer. */
const footFlags = { date: 1, ownDate: 4, number: 8, footer: 32 } as const
/** Which of the texts there is which. */
const footTexts = { date: 0, footer: 2 } as const

/** What of a master's foot a slide shows, and what is written there. A date that changes by the day has no words. */
function readFoot(
  { stream, document }: PptFile,
  slide: PptRecord,
  number: number,
): { shown: ReadonlySet<number>; fields: FieldWords; isOfToday: boolean } {
  const own = findRecord(stream, slide, recordTypes.headersFooters)
  const ofAll = listRecords(stream, document).find(
    ({ type, instance }) => type === recordTypes.headersFooters && instance === 3,
  )
  const within = own ?? ofAll
  const records = within ? listRecords(stream, within) : []
  const atom = records.find(({ type }) => type === recordTypes.headersFootersAtom)
  const bits = atom ? readUint16(stream, atom, 2) : 0
  const readWords = (which: number) => {
    const record = records.find(
      ({ type, instance }) => type === recordTypes.text && instance === which,
    )
    if (!record) return ''
    const letters = stream.bytes.subarray(record.start, Math.min(record.end, record.start + 2_000))
    return utf16.decode(letters.subarray(0, letters.length & ~1)).split('\0')[0] ?? ''
  }
  const date = bits & footFlags.ownDate ? readWords(footTexts.date) : ''
  const footer = readWords(footTexts.footer)
  return {
    shown: new Set([
      ...(bits & footFlags.date && date ? [feet.date] : []),
      ...(bits & footFlags.number ? [feet.number] : []),
      ...(bits & footFlags.footer && footer ? [feet.footer] : []),
    ]),
    fields: { number: String(number), date, footer },
    isOfToday: (bits & (footFlags.date | footFlags.ownDate)) === footFlags.date,
  }
}

const utf16 = new TextDecoder('utf-16le')
