import { LayoutTemplate } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useStore } from 'zustand'

import { framedLayouts, type SlideLayoutName, slideLayouts } from '#core/deck/slide-layout.ts'
import type { Slide } from '#core/deck/slide.ts'
import { setLayout } from '#core/edit/set-layout.ts'
import { chooseLayout } from '#core/layout/choose-layout.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Theme } from '#core/theme/theme.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { useSlideLayout } from '#slide/use-slide-layout.ts'
import { pickerWords } from '#words/en/pickers.ts'
import { themeWords } from '#words/en/themes.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { usePictures } from '../../use-pictures.ts'
import { DesignPopover } from './design-popover.tsx'
import styles from './layout-picker.module.css'

const words = pickerWords.layout

export function LayoutPicker({ openDeck }: { openDeck: OpenDeck }) {
  const layout = useStore(
    openDeck.state,
    ({ deck, current }) => deck.slides[current]?.layout ?? null,
  )
  const name = layout === null ? words.automatic : themeWords.layouts[layout]
  return (
    <DesignPopover label={words.choose} icon={<LayoutTemplate />} button={words.current(name)}>
      <Layouts openDeck={openDeck} />
    </DesignPopover>
  )
}

function Layouts({ openDeck }: { openDeck: OpenDeck }) {
  const slide = useStore(openDeck.state, ({ deck, current }) => deck.slides[current])
  const place = useStore(openDeck.state, ({ current }) => current)
  const theme = useStore(openDeck.state, ({ deck }) => findDeckTheme(deck))
  const { urls } = usePictures(slide, openDeck)
  const name = useId()
  if (!slide) return null
  return (
    <div role="radiogroup" aria-label={words.choose} className={styles.list}>
      {[null, ...(theme.forms ? slideLayouts : framedLayouts)].map((layout) => (
        <LayoutOption
          key={layout ?? 'automatic'}
          layout={layout}
          name={name}
          slide={slide}
          place={place}
          theme={theme}
          pictureUrls={urls}
          onChoose={() =>
            // Arrows choose at every step of the way; together they are one.
            openDeck.edit((view) => setLayout(view, slide.id, layout), {
              mergeKey: `layout:${slide.id}`,
            })
          }
        />
      ))}
    </div>
  )
}

type LayoutOptionProps = {
  layout: SlideLayoutName | null
  name: string
  slide: Slide
  place: number
  theme: Theme
  pictureUrls: readonly (string | undefined)[]
  onChoose: () => void
}

function LayoutOption({
  layout,
  name,
  slide,
  place,
  theme,
  pictureUrls,
  onChoose,
}: LayoutOptionProps) {
  const chosen = chooseLayout(slide, place)
  const shown = useMemo(() => ({ ...slide, layout: layout ?? chosen }), [slide, layout, chosen])
  const { hiddenBullets } = useSlideLayout({ slide: shown, theme, place }).layout
  return (
    <label className={styles.option}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        checked={(slide.layout ?? null) === layout}
        onChange={onChoose}
      />
      <span className={styles.thumbnail} inert>
        <SlideView slide={shown} theme={theme} place={place} pictureUrls={pictureUrls} />
      </span>
      <span className={styles.name}>
        {layout === null ? words.automatic : themeWords.layouts[layout]}
      </span>
      {layout === null && (
        <span className={styles.note}>{words.automaticNow(themeWords.layouts[chosen])}</span>
      )}
      {layout !== null && hiddenBullets > 0 && (
        <span className={styles.note}>{words.hides(hiddenBullets)}</span>
      )}
    </label>
  )
}
