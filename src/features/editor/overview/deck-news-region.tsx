import { useStore } from 'zustand'

import { HiddenText } from '#ui/hidden-text.tsx'

import type { DeckNews } from './deck-news.ts'

export function DeckNewsRegion({ news }: { news: DeckNews }) {
  const { text, told } = useStore(news.state)
  return (
    <output>
      {/* Anew each time: the same words twice would be silence the second time. */}
      <HiddenText key={told}>{text}</HiddenText>
    </output>
  )
}
