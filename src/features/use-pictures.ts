import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'

import type { DeckLogo } from '#core/deck/brand/deck-logo.ts'
import { listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import { isRemotePicture } from '#core/deck/pictures/list-remote-pictures.ts'
import { listPictureUrls, type ShownPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useViewing } from './workspace-context.ts'

/** `url` is there once it can be painted; `missing` says that it will never be. */
export type PictureSource = { url: string | undefined; missing: boolean }

type DeckOfPicture = Pick<OpenDeck, 'id'> & { loadPicture?: DeckStore['loadPicture'] }

/**
 * Where each picture of a slide (`listPictureUrls`) can be painted from. Stored pictures are loaded and
 * let go of again; remote ones answer nothing until the user asked for them in this deck. An open
 * deck has pictures that are not stored yet; of another its id is enough.
 */
export function usePictures(
  slide: ShownPictures | undefined,
  deck: DeckOfPicture,
): { urls: readonly (string | undefined)[]; sources: readonly PictureSource[] } {
  const { loadPicture, linkedPictures } = useViewing()
  const linked = useStore(linkedPictures, (state) => state.linked.get(deck.id))
  const imageUrls = slide ? listPictureUrls(slide) : []
  const loaded = useLoaded(
    listDeckAssets({ slides: slide ? [slide] : [] }),
    deck.loadPicture ?? loadPicture,
  )
  // Their addresses are all that the pictures of a slide are told apart by.
  const key = JSON.stringify(imageUrls)
  return useMemo(() => {
    const wanted: string[] = JSON.parse(key)
    const sources = wanted.map((imageUrl) => findSource(imageUrl, loaded, linked))
    return { sources, urls: sources.map(({ url }) => url) }
  }, [key, loaded, linked])
}

/** As `usePictures`, for one alone. */
export function usePicture(imageUrl: string | undefined, deck: DeckOfPicture): PictureSource {
  const { sources } = usePictures(imageUrl === undefined ? undefined : { imageUrl }, deck)
  return sources[0] ?? { url: undefined, missing: false }
}

/** Where the logo of a deck can be painted from. */
export const useLogo = (logo: DeckLogo | undefined, deck: DeckOfPicture): string | undefined =>
  usePicture(logo?.imageUrl, deck).url

/** By hash; null for what cannot be loaded. */
type Loaded = ReadonlyMap<string, string | null>

const nothing: Loaded = new Map()

function useLoaded(hashes: readonly string[], loadBlob: DeckStore['loadPicture']): Loaded {
  const [loaded, setLoaded] = useState(nothing)
  const key = hashes.join(' ')

  useEffect(() => {
    const made: string[] = []
    let gone = false
    async function load(hash: string) {
      const picture = await loadBlob(hash)
      if (gone) return
      const url = picture.ok ? URL.createObjectURL(picture.value) : null
      if (url !== null) made.push(url)
      setLoaded((before) => new Map(before).set(hash, url))
    }
    for (const hash of key.split(' ').filter(Boolean)) void load(hash)
    return () => {
      gone = true
      made.forEach((url) => URL.revokeObjectURL(url))
      // Should the same picture come back, as by an undo, this address must not be painted from.
      setLoaded(nothing)
    }
  }, [loadBlob, key])

  return loaded
}

function findSource(
  imageUrl: string,
  loaded: Loaded,
  linked: ReadonlySet<string> | undefined,
): PictureSource {
  const [hash] = listDeckAssets({ slides: [{ imageUrl }] })
  if (hash !== undefined) {
    const url = loaded.get(hash)
    return { url: url ?? undefined, missing: url === null }
  }
  if (isRemotePicture(imageUrl)) {
    // The page's policy has no plain http; many hosts answer to both.
    const url = imageUrl.replace(/^http:/i, 'https:')
    return { url: linked?.has(imageUrl) ? url : undefined, missing: false }
  }
  const isInline = imageUrl.startsWith('data:image/')
  return { url: isInline ? imageUrl : undefined, missing: !isInline }
}
