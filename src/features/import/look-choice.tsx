import { listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import type { SlideLook } from '#core/edit/style/set-look.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { importWords } from '#words/files/import.ts'
import { chooseLook } from '#workspace/files/choose-look.ts'
import type { Imported } from '#workspace/files/import-job.ts'

import styles from './look-choice.module.css'

const words = importWords.preview

const looks = ['kept', 'restyled'] as const

/** Enough to tell the two apart. */
const shown = 3

type LookChoiceProps = {
  imported: Imported
  look: SlideLook
  onLook: (look: SlideLook) => void
  /** Where its pictures can be painted from. */
  urls: ReadonlyMap<string, string>
}

/** Two ways that the slides can look here, side by side. */
export function LookChoice({ imported, look, onLook, urls }: LookChoiceProps) {
  return (
    <ChoiceGroup label={words.look} className={styles.looks}>
      {looks.map((value) => (
        <ChoiceCard
          key={value}
          value={value}
          checked={value === look}
          onChoose={() => onLook(value)}
          title={words.looks[value].title}
          description={words.looks[value].text}
          picture={<Samples imported={imported} look={value} urls={urls} />}
        />
      ))}
    </ChoiceGroup>
  )
}

function Samples({ imported, look, urls }: Omit<LookChoiceProps, 'onLook'>) {
  const { deck } = chooseLook(imported, look)
  const theme = findDeckTheme(deck)
  return (
    <div className={styles.samples}>
      {deck.slides.slice(0, shown).map((slide, place) => (
        <SlideView
          key={slide.id}
          slide={slide}
          theme={theme}
          {...poseSlide(deck, place)}
          pictureUrls={listPictureUrls(slide).map((url) => urls.get(url))}
          logoUrl={deck.logo && urls.get(deck.logo.imageUrl)}
          className={styles.sample}
        />
      ))}
    </div>
  )
}
