/** Marks that begin with SOF but are no frame: tables, an extension, conditions for coding. */
const notFrames = new Set([0xc4, 0xc8, 0xcc])

export function readJpeg(file: DataView) {
  if (file.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 <= file.byteLength) {
    if (file.getUint8(at) !== 0xff) return null
    const mark = file.getUint8(at + 1)
    // Filling between segments.
    if (mark === 0xff) at += 1
    else if (mark >= 0xc0 && mark <= 0xcf && !notFrames.has(mark))
      return { height: file.getUint16(at + 5), width: file.getUint16(at + 7), animated: false }
    else at += 2 + file.getUint16(at + 2)
  }
  return null
}
