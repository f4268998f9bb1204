import { LayoutTemplate } from 'lucide-react'
import { use, useId, useMemo } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { setLayout } from '#core/edit/style/set-layout.ts'
import type { SlidePose } from '#core/form/slide-pose.ts'
import { findLayout } from '#core/layout/arrange-slide.ts'
import { listLayoutChoices } from '#core/layout/list-layout-choices.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Theme } from '#core/theme/theme.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { useWholeTheme } from '#slide/use-whole-theme.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import { themeWords } from '#words/editor/themes.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckPose } from '../../deck/use-deck-pose.ts'
import { useLogo, usePictures } from '../../use-pictures.ts'
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
  const { theme } = useWholeTheme(useStore(openDeck.state, ({ deck }) => findDeckTheme(deck)))
  const pose = useDeckPose(openDeck, place)
  return slide ? <Choices openDeck={openDeck} slide={slide} theme={theme} pose={pose} /> : null
}

type ChoicesProps = { openDeck: OpenDeck; slide: Slide; theme: Theme; pose: SlidePose }

function Choices({ openDeck, slide, theme, pose }: ChoicesProps) {
  const { urls } = usePictures(slide, openDeck)
  const logoUrl = useLogo(pose.logo, openDeck)
  const metrics = use(SlideFontsContext).metrics()
  const name = useId()
  const { layout: own, ...free } = slide
  const automatic = findLayout({ slide: free, theme, ...pose })
  const choices = useMemo(
    () => listLayoutChoices({ slide, theme, ...pose }, metrics),
    [slide, theme, pose, metrics],
  )
  const shared = { name, pose, theme, pictureUrls: urls, logoUrl }
  const choose = (layout: Slide['layout'] | null) =>
    // Arrows choose at every step of the way; together they are one.
    openDeck.edit((view) => setLayout(view, slide.id, layout ?? null), {
      mergeKey: `layout:${slide.id}`,
    })
  return (
    <div role="radiogroup" aria-label={words.choose} className={styles.list}>
      <LayoutOption
        {...shared}
        label={words.automatic}
        note={words.automaticNow(themeWords.layouts[automatic])}
        slide={choices.find(({ layout }) => layout === automatic)?.slide ?? slide}
        isChosen={own === undefined}
        onChoose={() => choose(null)}
      />
      {choices.map(({ layout, slide: shown, fits, hiddenBullets }) => (
        <LayoutOption
          key={layout}
          {...shared}
          label={themeWords.layouts[layout]}
          note={hiddenBullets > 0 ? words.hides(hiddenBullets) : fits ? null : words.doesNotFit}
          slide={shown}
          isChosen={own === layout}
          onChoose={() => choose(layout)}
        />
      ))}
    </div>
  )
}

type LayoutOptionProps = {
  label: string
  note: string | null
  name: string
  /** As it would be. */
  slide: Slide
  pose: SlidePose
  theme: Theme
  pictureUrls: readonly (string | undefined)[]
  logoUrl: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function LayoutOption({
  label,
  note,
  name,
  isChosen,
  onChoose,
  pose,
  ...shown
}: LayoutOptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.thumbnail} inert>
        <SlideView {...shown} {...pose} />
      </span>
      <span className={styles.name}>{label}</span>
      {note !== null && <span className={styles.note}>{note}</span>}
    </label>
  )
}
