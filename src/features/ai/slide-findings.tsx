import { WandSparkles, Wrench } from 'lucide-react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { canSplit } from '#core/edit/split-slide.ts'
import type { FindingFix } from '#core/outline/finding.ts'
import type { FindingGroup } from '#core/outline/group-findings.ts'
import { Button } from '#ui/button.tsx'
import { describeAskFailure } from '#words/en/ai.ts'
import { deckCheckWords as words } from '#words/en/deck-check.ts'
import { providerNames } from '#words/en/provider-names.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { DeckSlide } from '../deck-slide.tsx'
import { useWorkspace } from '../workspace-context.ts'
import styles from './deck-check.module.css'
import { FindingList } from './finding-list.tsx'
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
          {listFixes(slide, findings).map(({ label, fix, needsModel }) => (
            <Button
              key={label}
              size="s"
              icon={needsModel ? <WandSparkles /> : <Wrench />}
              busy={isBusy && isSame(state.fix, fix)}
              disabled={(needsModel && !isReady) || (isBusy && !isSame(state.fix, fix))}
              onClick={() => void fixes.apply(fix)}
            >
              {label}
            </Button>
          ))}
          <Button size="s" variant="ghost" onClick={onShow}>
            {words.show}
          </Button>
        </div>
      </div>
    </section>
  )
}

type OfferedFix = { label: string; fix: FindingFix; needsModel: boolean }

/** Two slides of them are better than one. */
const manyPoints = 6

/** Several findings may have one remedy. */
function listFixes(slide: Slide, findings: readonly FindingGroup[]): OfferedFix[] {
  const offered = new Map<string, OfferedFix>()
  const offer = (name: keyof typeof words.fixes, fix: FindingFix, needsModel: boolean) =>
    offered.set(name, { label: words.fixes[name], fix, needsModel })
  for (const [{ code, fix, found }] of findings) {
    const isTooMuch = code === 'overflow' || (code === 'bullet-count' && Number(found) > manyPoints)
    if (isTooMuch && canSplit(slide))
      offer('split-slide', { kind: 'split-slide', slideId: slide.id }, false)
    if (fix?.kind === 'rewrite-slide' || fix?.kind === 'write-notes') offer(fix.kind, fix, true)
    if (fix?.kind === 'set-content' && (code === 'bullet-empty' || code === 'bullet-repeated'))
      offer(code, fix, false)
  }
  return [...offered.values()]
}

const isSame = (one: FindingFix, other: FindingFix): boolean => one.kind === other.kind
