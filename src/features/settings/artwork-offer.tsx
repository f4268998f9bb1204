import { Brush } from 'lucide-react'

import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { settingsWords } from '#words/pages/settings.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './settings.module.css'

const words = settingsWords.artwork

type ArtworkOfferProps = { slideId: string; onClose: () => void }

/** For whoever wanted a picture on the slide and has no key: one that needs none. */
export function ArtworkOffer({ slideId, onClose }: ArtworkOfferProps) {
  const { currentDeck, currentTools } = useWorkspace()
  function draw() {
    const openDeck = currentDeck()
    onClose()
    if (openDeck) void currentTools()?.slideImages.drawArtwork(openDeck, slideId)
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
