import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'

import { listShownPlaces } from '#core/show/shown-slides.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { printWords as words } from '#words/files/print.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { findPaper, type Paper } from '#workspace/files/find-paper.ts'
import styles from './print-dialog.module.css'
import { PrintDrawing } from './print-drawing.tsx'
import type { PrintJob } from './print-job.ts'
import { PrintSheets } from './print-sheets.tsx'

export type PrintDialogProps = { openDeck: OpenDeck; onClose: () => void }

export function PrintDialog({ openDeck, onClose }: PrintDialogProps) {
  const slides = useStore(openDeck.state, ({ deck }) => deck.slides)
  const total = listShownPlaces(slides).length
  const current = useStore(openDeck.state, (state) => state.current)
  const [kind, setKind] = useState<PrintJob['kind']>('slides')
  const [range, setRange] = useState<'all' | 'current'>('all')
  const [paper, setPaper] = useState<Paper>(findPaper)
  const [job, setJob] = useState<PrintJob | null>(null)
  const [ready, setReady] = useState(0)

  // The browser's own command prints too, and is no reason to close.
  const hasPrinted = useRef(false)

  useEffect(() => {
    const close = () => {
      if (hasPrinted.current) onClose()
    }
    addEventListener('afterprint', close)
    return () => removeEventListener('afterprint', close)
  }, [onClose])

  const start = () => {
    // As the deck is now: what is typed elsewhere meanwhile would arrive on half of the pages.
    const { deck } = openDeck.state.getState()
    const places = range === 'all' ? listShownPlaces(deck.slides) : [current]
    setReady(0)
    setJob({ kind, paper, deck, places })
  }
  const print = useCallback((missing: number) => {
    // The print window covers it at first.
    if (missing > 0) showToast(words.missing(missing), { duration: 10_000 })
    hasPrinted.current = true
    window.print()
  }, [])

  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title={words.title}
        description={words.description}
        closeLabel={appWords.close}
        actions={
          <>
            <Button onClick={job ? () => setJob(null) : onClose}>{appWords.cancel}</Button>
            <Button variant="primary" busy={job !== null} onClick={start}>
              {words.print}
            </Button>
          </>
        }
      >
        {job ? (
          <div className={styles.progress}>
            <output>{words.preparing(ready, job.places.length)}</output>
            <ProgressBar label={words.title} share={ready / (job.places.length || 1)} />
          </div>
        ) : (
          <div className={styles.options}>
            <ChoiceGroup label={words.pages} className={styles.kinds}>
              {(['slides', 'notes'] as const).map((value) => (
                <ChoiceCard
                  key={value}
                  value={value}
                  checked={kind === value}
                  onChoose={() => setKind(value)}
                  title={words.kinds[value].title}
                  description={words.kinds[value].description}
                  picture={<PrintDrawing kind={value} />}
                />
              ))}
            </ChoiceGroup>
            <div className={styles.row}>
              <Segmented
                label={words.range}
                value={range}
                options={[
                  { value: 'all', label: words.ranges.all(total) },
                  { value: 'current', label: words.ranges.current(current + 1) },
                ]}
                onChange={setRange}
              />
              {kind === 'notes' && (
                <Segmented
                  label={words.paper}
                  value={paper}
                  options={[
                    { value: 'a4', label: words.papers.a4 },
                    { value: 'letter', label: words.papers.letter },
                  ]}
                  onChange={setPaper}
                />
              )}
            </div>
            {total < slides.length && (
              <p className={styles.hint}>{words.leavesOut(slides.length - total)}</p>
            )}
          </div>
        )}
      </Dialog>
      {job &&
        createPortal(
          <PrintSheets job={job} openDeck={openDeck} onProgress={setReady} onReady={print} />,
          document.body,
        )}
    </>
  )
}
