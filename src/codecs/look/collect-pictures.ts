import { sniffPicture } from '#core/picture/sniff-picture.ts'
import { filePictureUrl, type ReadPicture } from '#codecs/read-result.ts'
import { convertMetafile } from '#codecs/metafile/convert-metafile.ts'
import { sniffMetafile } from '#codecs/metafile/sniff-metafile.ts'
import type { Package } from '#codecs/opc/open-package.ts'

export type CollectedPicture =
  | { kind: 'collected'; url: string }
  | { kind: 'absent' }
  /** Of a format that browsers do not show. */
  | { kind: 'unshown'; format: string }

export type PictureCollection = {
  /** Puts a picture of the file there, once however often it is shown. */
  take(path: string): CollectedPicture
  pictures: ReadonlyMap<string, ReadPicture>
}

export function collectPictures(file: Pick<Package, 'readBytes'>): PictureCollection {
  const pictures = new Map<string, ReadPicture>()
  const known = new Map<string, CollectedPicture>()

  function collect(path: string): CollectedPicture {
    const bytes = file.readBytes(path)
    if (!bytes || bytes.length === 0) return { kind: 'absent' }
    const type = findType(bytes)
    const picture = type === null ? convertMetafile(bytes) : { bytes, type }
    if (!picture) return { kind: 'unshown', format: sniffMetafile(bytes) ?? nameEnding(path) }
    const url = filePictureUrl(path)
    pictures.set(url, picture)
    return { kind: 'collected', url }
  }

  return {
    pictures,
    take(path) {
      const found = known.get(path) ?? collect(path)
      known.set(path, found)
      return found
    },
  }
}

/** By its bytes: names and types of a file are often wrong. */
function findType(bytes: Uint8Array): string | null {
  const header = sniffPicture(bytes)
  if (header) return `image/${header.format}`
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_000))
  return /<svg[\s>]/.test(start) ? 'image/svg+xml' : null
}

const nameEnding = (path: string): string => path.split('.').at(-1)?.toUpperCase() ?? ''
