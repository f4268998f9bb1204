import { EyeOff } from 'lucide-react'
import { useMemo } from 'react'

import { listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { importWords } from '#words/files/import.ts'
import { chooseLook, lacksLook, offersLook } from '#workspace/files/choose-look.ts'
import { type Imported, listFileNames } from '#workspace/files/import-job.ts'
import { isRestTaken } from '#workspace/files/is-rest-taken.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { countPresentations, listLooks } from '#workspace/library/restore-library.ts'

import styles from './import-preview.module.css'
import { LookChoice } from './look-choice.tsx'
import { LossNotice } from './loss-list.tsx'
import type { ChosenLook } from './use-chosen-look.ts'
import { useHidden } from './use-hidden.ts'
import { useGrowing } from './use-growing.ts'
import { usePictureUrls } from './use-picture-urls.ts'

const words = importWords.preview

/** Enough to recognise a presentation by. */
const maxShown = 24

type ImportPreviewProps = {
  imported: Imported
  /** What it looks like here, where that can be chosen. */
  look: ChosenLook
  /** Where it may be put. */
  openDeck: OpenDeck | null
  /** Given when it is to go: its slides are taken away first, a few at a time, and then this is called. */
  onGone?: (() => void) | undefined
}

/**
 * What came of the files, in their own look, and what of them could not be kept. Only as slides of the
 * open deck will they have another look, which is one of several choices, and so it is said.
 */
export function ImportPreview({ imported: found, look, openDeck, onGone }: ImportPreviewProps) {
  const imported = useMemo(() => chooseLook(found, look.chosen), [found, look.chosen])
  const { deck, pictures, losses } = imported
  const urls = usePictureUrls(pictures)
  const looks = listLooks(imported)
  const laterTheme = openDeck ? findDeckTheme(openDeck.state.getState().deck) : undefined
  const shown = useGrowing(deck, { most: maxShown, laterTheme, onGone })
  const presentations = countPresentations(imported)
  // Presentations of a backup come back as they were.
  const hidden = useHidden(presentations > 0 ? null : deck)
  const changesLook =
    presentations === 0 &&
    laterTheme !== undefined &&
    laterTheme !== findDeckTheme(deck) &&
    !deck.slides.every(keepsLook)
  const more = deck.slides.length - maxShown
  return (
    <section className={styles.preview} aria-label={words.heading}>
      <div>
        <h3 className={styles.heading} dir="auto">
          {presentations > 0
            ? words.presentations(presentations)
            : words.slides(deck.slides.length, deck.title)}
        </h3>
        <p className={styles.files} dir="auto">
          {words.files(listFileNames(imported))}
        </p>
        {imported.isComposed && <p className={styles.look}>{words.composed}</p>}
        {lacksLook(found) && <p className={styles.look}>{words.noLook}</p>}
        {changesLook && <p className={styles.look}>{words.otherLook}</p>}
      </div>
      {offersLook(found) && onGone === undefined && (
        <LookChoice imported={found} look={look.chosen} onLook={look.choose} urls={urls} />
      )}
      <LossNotice losses={[...losses, ...hidden]} isRestTaken={isRestTaken(imported)} />
      <ol className={styles.slides}>
        {deck.slides.slice(0, maxShown).map((slide, place) => (
          <li key={slide.id}>
            {place < shown ? (
              <SlideView
                slide={slide}
                theme={findDeckTheme(looks[place] ?? deck)}
                {...poseSlide(deck, place)}
                level={3}
                pictureUrls={listPictureUrls(slide).map((url) => urls.get(url))}
                logoUrl={deck.logo && urls.get(deck.logo.imageUrl)}
                className={styles.slide}
              />
            ) : (
              <div className={styles.empty} />
            )}
            {slide.hidden && (
              <p className={styles.hidden}>
                <EyeOff aria-hidden /> {words.hidden}
              </p>
            )}
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles.more}>{words.more(more)}</p>}
    </section>
  )
}
