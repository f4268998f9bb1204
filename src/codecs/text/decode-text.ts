/** Text of any of the usual encodings, or null when the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // No text has these; every other format has some.
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return countControls(text) > text.length / 100 ? null : text
  }
}

const countControls = (text: string): number =>
  // oxlint-disable-next-line no-control-regex
  text.match(/[\u0001-\u0008\u000E-\u001F\u007F-\u009F]/g)?.length ?? 0
