import { createPlotter } from './create-plotter.ts'
import { emfContents } from './emf-contents.ts'
import { emfOutlines } from './emf-outlines.ts'
import { emfStates } from './emf-states.ts'
import type { Player } from './metafile-record.ts'

const player: Player = new Map([...emfOutlines, ...emfStates, ...emfContents])
const end = 14

/** An enhanced metafile as SVG, or `null` when it draws nothing that we know. */
export function readEmf(bytes: Uint8Array): string | null {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const plotter = createPlotter()
  for (let at = 0; at + 8 <= bytes.length;) {
    const type = file.getUint32(at, true)
    const size = file.getUint32(at + 4, true)
    if (size < 8 || at + size > bytes.length || type === end) break
    const play = player.get(type)
    if (play) {
      const record = bytes.subarray(at, at + size)
      playSafely(() =>
        play(
          { bytes: record, view: new DataView(record.buffer, record.byteOffset, size) },
          plotter,
        ),
      )
    }
    at += size
  }
  return plotter.canvas.isEmpty() ? null : plotter.canvas.write(readView(file))
}

/** A record that says more than it holds is left out; the others are still worth drawing. */
export function playSafely(play: () => void): void {
  try {
    play()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

/** The frame is in hundredths of a millimetre, everything drawn in pixels of the device it was made on. */
function readView(file: DataView) {
  const read = (at: number) => file.getInt32(at, true)
  const [left, top, right, bottom] = [read(8), read(12), read(16), read(20)]
  const bounds = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  const scaleX = read(72) / (read(80) * 100)
  const scaleY = read(76) / (read(84) * 100)
  const frame = {
    x: read(24) * scaleX,
    y: read(28) * scaleY,
    width: (read(32) - read(24)) * scaleX,
    height: (read(36) - read(28)) * scaleY,
  }
  const isUsable =
    Object.values(frame).every(Number.isFinite) && frame.width > 0 && frame.height > 0
  return isUsable ? frame : bounds
}
