import { type RefObject, use, useEffect, useRef } from 'react'

import type { SlideInDeck } from '#core/deck/slide-in-deck.ts'
import { listLayoutTexts } from '#core/layout/texts/list-layout-texts.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { useSlideLayout } from '#slide/use-slide-layout.ts'

import type { PrintPictures } from './use-print-pictures.ts'

type Sheet = SlideInDeck & {
  sheet: RefObject<HTMLElement | null>
  pictures: PrintPictures
  /** So many of its pictures are missing. */
  onReady: (missing: number) => void
}

/** Calls back once, when fonts and pictures of a sheet are there or known not to come. */
export function useSheetReady({ sheet, pictures, onReady, ...onStage }: Sheet): void {
  const fonts = use(SlideFontsContext)
  const { layout, metrics } = useSlideLayout(onStage)
  const isReady = useRef(false)
  const { isComing, missing } = pictures

  useEffect(() => {
    if (isReady.current || isComing) return undefined
    let gone = false
    async function wait() {
      await Promise.all(listLayoutTexts(layout).map(({ texts, font }) => fonts.load(texts, font)))
      const images = [...(sheet.current?.querySelectorAll('img') ?? [])]
      const decoded = await Promise.allSettled(images.map((image) => image.decode()))
      // Laid out with fonts that came since, it will be another sheet.
      if (gone || isReady.current || metrics !== fonts.metrics()) return
      isReady.current = true
      const broken = decoded.filter(({ status }) => status === 'rejected').length
      onReady(missing + broken)
    }
    void wait()
    return () => {
      gone = true
    }
  }, [fonts, layout, metrics, isComing, missing, sheet, onReady])
}
