import { useEffect, useState } from 'react'

import { readAssetHash } from '#core/deck/pictures/deck-assets.ts'
import type { DeckTypefaces } from '#core/deck/brand/own-typeface.ts'
import { listTypefaces, listTypefaceUrls } from '#core/deck/brand/list-typefaces.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

const none: ReadonlySet<string> = new Set()

/** Families of a deck whose files are no longer stored, so that another face stands in for them. */
export function useMissingTypefaces(
  { loadPicture }: Pick<OpenDeck, 'loadPicture'>,
  typefaces: DeckTypefaces,
): ReadonlySet<string> {
  const [missing, setMissing] = useState(none)

  useEffect(() => {
    let gone = false
    async function look() {
      const lost: string[] = []
      for (const typeface of listTypefaces(typefaces)) {
        const hashes = listTypefaceUrls({ content: typeface }).flatMap(readAssetHash)
        const files = await Promise.all(hashes.map((hash) => loadPicture(hash)))
        if (files.length === 0 || files.some(({ ok }) => !ok)) lost.push(typeface.family)
      }
      if (!gone) setMissing(lost.length > 0 ? new Set(lost) : none)
    }
    void look()
    return () => {
      gone = true
    }
  }, [loadPicture, typefaces])

  return missing
}
