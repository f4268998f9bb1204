import { sniffPicture } from '#core/picture/sniff-picture.ts'

import { decodePng } from './decode-png.ts'
import { packRows } from './pack-rows.ts'
import { type PdfFile, type Ref, toRef } from '../pdf-file.ts'
import { readJpeg } from './read-jpeg.ts'
import { channelsOf, type PngFile, readPng } from './read-png.ts'

/** A picture in the file; its size is that of the picture as it is shown. */
export type PdfPicture = {
  ref: Ref
  width: number
  height: number
  /** How a camera was held, from 1 (upright) to 8. */
  orientation: number
}

/** JPEG and PNG go in as they are wherever a PDF can show them so; null for what cannot be read. */
export function addPicture(file: PdfFile, bytes: Uint8Array): PdfPicture | null {
  if (sniffPicture(bytes)?.format === 'jpeg') return addJpeg(file, bytes)
  const png = readPng(bytes)
  if (!png) return null
  const { width, height, isInterlaced, transparency } = png
  const isPlain = !isInterlaced && !transparency && !png.colours.endsWith('alpha')
  const ref = isPlain ? addPackedPng(file, png) : addDecodedPng(file, png)
  return ref === null ? null : { ref, width, height, orientation: 1 }
}

const describe = (width: number, height: number, colours: string, depth: number): string =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${colours}/BitsPerComponent ${depth}`

function addJpeg(file: PdfFile, bytes: Uint8Array): PdfPicture | null {
  const jpeg = readJpeg(bytes)
  if (!jpeg) return null
  const { width, height, colours, orientation } = jpeg
  const decode = colours === 'DeviceCMYK' && jpeg.isInverted ? '/Decode[1 0 1 0 1 0 1 0]' : ''
  const entries = `${describe(width, height, `/${colours}`, 8)}${decode}/Filter/DCTDecode`
  const ref = file.addStream(entries, jpeg.bytes, { isPacked: true })
  const isTurned = orientation > 4
  return {
    ref,
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    orientation,
  }
}

/** PNG and PDF pack rows of pixels in the same way. */
function addPackedPng(file: PdfFile, png: PngFile): Ref {
  const { width, height, depth, colours, palette, data } = png
  const channels = channelsOf[colours]
  const entries = [
    describe(width, height, nameColours(file, colours, palette), depth),
    `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${channels}/BitsPerComponent ${depth}/Columns ${width}>>`,
  ]
  return file.addStream(entries.join(''), data, { isPacked: true })
}

function nameColours(file: PdfFile, colours: PngFile['colours'], palette: Uint8Array): string {
  if (colours === 'grey') return '/DeviceGray'
  if (colours === 'rgb') return '/DeviceRGB'
  const table = toRef(file.addStream('', palette))
  return `[/Indexed/DeviceRGB ${Math.floor(palette.length / 3) - 1} ${table}]`
}

function addDecodedPng(file: PdfFile, png: PngFile): Ref | null {
  const decoded = decodeSafely(png)
  if (!decoded) return null
  const { width, height } = png
  const { rgb, opacity, isOpaque } = decoded
  const mask = isOpaque ? '' : `/SMask ${toRef(addGreyPicture(file, { width, height, opacity }))}`
  const packed = packRows(rgb, width, 3)
  return file.addStream(
    `${describe(width, height, '/DeviceRGB', 8)}${mask}${packed.entries}`,
    packed.bytes,
  )
}

function decodeSafely(png: PngFile) {
  try {
    return decodePng(png)
  } catch {
    // Its packed data ends too soon, or is none.
    return null
  }
}

type Mask = { width: number; height: number; opacity: Uint8Array }

/** How far each pixel of another picture is seen. */
export function addGreyPicture(file: PdfFile, { width, height, opacity }: Mask): Ref {
  const packed = packRows(opacity, width, 1)
  return file.addStream(
    `${describe(width, height, '/DeviceGray', 8)}/Interpolate true${packed.entries}`,
    packed.bytes,
  )
}
