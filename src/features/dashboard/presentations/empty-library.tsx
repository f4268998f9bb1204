import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'

import { poseSlide } from '#core/form/slide-pose.ts'
import type { Deck } from '#core/deck/deck.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { emptyLibraryWords as words } from '#words/library/empty-library.ts'

import { paths } from '../../paths.ts'
import styles from './empty-library.module.css'

type EmptyLibraryProps = { opening: boolean; onSample: () => void; onPlay: () => void }

/** The first thing a newcomer sees: the way to a first deck, beside a stage with one on it. */
export function EmptyLibrary({ opening, onSample, onPlay }: EmptyLibraryProps) {
  return (
    <section className={styles.empty} aria-labelledby="empty-heading">
      <div className={styles.text}>
        <h2 id="empty-heading">{words.title}</h2>
        <p>{words.text}</p>
        <div className={styles.choices}>
          <Link href={paths.create} asChild>
            {/* What stands out is to be heard first: Play on the stage beside it. */}
            <LinkButton size="l">{words.create}</LinkButton>
          </Link>
          <Button size="l" busy={opening} onClick={onSample}>
            {words.sample}
          </Button>
        </div>
      </div>
      <Stage opening={opening} onPlay={onPlay} />
    </section>
  )
}

/** The sample deck, painted: what is promised is what opens. */
function Stage({ opening, onPlay }: Pick<EmptyLibraryProps, 'opening' | 'onPlay'>) {
  const [deck, setDeck] = useState<Deck | null>(null)
  useEffect(() => {
    let next = 0
    import('#core/outline/templates/sample-deck.ts').then(
      ({ createSampleDeck }) => setDeck(createSampleDeck(() => `sample-${next++}`)),
      // The stage stays empty: it promises, and nobody needs it.
      () => {},
    )
  }, [])
  const [first, ...rest] = deck?.slides ?? []
  return (
    <div className={styles.hall}>
      <div className={styles.stage} aria-hidden="true">
        {deck && first && <SlideView slide={first} theme={deck.theme} {...poseSlide(deck, 0)} />}
      </div>
      <Button
        variant="speak"
        size="l"
        icon={<Play />}
        busy={opening}
        className={styles.play}
        onClick={onPlay}
      >
        {words.playSample}
      </Button>
      <div className={styles.strip} aria-hidden="true">
        {rest.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            theme={deck?.theme}
            {...poseSlide({ title: deck?.title ?? '', slides: deck?.slides ?? [] }, index + 1)}
            className={styles.next}
          />
        ))}
      </div>
    </div>
  )
}
