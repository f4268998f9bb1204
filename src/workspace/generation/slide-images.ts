import { createStore, type StoreApi } from 'zustand/vanilla'

import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { drawSlideArtwork } from '#core/artwork/draw-slide-artwork.ts'
import { decodeBase64 } from '#core/decode-base64.ts'
import type { ImageCredit } from '#core/deck/pictures/image-style.ts'
import type { Slide } from '#core/deck/slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { setPicture } from '#core/edit/pictures/set-picture.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'
import type { GeneratedImage, ImageFailure } from '#ports/models/image-model.ts'
import type { PictureFailure } from '#ports/pictures/picture-intake.ts'

import { workOnStoredDeck } from '#workspace/library/edit-stored-deck.ts'
import { findRetryTime } from './find-retry-time.ts'
import type { Models, ModelsFailure } from './models.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

export type DrawingFailure =
  | { from: 'model'; failure: ImageFailure }
  | { from: 'picture'; failure: PictureFailure }
  | { from: 'models'; failure: ModelsFailure }
  | { from: 'store'; failure: StoreFailure }

/** How it stands with the picture that was asked for a slide. */
export type Drawing =
  | { status: 'drawing' }
  | { status: 'failed'; failure: DrawingFailure; retryAt: number | null }
  /** Drawn on the device without any model; `variant` counts how often another one was asked for. */
  | { status: 'artwork'; imageUrl: string; variant: number }

type SlideImagesState = { drawings: ReadonlyMap<string, Drawing> }

/** A copy of a presentation has slides with the same ids. */
const nameDrawing = (deckId: string, slideId: string): string => `${deckId} ${slideId}`

export const findDrawing = (
  { drawings }: SlideImagesState,
  deckId: string,
  slideId: string,
): Drawing | undefined => drawings.get(nameDrawing(deckId, slideId))

export type SlideImages = {
  /** `findDrawing` looks into it. */
  state: StoreApi<SlideImagesState>
  /** With the chosen model; where the chosen service draws nothing, artwork. */
  generate(openDeck: OpenDeck, slideId: string): Promise<void>
  /** Without any model. Each time another one. */
  drawArtwork(openDeck: OpenDeck, slideId: string): Promise<void>
  stop(deckId: string, slideId: string): void
  /** Forgets a failure that was read. */
  dismiss(deckId: string, slideId: string): void
}

/** A picture that waits for its slide. */
type Made = { picture: Blob; imageCredit: Partial<ImageCredit> }
type Placed = Result<string, DrawingFailure>

type Needs = {
  models: Pick<Models, 'imageModel'>
  /** The presentation a screen shows, and the way to one that none does. */
  currentDeck: () => OpenDeck | null
  openStored: (id: string) => Promise<Result<OpenDeck, StoreFailure>>
  takePicture: (openDeck: OpenDeck, picture: Blob) => Promise<Result<string, PictureFailure>>
  /** What is kept with a picture, wherever it goes: that no person took or drew it. */
  credits: { artwork: Partial<ImageCredit>; model: (model: string) => Partial<ImageCredit> }
  clock: Clock
  /** A picture was asked for this slide, and no model is set up. */
  onModelMissing: (slideId: string) => void
}

/** Pictures that are made for slides. A slide changes only once its picture is there, in one step. */
export function createSlideImages(needs: Needs): SlideImages {
  const { models, currentDeck, openStored, takePicture, credits, clock, onModelMissing } = needs
  const state = createStore<SlideImagesState>(() => ({ drawings: new Map() }))
  const aborts = new Map<string, AbortController>()

  const note = (name: string, drawing: Drawing | null) =>
    state.setState(({ drawings }) => {
      const next = new Map(drawings)
      if (drawing) next.set(name, drawing)
      else next.delete(name)
      return { drawings: next }
    })

  const failedWith = (failure: DrawingFailure): Drawing => ({
    status: 'failed',
    failure,
    retryAt: findRetryTime(failure.failure, clock.now()),
  })

  async function place(openDeck: OpenDeck, slideId: string, made: Made): Promise<Placed> {
    const shown = currentDeck()
    if (shown?.id === openDeck.id) return put(shown, slideId, made)
    // Its screen was left meanwhile.
    const placed = await workOnStoredDeck(openStored, openDeck.id, (deck) =>
      put(deck, slideId, made),
    )
    return placed.ok ? placed.value : fail({ from: 'store', failure: placed.error })
  }

  async function put(
    deck: OpenDeck,
    slideId: string,
    { picture, imageCredit }: Made,
  ): Promise<Placed> {
    const taken = await takePicture(deck, picture)
    if (!taken.ok) return fail({ from: 'picture', failure: taken.error })
    deck.edit((view) =>
      changeSlide(setPicture(view, slideId, taken.value), slideId, { imageCredit }),
    )
    return taken
  }

  async function drawArtwork(openDeck: OpenDeck, slideId: string) {
    const slide = findSlide(openDeck, slideId)
    if (!slide) return
    const last = findDrawing(state.getState(), openDeck.id, slideId)
    const variant = last?.status === 'artwork' ? last.variant + 1 : 0
    const svg = drawSlideArtwork(slide, findDeckTheme(openDeck.state.getState().deck), variant)
    const picture = new Blob([svg], { type: 'image/svg+xml' })
    const placed = await place(openDeck, slideId, { picture, imageCredit: credits.artwork })
    note(
      nameDrawing(openDeck.id, slideId),
      placed.ok ? { status: 'artwork', imageUrl: placed.value, variant } : failedWith(placed.error),
    )
  }

  async function drawWithModel(
    openDeck: OpenDeck,
    slideId: string,
    signal: AbortSignal,
  ): Promise<Result<unknown, DrawingFailure> | 'unset' | 'draws-nothing'> {
    const slide = findSlide(openDeck, slideId)
    if (!slide) return ok(null)
    const model = await models.imageModel()
    if (!model.ok) {
      const { error } = model
      if (error.code === 'no-key' || error.code === 'no-address') return 'unset'
      if (error.code === 'no-pictures') return 'draws-nothing'
      return fail({ from: 'models', failure: error })
    }
    const drawn = await model.value.draw({ slide, signal })
    if (!drawn.ok) return fail({ from: 'model', failure: drawn.error })
    if (signal.aborted) return fail({ from: 'model', failure: { code: 'cancelled' } })
    const picture = readImage(drawn.value)
    if (!picture) return fail({ from: 'model', failure: { code: 'bad-reply' } })
    return place(openDeck, slideId, { picture, imageCredit: credits.model(drawn.value.model) })
  }

  return {
    state,

    async generate(openDeck, slideId) {
      const name = nameDrawing(openDeck.id, slideId)
      if (aborts.has(name)) return
      const abort = new AbortController()
      aborts.set(name, abort)
      const before = state.getState().drawings.get(name) ?? null
      note(name, { status: 'drawing' })
      try {
        const answer = await drawWithModel(openDeck, slideId, abort.signal)
        if (answer === 'unset') {
          note(name, before)
          onModelMissing(slideId)
        } else if (answer === 'draws-nothing') {
          note(name, before)
          await drawArtwork(openDeck, slideId)
        } else if (answer.ok || abort.signal.aborted) note(name, null)
        else note(name, failedWith(answer.error))
      } finally {
        aborts.delete(name)
      }
    },

    drawArtwork,

    stop: (...drawn) => aborts.get(nameDrawing(...drawn))?.abort(),
    dismiss: (...drawn) => note(nameDrawing(...drawn), null),
  }
}

const findSlide = (openDeck: OpenDeck, slideId: string): Slide | undefined =>
  openDeck.state.getState().deck.slides.find(({ id }) => id === slideId)

function readImage({ data, mediaType }: GeneratedImage): Blob | null {
  const bytes = decodeBase64(data)
  return bytes && new Blob([bytes], { type: mediaType })
}
