import type { Pixels } from './write-png.ts'

/** The place of each pixel's colour in a list of them. */
export type IndexedColours = { places: Uint8Array; colours: readonly Rgba[] }

type Rgba = readonly [red: number, green: number, blue: number, opacity: number]

const mostColours = 256

/** Null where there are more colours than a byte can name. */
export function indexColours({ data }: Pick<Pixels, 'data'>): IndexedColours | null {
  const known = new Map<number, number>()
  const places = new Uint8Array(data.length / 4)
  const hasAll = namePlaces(data, known, places)
  return hasAll ? { places, colours: Array.from(known.keys(), takeApart) } : null
}

/** Whether there was one for each pixel. */
function namePlaces(data: Uint8Array, known: Map<number, number>, places: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  // Most pixels are like the one before them.
  let [last, place] = [-1, 0]
  for (let pixel = 0; pixel < places.length; pixel++) {
    const colour = view.getUint32(pixel * 4)
    if (colour !== last) {
      const found = known.get(colour)
      if (found === undefined && known.size === mostColours) return false
      place = found ?? known.size
      known.set(colour, place)
      last = colour
    }
    places[pixel] = place
  }
  return true
}

const takeApart = (colour: number): Rgba => [
  colour >>> 24,
  (colour >>> 16) & 255,
  (colour >>> 8) & 255,
  colour & 255,
]
