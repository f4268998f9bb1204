import { WandSparkles, Wrench } from 'lucide-react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import type { FindingFix } from '#core/outline/check/finding.ts'
import type { FindingGroup } from '#core/outline/check/group-findings.ts'
import { Button } from '#ui/button.tsx'
import { describeAskFailure } from '#words/editor/ai.ts'
import { deckCheckWords as words } from '#words/editor/deck-check.ts'
import { providerNames } from '#words/services/provider-names.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import { RetryButton } from '../retry-button.tsx'
import { useWorkspace } from '../workspace-context.ts'
import styles from './deck-check.module.css'
import { FindingList } from './finding-list.tsx'
import { listFixes } from './list-fixes.ts'
import type { Fixes } from './use-fixes.ts'

type SlideFindingsProps = {
  openDeck: OpenDeck
  slide: Slide
  place: number
  findings: readonly FindingGroup[]
  fixes: Fixes
  onShow: () => void
}

/** A slide, what was found about it, and each remedy once. */
export function SlideFindings(props: SlideFindingsProps) {
  const { openDeck, slide, place, findings, fixes, onShow } = props
  const { models } = useWorkspace()
  const isReady = useStore(models.state, (state) => state.isReady)
  const service = useStore(models.state, ({ provider }) => providerNames[provider])
  const state = fixes.states.get(slide.id)
  const isBusy = state !== undefined && state.failure === null
  return (
    <section className={styles.slide} aria-label={words.slide(place + 1)}>
      <div className={styles.thumbnail} inert>
        <DeckSlide openDeck={openDeck} slide={slide} place={place} />
      </div>
      <div className={styles.about}>
        <h3 className={styles.heading}>
          <span className={styles.number}>{words.slide(place + 1)}</span>{' '}
          <span dir="auto">{slide.title || words.untitled}</span>
        </h3>
        <FindingList findings={findings} />
        {state?.failure && (
          <p className={styles.problem} role="alert">
            {describeAskFailure(state.failure, service)}
          </p>
        )}
        <div className={styles.fixes}>
          {listFixes(slide, findings).map(({ label, fix, byModel }) => (
            <RetryButton
              key={label}
              size="s"
              retryAt={byModel ? fixes.retryAt : null}
              icon={byModel ? <WandSparkles /> : <Wrench />}
              busy={isBusy && isSame(state.fix, fix)}
              disabled={(byModel && !isReady) || (isBusy && !isSame(state.fix, fix))}
              onClick={() => void fixes.apply(fix)}
            >
              {label}
            </RetryButton>
          ))}
          <Button size="s" variant="ghost" onClick={onShow}>
            {words.show}
          </Button>
        </div>
      </div>
    </section>
  )
}

const isSame = (one: FindingFix, other: FindingFix): boolean => one.kind === other.kind
