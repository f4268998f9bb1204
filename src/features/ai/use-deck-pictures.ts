import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { type DrawingFailure, findDrawing } from '#workspace/generation/slide-images.ts'

import { useDeckTools } from '../deck-tools-context.ts'

/** Why a slide stayed without its picture. */
export type MissedPicture = { slideId: string; failure: DrawingFailure }

export type DeckPictures =
  | { status: 'choosing' }
  | { status: 'drawing'; total: number; done: number }
  | { status: 'over'; drawn: number; missed: readonly MissedPicture[] }

/** Draws pictures for several slides, one after the other, each into its slide as it comes. */
export function useDeckPictures(openDeck: OpenDeck) {
  const { slideImages } = useDeckTools()
  const [pictures, setPictures] = useState<DeckPictures>({ status: 'choosing' })
  /** Whose picture is being drawn; null when nobody wants more of them. */
  const drawing = useRef<string | null>(null)

  function stop() {
    const slideId = drawing.current
    drawing.current = null
    if (slideId) slideImages.stop(openDeck.id, slideId)
  }
  // Whoever leaves the dialog has called it off.
  const leave = useEffectEvent(stop)
  useEffect(() => () => leave(), [])

  async function draw(slideIds: readonly string[]) {
    const missed: MissedPicture[] = []
    let drawn = 0
    for (const [done, slideId] of slideIds.entries()) {
      drawing.current = slideId
      setPictures({ status: 'drawing', total: slideIds.length, done })
      await slideImages.generate(openDeck, slideId)
      const left = findDrawing(slideImages.state.getState(), openDeck.id, slideId)
      if (drawing.current === null) break
      if (left?.status !== 'failed') {
        drawn++
        continue
      }
      missed.push({ slideId, failure: left.failure })
      slideImages.dismiss(openDeck.id, slideId)
      if (!concernsOneSlide(left.failure)) break
    }
    setPictures({ status: 'over', drawn, missed })
  }

  return { pictures, draw, stop }
}

/** After any other failure the next request would fail alike. */
const concernsOneSlide = ({ from, failure }: DrawingFailure): boolean =>
  from === 'picture' || (from === 'model' && ofOnePicture.has(failure.code))

const ofOnePicture: ReadonlySet<string> = new Set(['no-picture', 'blocked', 'bad-reply'])
