import { ArrowLeft, Link2, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'

import type { Script } from '#core/narration/script/script.ts'
import { Button } from '#ui/button.tsx'
import { showWords } from '#words/talk/show.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { usePresenter } from '../deck/use-presenter.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './talk-end.module.css'

const words = showWords.talkEnd

type TalkEndProps = {
  openDeck: OpenDeck
  /** What was said to its end before the show began is none of the show's. */
  earlierTalk: Script | null
}

/** All has been said: what people do next stands there, instead of a slide that just stays. */
export function TalkEnd({ openDeck, earlierTalk }: TalkEndProps) {
  const { presenter } = useDeckTools()
  const isOver = usePresenter(
    ({ status, mode, script }) => status === 'stopped' && mode === 'auto' && script !== earlierTalk,
  )
  return isOver && <Choices openDeck={openDeck} onReplay={() => void presenter.presentAll()} />
}

type ChoicesProps = { openDeck: OpenDeck; onReplay: () => void }

function Choices({ openDeck, onReplay }: ChoicesProps) {
  const { overlays } = useWorkspace()
  const { show } = useDeckTools()
  const current = useStore(openDeck.state, (state) => state.deck.slides[state.current]?.id)
  const [last] = useState(current)
  const [isLeft, setIsLeft] = useState(false)
  // Who turns to a slide, because somebody asks about it, wants to see that one.
  if (!isLeft && current !== last) setIsLeft(true)
  if (isLeft) return null

  function share() {
    show.leave()
    overlays.show(`share:${openDeck.id}`)
  }

  return (
    <section className={styles.end} aria-label={words.label}>
      <p className={styles.title}>{words.title}</p>
      <div className={styles.choices}>
        <Button variant="speak" icon={<RotateCcw />} onClick={onReplay}>
          {words.replay}
        </Button>
        {!openDeck.isWatched && (
          <Button icon={<Link2 />} onClick={share}>
            {words.share}
          </Button>
        )}
        <Button icon={<ArrowLeft />} onClick={show.leave}>
          {words.back}
        </Button>
      </div>
    </section>
  )
}
