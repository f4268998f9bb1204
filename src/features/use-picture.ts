import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { listDeckAssets } from '#core/deck/deck.ts'
import { isRemotePicture } from '#core/deck/list-remote-pictures.ts'
import type { DeckStore } from '#ports/deck-store.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useWorkspace } from './workspace-context.ts'

/** `url` is there once it can be painted; `missing` says that it will never be. */
export type PictureSource = { url: string | undefined; missing: boolean }

/**
 * Where a slide's picture can be painted from. Stored pictures are loaded and let go of again;
 * remote ones answer nothing until the user asked for them in this deck. An open deck has pictures
 * that are not stored yet; of another its id is enough.
 */
export function usePicture(
  imageUrl: string | undefined,
  deck: Pick<OpenDeck, 'id'> & { loadPicture?: DeckStore['loadPicture'] },
): PictureSource {
  const { decks, remotePictures } = useWorkspace()
  const loadBlob = deck.loadPicture ?? decks.loadPicture
  const isLinked = useStore(
    remotePictures.state,
    ({ linked }) => imageUrl !== undefined && linked.get(deck.id)?.has(imageUrl) === true,
  )
  const [loaded, setLoaded] = useState<{ hash: string; url: string | undefined }>()
  const [hash] = listDeckAssets({ slides: imageUrl === undefined ? [] : [{ imageUrl }] })

  useEffect(() => {
    if (hash === undefined) return undefined
    let url: string | undefined
    let gone = false
    async function load(wanted: string) {
      const picture = await loadBlob(wanted)
      if (gone) return
      url = picture.ok ? URL.createObjectURL(picture.value) : undefined
      setLoaded({ hash: wanted, url })
    }
    void load(hash)
    return () => {
      gone = true
      if (url !== undefined) URL.revokeObjectURL(url)
      // Should the same picture come back, as by an undo, this address must not be painted from.
      setLoaded(undefined)
    }
  }, [loadBlob, hash])

  if (hash !== undefined) {
    const own = loaded?.hash === hash ? loaded : undefined
    return { url: own?.url, missing: own !== undefined && own.url === undefined }
  }
  if (imageUrl === undefined) return { url: undefined, missing: false }
  if (isRemotePicture(imageUrl)) {
    // The page's policy has no plain http; many hosts answer to both.
    const url = imageUrl.replace(/^http:/i, 'https:')
    return { url: isLinked ? url : undefined, missing: false }
  }
  const isInline = imageUrl.startsWith('data:image/')
  return { url: isInline ? imageUrl : undefined, missing: !isInline }
}
