import { useEffect, useState } from 'react'

import { estimateTalk } from '#core/narration/estimate-talk.ts'
import { canBeSpoken } from '#core/narration/can-be-spoken.ts'
import { findDeckLanguage } from '#core/narration/find-deck-language.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import type { RecorderOffer } from '#workspace/talk/find-recorder.ts'

import { useWorkspace } from '../workspace-context.ts'

export type TalkFacts = {
  seconds: number
  hasNotes: boolean
  /** Who would speak; null when nobody can. */
  recorder: RecorderOffer | null
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
      const found = await speaking.value.recorder.find(deck.value)
      const { slides } = deck.value
      const { seconds } = estimateTalk(slides, findDeckLanguage(deck.value))
      if (!isLeft) setFacts({ seconds, hasNotes: slides.some(canBeSpoken), recorder: found })
    }
    if (source && isWanted) void look(source)
    return () => {
      isLeft = true
    }
  }, [source, isWanted, talkFiles])
  return facts
}
