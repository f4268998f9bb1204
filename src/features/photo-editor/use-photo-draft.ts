import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { ImageCredit, ImageEffects, ImageStyle } from '#core/deck/pictures/image-style.ts'
import type { Slide } from '#core/deck/slide.ts'
import {
  defaultPicture,
  type PictureSettings,
  readPicture,
  withPicture,
} from '#core/edit/pictures/apply-picture.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Theme } from '#core/theme/theme.ts'
import { photoEditorWords } from '#words/editor/photo-editor.ts'
import { describePictureFailure } from '#words/editor/picture.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { usePicture, usePictures } from '../use-pictures.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { measureAspect } from './measure-aspect.ts'
import { useObjectUrl } from './use-object-url.ts'

/** `picture` is an address that the slide has already, or one that is new and not kept yet. */
export type PhotoSource = { picture: string | Blob; id: string | null }

export type PhotoDraft = {
  theme: Theme
  source: PhotoSource | null
  /** Where the picture can be painted from; undefined while it is unknown. */
  url: string | undefined
  /** The same for all pictures of the slide, of which it is the first. */
  urls: readonly (string | undefined)[]
  settings: PictureSettings
  defaults: PictureSettings
  /** The slide as it would be. */
  slide: Slide
  error: string | null
  /** The slide's own picture is gone: an error that lasts until there is another. */
  isMissing: boolean
  busy: boolean
  isChanged: boolean
  setError: (error: string | null) => void
  setStyle: (change: Partial<ImageStyle>) => void
  setEffects: (change: Partial<ImageEffects>) => void
  set: (change: Partial<PictureSettings>) => void
  resetAll: () => void
  /** Of several the last one counts, also over one that is still on its way; null never came. */
  takeFile: (file: Blob | Promise<Blob | null>, from?: PhotoOrigin) => Promise<void>
}

type PhotoOrigin = { id: string; credit?: ImageCredit }

/** The picture of a slide while it is being tried out; the deck knows nothing of it. */
export function usePhotoDraft(openDeck: OpenDeck, slide: Slide, place: number): PhotoDraft {
  const { pictures } = useDeckTools()
  const theme = useStore(openDeck.state, (state) => findDeckTheme(state.deck))
  const [settings, setSettings] = useState(() => readPicture({ slide, theme, place }))
  const [source, setSource] = useState<PhotoSource | null>(() =>
    slide.imageUrl === undefined ? null : { picture: slide.imageUrl, id: null },
  )
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempts = useRef(0)

  const kept = typeof source?.picture === 'string' ? source.picture : undefined
  const fresh = source && typeof source.picture !== 'string' ? source.picture : null
  const stored = usePicture(kept, openDeck)
  const freshUrl = useObjectUrl(fresh)
  const url = fresh ? freshUrl : stored.url
  const more = usePictures({ morePictures: slide.morePictures ?? [] }, openDeck)
  const urls = useMemo(() => [...(source ? [url] : []), ...more.urls], [source, url, more])
  const defaults = useMemo(() => defaultPicture({ slide, theme, place }), [slide, theme, place])
  const drafted = useMemo(
    () => (source ? withPicture({ slide, theme, place }, kept ?? 'draft', settings) : slide),
    [slide, theme, place, source, kept, settings],
  )
  const set: PhotoDraft['set'] = (change) => setSettings((before) => ({ ...before, ...change }))

  // Only a picture that is shown whole is laid out by its form.
  const isUnmeasured = settings.style.fit === 'contain' && settings.aspect === null
  useEffect(() => {
    if (!isUnmeasured || url === undefined) return undefined
    let isWanted = true
    const measure = async () => {
      const aspect = await measureAspect(url)
      if (isWanted) setSettings((before) => ({ ...before, aspect }))
    }
    void measure()
    return () => {
      isWanted = false
    }
  }, [isUnmeasured, url])

  async function takeFile(file: Blob | Promise<Blob | null>, from?: PhotoOrigin) {
    const attempt = (attempts.current += 1)
    const altBefore = settings.alt
    setBusy(true)
    setError(null)
    const blob = await file
    const prepared = blob && (await pictures.prepare(blob))
    // Another one was chosen while this one was being fetched or prepared.
    if (attempt !== attempts.current) return
    setBusy(false)
    if (!prepared) return setError(photoEditorWords.search.fetchFailed)
    if (!prepared.ok) return setError(describePictureFailure(prepared.error))
    setSource({ picture: prepared.value, id: from?.id ?? null })
    // What was said of the last picture alone is not true of this one; what was typed since is.
    setSettings((now) => ({
      ...now,
      crop: defaults.crop,
      aspect: null,
      alt: now.alt === altBefore ? '' : now.alt,
      credit: from?.credit ?? null,
    }))
  }

  return {
    theme,
    source,
    url,
    urls,
    settings,
    defaults,
    slide: drafted,
    error: error ?? (stored.missing ? photoEditorWords.loadFailed : null),
    isMissing: stored.missing,
    busy,
    isChanged:
      isOther(settings.style, defaults.style) ||
      isOther(settings.effects, defaults.effects) ||
      isOther(settings.crop, defaults.crop),
    setError,
    setStyle: (change) =>
      setSettings((before) => ({ ...before, style: { ...before.style, ...change } })),
    setEffects: (change) =>
      setSettings((before) => ({ ...before, effects: { ...before.effects, ...change } })),
    set,
    resetAll: () => set({ style: defaults.style, effects: defaults.effects, crop: defaults.crop }),
    takeFile,
  }
}

export function isOther<Fields extends object>(fields: Fields, defaults: Fields): boolean {
  for (const field in fields) if (fields[field] !== defaults[field]) return true
  return false
}
