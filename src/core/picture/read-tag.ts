/** Four or so letters at a place in a file, as formats name their parts. */
export function readTag(file: DataView, at: number, length: number): string {
  let tag = ''
  for (let index = at; index < at + length && index < file.byteLength; index++)
    tag += String.fromCodePoint(file.getUint8(index))
  return tag
}
