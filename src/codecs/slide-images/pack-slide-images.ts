import { zipSync } from 'fflate'

export type SlideImage = { name: string; bytes: Uint8Array }

/** The earliest time that a zip can say: the same slides make the same file. */
const noTime = new Date(1980, 0, 1)

/** Not packed any further: pictures are already. */
export const packSlideImages = (images: readonly SlideImage[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(images.map(({ name, bytes }) => [name, bytes])), {
    level: 0,
    mtime: noTime,
  })
