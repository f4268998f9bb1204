import { joinBytes } from '#core/join-bytes.ts'

/** A JPEG file as a PDF takes it in. */
export type JpegFile = {
  width: number
  height: number
  colours: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'
  /** Written by Adobe's programs, which store ink as its lack. */
  isInverted: boolean
  /** How a camera was held, from 1 (upright) to 8. */
  orientation: number
  /** Without what says where and with what it was taken. */
  bytes: Uint8Array
}

const spaces: Readonly<Record<number, JpegFile['colours']>> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
}

const startOfScan = 0xda
const notFrames = new Set([0xc4, 0xc8, 0xcc])
const exif = 0xe1
const adobe = 0xee
/** JFIF, colour profile, Adobe: all else that programs add says nothing of the colours. */
const keptNotes = new Set([0xe0, 0xe2, adobe])

/** Null when it is damaged, or of a kind that PDF does not know. */
export function readJpeg(file: Uint8Array): JpegFile | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const kept: Uint8Array[] = [file.subarray(0, 2)]
  const found = { width: 0, height: 0, parts: 0, isInverted: false, orientation: 1 }
  let at = 2
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return null
    const mark = file[at + 1] ?? 0
    if (mark === 0xff) {
      at += 1
      continue
    }
    if (mark === startOfScan) {
      const colours = spaces[found.parts]
      if (!colours) return null
      const bytes = joinBytes([...kept, file.subarray(at)])
      return { ...found, colours, bytes }
    }
    const length = view.getUint16(at + 2)
    const segment = file.subarray(at, at + 2 + length)
    if (mark >= 0xc0 && mark <= 0xcf && !notFrames.has(mark) && segment.length > 9) {
      found.height = view.getUint16(at + 5)
      found.width = view.getUint16(at + 7)
      found.parts = view.getUint8(at + 9)
    }
    if (mark === adobe) found.isInverted = true
    if (mark === exif) found.orientation = readOrientation(segment) ?? found.orientation
    const isNote = (mark >= 0xe0 && mark <= 0xef) || mark === 0xfe
    if (!isNote || keptNotes.has(mark)) kept.push(segment)
    at += 2 + length
  }
  return null
}

const exifStart = 10
const orientationTag = 0x0112

function readOrientation(segment: Uint8Array): number | null {
  if (String.fromCodePoint(...segment.subarray(4, 8)) !== 'Exif') return null
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
  try {
    const little = view.getUint16(exifStart) === 0x4949
    const list = exifStart + view.getUint32(exifStart + 4, little)
    for (let entry = 0; entry < view.getUint16(list, little); entry++) {
      const place = list + 2 + entry * 12
      if (view.getUint16(place, little) !== orientationTag) continue
      const value = view.getUint16(place + 8, little)
      return value >= 1 && value <= 8 ? value : null
    }
    return null
  } catch (error) {
    // The notes of the camera are cut off: it is shown as it is stored.
    if (error instanceof RangeError) return null
    throw error
  }
}
