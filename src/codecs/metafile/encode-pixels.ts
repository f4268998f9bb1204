import { encodeBase64 } from '#core/encode-base64.ts'

import { type Pixels, writePng } from './write-png.ts'

/** Pixels as an address that holds a picture every browser shows. */
export const encodePixels = (pixels: Pixels): string =>
  `data:image/png;base64,${encodeBase64(writePng(pixels))}`
