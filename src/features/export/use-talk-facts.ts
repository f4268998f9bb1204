import { useEffect, useState } from 'react'

import { estimateTalk } from '#core/narration/talk/estimate-talk.ts'
import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import type { RecorderOffer } from '#workspace/talk/recording/find-recorder.ts'

import { useWorkspace } from '../workspace-context.ts'

export type TalkFacts = {
  seconds: number
  hasNotes: boolean
  /** Who would speak; null when nobody can. */
  recorder: RecorderOffer | null
  /** Who else could. */
  recorders: readonly RecorderOffer[]
  /** Of the notes, which services count. */
  letters: number
}

/** Null until it is known, and while nobody asks. */
export function useTalkFacts(source: DeckSource | null, isWanted: boolean): TalkFacts | null {
  const { talkFiles } = useWorkspace()
  const [facts, setFacts] = useState<TalkFacts | null>(null)
  useEffect(() => {
    let isLeft = false
    async function look(from: DeckSource) {
      const [deck, speaking] = await Promise.all([from.loadDeck(), talkFiles.load()])
      if (!deck.ok || !speaking.ok) return
      const { recorder } = speaking.value
      const [found, recorders] = await Promise.all([
        recorder.find(deck.value),
        recorder.list(deck.value),
      ])
      const { slides } = deck.value
      const { seconds } = estimateTalk(slides, findDeckLanguage(deck.value))
      const spoken = slides.filter((slide) => !slide.hidden && canBeSpoken(slide))
      const letters = spoken.reduce((sum, { notes }) => sum + notes.length, 0)
      const hasNotes = slides.some(canBeSpoken)
      if (!isLeft) setFacts({ seconds, letters, hasNotes, recorder: found, recorders })
    }
    if (source && isWanted) void look(source)
    return () => {
      isLeft = true
    }
  }, [source, isWanted, talkFiles])
  return facts
}
