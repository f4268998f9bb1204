import { readTag } from './read-tag.ts'

export function readPng(file: DataView) {
  if (readTag(file, 1, 7) !== 'PNG\r\n\u001A\n' || readTag(file, 12, 4) !== 'IHDR') return null
  return { width: file.getUint32(16), height: file.getUint32(20), animated: isAnimated(file) }
}

/** The part that announces an animation stands before the picture itself. */
function isAnimated(file: DataView): boolean {
  for (let at = 8; at + 8 <= file.byteLength; at += file.getUint32(at) + 12) {
    const tag = readTag(file, at + 4, 4)
    if (tag === 'acTL') return true
    if (tag === 'IDAT') return false
  }
  return false
}
