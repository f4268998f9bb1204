import { useEffect, useState } from 'react'

import { listDeckAssets } from '#core/deck/deck.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import { useWorkspace } from './workspace-context.ts'

/**
 * Where a slide's picture can be painted from. Stored pictures are loaded and let go of again;
 * remote ones answer nothing, because nothing remote is requested unasked. An open deck has pictures
 * that are not stored yet: there, pass its own `loadPicture`.
 */
export function usePictureUrl(
  imageUrl: string | undefined,
  loadPicture?: DeckStore['loadPicture'],
): string | undefined {
  const { decks } = useWorkspace()
  const loadBlob = loadPicture ?? decks.loadPicture
  const [loaded, setLoaded] = useState<{ hash: string; url: string }>()
  const [hash] = listDeckAssets({ slides: imageUrl === undefined ? [] : [{ imageUrl }] })

  useEffect(() => {
    if (hash === undefined) return undefined
    let url: string | undefined
    let gone = false
    async function load(wanted: string) {
      const picture = await loadBlob(wanted)
      if (gone || !picture.ok) return
      url = URL.createObjectURL(picture.value)
      setLoaded({ hash: wanted, url })
    }
    void load(hash)
    return () => {
      gone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [loadBlob, hash])

  if (hash !== undefined) return loaded?.hash === hash ? loaded.url : undefined
  return imageUrl?.startsWith('data:image/') ? imageUrl : undefined
}
