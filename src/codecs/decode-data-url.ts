import type { ReadPicture } from './read-result.ts'

/** A picture written out in its own address, or null when the address holds none that can be read. */
export function decodeDataUrl(url: string): ReadPicture | null {
  const comma = url.indexOf(',')
  const [, type, parameters = ''] =
    /^data:(image\/[\w.+-]+)((?:;[^,;]*)*)$/i.exec(url.slice(0, comma)) ?? []
  if (type === undefined) return null
  const body = url.slice(comma + 1)
  try {
    const bytes = /;base64$/i.test(parameters)
      ? Uint8Array.from(atob(body), (letter) => letter.codePointAt(0) ?? 0)
      : new TextEncoder().encode(decodeURIComponent(body))
    return { bytes, type: type.toLowerCase() }
  } catch {
    return null
  }
}
