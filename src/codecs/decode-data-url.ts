import { decodeBase64 } from '#core/decode-base64.ts'

import type { ReadPicture } from './read-result.ts'

/** A picture, a recording, or a font, written out in its own address; null when it holds none that can be read. */
export function decodeDataUrl(url: string): ReadPicture | null {
  const comma = url.indexOf(',')
  const [, type, parameters = ''] =
    /^data:(image\/[\w.+-]+|audio\/wav|font\/woff)((?:;[^,;]*)*)$/i.exec(url.slice(0, comma)) ?? []
  if (type === undefined) return null
  const body = url.slice(comma + 1)
  const bytes = /;base64$/i.test(parameters) ? decodeBase64(body) : decodePercent(body)
  return bytes && { bytes, type: type.toLowerCase() }
}

function decodePercent(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new TextEncoder().encode(decodeURIComponent(text))
  } catch {
    return null
  }
}
