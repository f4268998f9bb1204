import { useCallback, useEffect, useState } from 'react'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { PrintJob } from './print-job.ts'
import { PrintSheet } from './print-sheet.tsx'
import styles from './print-sheets.module.css'

type PrintSheetsProps = {
  job: PrintJob
  openDeck: OpenDeck
  onProgress: (ready: number) => void
  /** All pages are there; so many of their pictures are not. */
  onReady: (missing: number) => void
}

/** So many are made at a time: between them the progress is seen, and Cancel heard. */
const batch = 8

/** Rules for whole pages cannot be bound to an element, so they are there only while printing. */
const pageRules = {
  slides: '@page { size: 13.3333in 7.5in; margin: 0 }',
  a4: '@page { size: A4 portrait; margin: 16mm }',
  letter: '@page { size: letter portrait; margin: 16mm }',
}

/** The pages for the printer, unseen on the screen. Nothing else of the app is printed. */
export function PrintSheets({ job, openDeck, onProgress, onReady }: PrintSheetsProps) {
  const total = job.places.length
  const [made, setMade] = useState(Math.min(batch, total))
  const [ready, setReady] = useState({ count: 0, missing: 0 })
  const onSheetReady = useCallback((lacking: number) => {
    setReady(({ count, missing }) => ({
      count: count + 1,
      missing: missing + lacking,
    }))
  }, [])

  useEffect(() => {
    onProgress(ready.count)
    if (ready.count < made) return undefined
    // Later, because printing holds up everything: the screen has to be painted first.
    const timer = setTimeout(() => {
      if (made < total) setMade(Math.min(made + batch, total))
      else onReady(ready.missing)
    })
    return () => clearTimeout(timer)
  }, [ready, made, total, onProgress, onReady])

  return (
    <div className={styles.sheets}>
      <style>{pageRules[job.kind === 'slides' ? 'slides' : job.paper]}</style>
      {job.places.slice(0, made).map((place) => {
        const slide = job.deck.slides[place]
        return (
          slide && (
            <PrintSheet
              key={slide.id}
              job={job}
              slide={slide}
              place={place}
              openDeck={openDeck}
              onReady={onSheetReady}
            />
          )
        )
      })}
    </div>
  )
}
