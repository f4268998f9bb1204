import { writePng } from '#codecs/metafile/write-png.ts'

/** A picture that cannot be made smaller, as photographs cannot. */
export function drawNoise(width: number, height: number): Uint8Array<ArrayBuffer> {
  let seed = 1
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return at % 4 === 3 ? 255 : seed >>> 24
  })
  return writePng({ width, height, data })
}
