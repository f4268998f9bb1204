import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { isRemotePicture } from '#core/deck/pictures/list-remote-pictures.ts'
import { listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import { placeForm } from '#core/placed/form/place-form.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { useSlideLayout } from '#slide/use-slide-layout.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { appWords } from '#words/app.ts'
import { arrangeWords } from '#words/editor/arrange.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckPose } from '../../deck/use-deck-pose.ts'
import { type PictureSource, usePictures } from '../../use-pictures.ts'
import { freeSlide } from './arranging.ts'
import { useArranged } from './use-arranged.ts'

type PlaceFreelyProps = { openDeck: OpenDeck; slide: Slide; onClose: () => void }

/** Decks of which this was asked since the page was opened: whoever wants it wants it again. */
const asked = new Set<string>()

/** Asks once whether parts of a form shall stand where somebody puts them, and takes the form apart. */
export function PlaceFreely({ openDeck, slide, onClose }: PlaceFreelyProps) {
  const words = arrangeWords.free
  const [isAgreed, setAgreed] = useState(asked.has(openDeck.id))
  const place = useStore(openDeck.state, ({ deck }) => deck.slides.indexOf(slide))
  const { theme } = useArranged(openDeck, slide)
  const pose = useDeckPose(openDeck, Math.max(0, place))
  const { layout, metrics } = useSlideLayout({ slide, theme, ...pose })
  const { urls, sources } = usePictures(slide, openDeck)
  const imageUrls = listPictureUrls(slide)
  const takeApart = async () => {
    const [sizes] = await Promise.all([Promise.all(urls.map(measure)), loadPlaced()])
    const onStage = { slide, theme, ...pose }
    const findSize = (url: string) => sizes[imageUrls.indexOf(url)] ?? null
    freeSlide({ from: slide, freed: placeForm({ onStage, layout, metrics, findSize }) })
    onClose()
  }
  const isTaken = useRef(false)
  // What is painted may still be on its way, as fonts and pictures are.
  const isComing = ({ url, missing }: PictureSource, at: number) =>
    url === undefined && !missing && !isRemotePicture(imageUrls[at] ?? '')
  const isReady = layout.boxes.length > 0 && !sources.some(isComing)
  useEffect(() => {
    if (!isAgreed || !isReady || isTaken.current) return
    isTaken.current = true
    void takeApart()
  })
  if (isAgreed) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={() => {
        if (!asked.has(openDeck.id)) onClose()
      }}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={appWords.cancel}
      onConfirm={() => {
        asked.add(openDeck.id)
        setAgreed(true)
      }}
    />
  )
}

/** What cannot be shown has no size. */
async function measure(url: string | undefined) {
  if (url === undefined) return null
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  }
}
