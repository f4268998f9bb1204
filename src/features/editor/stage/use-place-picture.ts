import { setPicture } from '#core/edit/pictures/set-picture.ts'
import { describePictureFailure } from '#words/editor/picture.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckTools } from '../../deck-tools-context.ts'

/** Puts a file on a slide as its picture, and answers why not when it is none. */
export function usePlacePicture(
  openDeck: OpenDeck,
  slideId: string,
): (file: Blob) => Promise<string | null> {
  const { takePicture } = useDeckTools()
  return async (file) => {
    const taken = await takePicture(openDeck, file)
    if (!taken.ok) return describePictureFailure(taken.error, editorWords.picture.failures)
    openDeck.edit((view) => setPicture(view, slideId, taken.value))
    return null
  }
}
