import { type RefObject, use, useEffect, useRef } from 'react'

import type { SlideInDeck } from '#core/deck/slide-in-deck.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { useSlideLayout } from '#slide/use-slide-layout.ts'

import type { PrintPicture } from './use-print-picture.ts'

type Sheet = SlideInDeck & {
  sheet: RefObject<HTMLElement | null>
  picture: PrintPicture
  onReady: (hasPicture: boolean) => void
}

/** Calls back once, when fonts and picture of a sheet are there or known not to come. */
export function useSheetReady({ sheet, slide, theme, place, picture, onReady }: Sheet): void {
  const fonts = use(SlideFontsContext)
  const { layout } = useSlideLayout({ slide, theme, place })
  const isReady = useRef(false)

  useEffect(() => {
    if (isReady.current || picture.status === 'coming') return undefined
    let gone = false
    async function wait() {
      await Promise.all(listTexts(layout).map(({ texts, font }) => fonts.load(texts, font)))
      const images = [...(sheet.current?.querySelectorAll('img') ?? [])]
      const decoded = await Promise.allSettled(images.map((image) => image.decode()))
      if (gone || isReady.current) return
      isReady.current = true
      const isPainted = decoded.every(({ status }) => status === 'fulfilled')
      onReady(picture.status !== 'missing' && isPainted)
    }
    void wait()
    return () => {
      gone = true
    }
  }, [fonts, layout, picture.status, sheet, onReady])
}

const listTexts = ({ boxes }: SlideLayout): { texts: string[]; font: Font }[] =>
  boxes.flatMap((box) =>
    box.kind === 'text' ? { texts: box.paragraphs.map(({ text }) => text), font: box.font } : [],
  )
