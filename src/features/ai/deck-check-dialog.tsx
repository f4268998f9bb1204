import { CircleCheck } from 'lucide-react'
import { useStore } from 'zustand'

import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { appWords } from '#words/app.ts'
import { deckCheckWords as words } from '#words/editor/deck-check.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckCheck } from '../deck/use-deck-check.ts'
import { useWorkspace } from '../workspace-context.ts'
import styles from './deck-check.module.css'
import { FindingList } from './finding-list.tsx'
import { needsModel } from './list-fixes.ts'
import { SlideFindings } from './slide-findings.tsx'
import { useFixes } from './use-fixes.ts'

export type DeckCheckDialogProps = { openDeck: OpenDeck; onClose: () => void }

/** Everything worth a second look, slide by slide, and what one press can do about it. */
export function DeckCheckDialog({ openDeck, onClose }: DeckCheckDialogProps) {
  const { models, overlays } = useWorkspace()
  const deck = useStore(openDeck.state, (state) => state.deck)
  const { slides } = deck
  const isUnset = useStore(
    models.state,
    ({ readiness, isReady }) => readiness !== 'loading' && !isReady,
  )
  const { findings, options } = useDeckCheck(openDeck.id, deck)
  const fixes = useFixes(openDeck, options)
  const whole = findings.filter(([{ slideId }]) => slideId === undefined)
  const fixedPlace = slides.findIndex(({ id }) => id === fixes.fixed)
  const isAllRight = findings.every(([{ slideId }]) => slideId !== fixes.fixed)
  const describeFixed = isAllRight ? words.fixed : words.improved
  const show = (place: number) => {
    openDeck.select(place)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      size="xl"
      actions={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className={styles.check}>
        <div className={styles.status}>
          <output>
            {fixedPlace >= 0 && `${describeFixed(fixedPlace + 1)} `}
            {findings.length > 0 && words.summary(findings.length)}
          </output>
          {fixedPlace >= 0 && (
            <Button size="s" onClick={fixes.undo}>
              {words.undo}
            </Button>
          )}
        </div>
        {isUnset && findings.some(([{ fix }]) => fix && needsModel(fix)) && (
          <Banner
            actions={
              <Button size="s" onClick={() => overlays.show('settings')}>
                {words.settings}
              </Button>
            }
          >
            {words.needsModel}
          </Banner>
        )}
        {findings.length === 0 && <Clean />}
        {whole.length > 0 && (
          <section className={styles.whole} aria-label={words.whole}>
            <h3 className={styles.heading}>{words.whole}</h3>
            <FindingList findings={whole} />
          </section>
        )}
        {findings.length > whole.length && (
          <ul className={styles.slides}>
            {slides.map((slide, place) => {
              const own = findings.filter(([{ slideId }]) => slideId === slide.id)
              return own.length > 0 ? (
                <li key={slide.id}>
                  <SlideFindings
                    openDeck={openDeck}
                    slide={slide}
                    place={place}
                    findings={own}
                    fixes={fixes}
                    onShow={() => show(place)}
                  />
                </li>
              ) : null
            })}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function Clean() {
  return (
    <div className={styles.clean}>
      <CircleCheck aria-hidden />
      <h3 className={styles.cleanTitle}>{words.clean}</h3>
      <p>{words.cleanText}</p>
    </div>
  )
}
