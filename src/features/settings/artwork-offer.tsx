import { Brush } from 'lucide-react'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { settingsWords } from '#words/en/settings.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './settings.module.css'

const words = settingsWords.artwork

/** For whoever wanted a picture on the slide and has no key: one that needs none. */
export function ArtworkOffer({ onClose }: { onClose: () => void }) {
  const { currentDeck, currentTools } = useWorkspace()
  function draw() {
    const openDeck = currentDeck()
    const { deck, current } = openDeck?.state.getState() ?? {}
    const slide = deck?.slides[current ?? 0]
    onClose()
    if (openDeck && slide) void currentTools()?.slideImages.drawArtwork(openDeck, slide.id)
  }
  return (
    <Banner
      className={styles.offer ?? ''}
      title={words.title}
      actions={
        <Button size="s" icon={<Brush />} onClick={draw}>
          {words.draw}
        </Button>
      }
    >
      {words.text}
    </Banner>
  )
}
