import { unzipSync } from 'fflate'

import { fail, ok, type Result } from '#core/result.ts'

/** Real files stay far below these; one that does not was made to fill the memory. */
const limits = { entries: 20_000, entryBytes: 64_000_000, totalBytes: 600_000_000 } as const

export type Zip = {
  /** The bytes of an entry, or `null` when there is none or it is too large. */
  read(path: string): Uint8Array | null
}

/** Looks at the directory only; an entry is unpacked when it is read. */
export function openZip(bytes: Uint8Array): Result<Zip, 'broken' | 'too-large'> {
  const sizes = new Map<string, number>()
  let total = 0
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const path = tidyPath(name)
        // One name may be there twice.
        sizes.set(path, Math.max(sizes.get(path) ?? 0, originalSize))
        total += originalSize
        return false
      },
    })
  } catch {
    return fail('broken')
  }
  const hasHugePart = [...sizes].some(
    ([path, size]) => /\.(?:xml|rels)$/.test(path) && size > limits.entryBytes,
  )
  if (hasHugePart || sizes.size > limits.entries || total > limits.totalBytes)
    return fail('too-large')
  return ok({
    read(path) {
      const wanted = tidyPath(path)
      if ((sizes.get(wanted) ?? Number.POSITIVE_INFINITY) > limits.entryBytes) return null
      try {
        // What an entry says of its size is all the room it gets, whatever it unpacks to.
        const found = unzipSync(bytes, { filter: ({ name }) => tidyPath(name) === wanted })
        return Object.values(found)[0] ?? null
      } catch {
        return null
      }
    },
  })
}

/** Some programs write Windows' separators, and differ in upper and lower case. */
const tidyPath = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
