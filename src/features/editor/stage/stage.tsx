import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'

import { listPictures, listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { Box, Rect, SlideLayout } from '#core/layout/boxes.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { useSlideLayout } from '#slide/use-slide-layout.ts'
import { useWholeTheme } from '#slide/use-whole-theme.ts'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { editorWords } from '#words/editor/editor.ts'

import { type PictureSource, useLogo, usePictures } from '../../use-pictures.ts'
import { useDeckPose } from '../../deck/use-deck-pose.ts'
import { useSpokenBullet } from '../../deck/use-presenter.ts'
import { usePicked } from '../arrange/arranging.ts'
import { InPlaceText } from '../typing/in-place-text.tsx'
import { PictureDrop } from './picture-drop.tsx'
import type { SlideEditing } from '../slide-editing.ts'
import styles from '../viewer/slide-viewer.module.css'
import { StageNotices } from './stage-notices.tsx'
import { TapToEdit } from './tap-to-edit.tsx'
import { useStageTheme } from './theme-preview.ts'
import { useStagedSlide } from './use-staged-slide.ts'
import type { ViewedDeck } from '../viewed-deck.ts'

type StageProps = {
  deck: ViewedDeck
  editing: SlideEditing | undefined
  slide: Slide
  /** Below the slide, where it is not edited. */
  notice: ReactNode
}

const ArrangeLayer = lazyComponent(() => import('../arrange/arrange-layer.tsx'), 'ArrangeLayer')

/** The slide itself. Where it may be changed, its texts are typed in place and pictures dropped on it. */
export function Stage({ deck, editing, slide, notice }: StageProps) {
  const place = useStore(deck.state, (state) => state.current)
  const { theme } = useWholeTheme(useStageTheme(deck))
  const isSmall = useMediaQuery('(max-width: 40rem)')
  const { urls, sources } = usePictures(slide, deck)
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const isLost = ({ url, missing }: PictureSource) =>
    missing || (url !== undefined && failed.has(url))
  // What stands where somebody placed it keeps its place, there or not.
  const inForm = keepsLook(slide) ? 0 : listPictures(slide).length
  const lost = sources.slice(0, inForm).flatMap((source, index) => (isLost(source) ? [index] : []))
  const isEditable = editing !== undefined
  const pose = useDeckPose(deck, place)
  const logoUrl = useLogo(pose.logo, deck)
  const { staged, hold, release } = useStagedSlide(slide, { theme, ...pose, isEditable, lost })
  const picked = usePicked(slide)
  const [dragged, setDragged] = useState<Slide | null>(null)
  const onStage = { slide: dragged ?? staged, theme, ...pose }
  const stored = listPictureUrls(slide)
  const { layout } = useSlideLayout(onStage)
  const spokenBullet = useSpokenBullet(slide)

  const view = (children?: ReactNode) => (
    <SlideView
      {...onStage}
      pictureUrls={listPictureUrls(onStage.slide).map((url) => urls[stored.indexOf(url)])}
      logoUrl={logoUrl}
      onPictureError={(url) => setFailed((before) => new Set(before).add(url))}
      level={2}
      spokenBullet={spokenBullet}
      // The fields over them say the same words.
      textHidden={isEditable && !isSmall && !picked}
      className={styles.slide}
    >
      {children}
    </SlideView>
  )

  if (!editing)
    return (
      <>
        <Hall>
          <div className={styles.stage}>{view()}</div>
        </Hall>
        <output className={styles.notices}>{notice}</output>
      </>
    )
  const { openDeck, onEditText } = editing
  return (
    <>
      <Hall>
        <PictureDrop openDeck={openDeck} slideId={slide.id} className={styles.stage}>
          {view(
            picked ? (
              <ArrangeLayer
                openDeck={openDeck}
                slide={slide}
                shown={dragged ?? slide}
                form={listFormRects(layout)}
                canType={!isSmall}
                onPreview={setDragged}
              />
            ) : isSmall ? (
              <TapToEdit {...onStage} onEdit={onEditText} />
            ) : (
              <InPlaceText
                key={slide.id}
                {...onStage}
                openDeck={openDeck}
                stored={slide}
                onEnter={hold}
                onLeave={release}
              />
            ),
          )}
        </PictureDrop>
      </Hall>
      <StageNotices
        openDeck={openDeck}
        slide={slide}
        layout={layout}
        pictureFailed={sources.some(isLost)}
      />
    </>
  )
}

/** What of a form edges and middles of what is put over it may meet. */
const listFormRects = ({ isKept, boxes, over = boxes.length }: SlideLayout): readonly Rect[] =>
  isKept
    ? []
    : boxes
        .slice(0, over)
        .filter(({ kind }) => seenKinds.has(kind))
        .flatMap(toRect)

const seenKinds: ReadonlySet<Box['kind']> = new Set(['text', 'picture', 'table', 'chart'])

const toRect = (box: Box): Rect[] => ('width' in box ? [box] : [])

/** The room around the slide. */
function Hall({ children }: { children: ReactNode }) {
  return (
    <div
      // It holds a painted slide, no form: a fieldset would be another thing.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={editorWords.slide.label}
      id="slide"
      className={styles.hall}
      // Takes the focus of whoever leaves a text, and of what is no more.
      data-hall
      tabIndex={-1}
    >
      {children}
    </div>
  )
}
