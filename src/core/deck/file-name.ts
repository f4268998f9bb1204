const fallbackName = 'presentation'

/** Room for the ending and a browser's " (12)" in the 255 bytes that file systems allow. */
const maxNameBytes = 200

/**
 * The name under which a presentation is downloaded. `extension` comes without its dot; `mark` tells
 * two kinds with the same extension apart.
 */
export function fileNameFor(title: string, extension: string, mark = ''): string {
  const clean = extension === 'pptx' ? replaceNonAlphanumeric : replaceIllegal
  const name = clean(cutToBytes(title.normalize('NFC').trim(), maxNameBytes))
  return `${/[\p{L}\p{N}]/u.test(name) ? name : fallbackName}${mark && ` (${mark})`}.${extension}`
}

/** A mark counts with its letter, or words of many scripts would fall apart. */
const replaceNonAlphanumeric = (title: string): string =>
  title.replace(/(\p{L}\p{M}*|\p{N})|./gsu, (_, kept?: string) => kept ?? '_')

function replaceIllegal(title: string): string {
  const legal = title
    // Direction overrides can make "gpj.exe" read "exe.jpg"; half a surrogate pair is no character.
    .replace(/[<>:"/\\|?*\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '_')
    // A leading dot hides the file, a trailing dot or space is dropped by Windows.
    .replace(/^[.\s]+|[.\s]+$/gu, '')
  // Windows reserves these whatever the ending.
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu.test(legal) ? `_${legal}` : legal
}

function cutToBytes(text: string, limit: number): string {
  let bytes = 0
  let kept = ''
  for (const character of text) {
    bytes += utf8Length(character)
    if (bytes > limit) break
    kept += character
  }
  return kept
}

/** Core has no TextEncoder. */
function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
