import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  CopyPlus,
  Group,
  ImageUp,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import {
  alignElements,
  type Axis,
  distributeElements,
  type Side,
} from '#core/placed/edit/align-elements.ts'
import type { Picked } from '#core/placed/edit/change-elements.ts'
import { canGroup, isGrouped } from '#core/placed/edit/group-elements.ts'
import type { Step } from '#core/placed/edit/order-elements.ts'
import { replacePicture } from '#core/placed/edit/replace-picture.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { arrangeWords } from '#words/editor/arrange.ts'
import { editorWords } from '#words/editor/editor.ts'
import { describePictureFailure } from '#words/editor/picture.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckTools } from '../../deck-tools-context.ts'
import card from '../inspector/slide-card.module.css'
import { ArrangeTool } from './arrange-tool.tsx'
import styles from './arrange-tools.module.css'
import { useFreed } from './arranging.ts'
import { ElementFields } from './element-fields.tsx'
import { createArranger } from './create-arranger.ts'
import { LetterTools } from './letter-tools.tsx'
import { measurePicture } from './measure-picture.ts'
import { NewElements } from './new-elements.tsx'
import { OwnWordsField } from './own-words-field.tsx'
import { SurfaceFields } from './surface-fields.tsx'
import { useArranged, useStoredSlide } from './use-arranged.ts'

type ArrangeToolsProps = { openDeck: OpenDeck; slide: Slide; picked: Picked }

const steps: readonly [Step, ReactNode][] = [
  ['front', <ArrowUpToLine key="front" />],
  ['forward', <ChevronUp key="forward" />],
  ['backward', <ChevronDown key="backward" />],
  ['back', <ArrowDownToLine key="back" />],
]

const sides: readonly [Side, ReactNode][] = [
  ['left', <AlignStartVertical key="left" />],
  ['centre', <AlignCenterVertical key="centre" />],
  ['right', <AlignEndVertical key="right" />],
  ['top', <AlignStartHorizontal key="top" />],
  ['middle', <AlignCenterHorizontal key="middle" />],
  ['bottom', <AlignEndHorizontal key="bottom" />],
]

const axes: readonly [Axis, ReactNode][] = [
  ['across', <AlignHorizontalDistributeCenter key="across" />],
  ['down', <AlignVerticalDistributeCenter key="down" />],
]

const tool = (label: string, icon: ReactNode, run: () => void) => (
  <ArrangeTool key={label} label={label} icon={icon} onPress={run} />
)

/** Whoever begins to arrange has its buttons in reach, however much stands above them in the panel. */
function BringIntoReach() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // What it answers, a promise in some browsers, is nothing to tidy up with.
    here.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  return <span ref={here} hidden />
}

/** What can be done with what is selected on the stage, for those who do not drag it. */
export function ArrangeTools({ openDeck, slide: shown, picked }: ArrangeToolsProps) {
  const stored = useStoredSlide(openDeck, shown)
  const { seen: slide } = useArranged(openDeck, stored)
  const freed = useFreed(stored)
  const file = useRef<HTMLInputElement>(null)
  const { takePicture } = useDeckTools()
  const arranger = createArranger(openDeck, slide, picked)
  const [only] = picked
  const alone = picked.length === 1 && only !== undefined ? slide.placed?.elements[only] : undefined
  const add = (
    <>
      <BringIntoReach />
      <NewElements openDeck={openDeck} slide={stored} />
      {freed && <p className={card.hint}>{arrangeWords.free.hint}</p>}
    </>
  )
  if (picked.length === 0)
    return (
      <>
        {add}
        <p className={card.hint}>{arrangeWords.hint}</p>
      </>
    )

  const replace = async (chosen: File | undefined) => {
    if (!chosen || only === undefined) return
    const [taken, size] = await Promise.all([takePicture(openDeck, chosen), measurePicture(chosen)])
    if (taken.ok)
      arranger.change((one) => replacePicture(one, only, { imageUrl: taken.value, size }))
    else showToast(describePictureFailure(taken.error, editorWords.picture.failures))
  }

  return (
    <>
      {add}
      <output className={card.hint}>{arrangeWords.picked(picked.length)}</output>
      {alone && only !== undefined && (
        <OwnWordsField element={alone} at={only} slideId={slide.id} arranger={arranger} />
      )}
      <fieldset className={styles.tools} aria-label={arrangeWords.order}>
        {steps.map(([step, icon]) =>
          tool(arrangeWords.steps[step], icon, () => arranger.reorder(step)),
        )}
        {tool(arrangeWords.duplicate, <CopyPlus />, () => arranger.duplicate())}
        {canGroup(slide, picked) && tool(arrangeWords.group, <Group />, arranger.group)}
        {isGrouped(slide, picked) && tool(arrangeWords.ungroup, <Ungroup />, arranger.ungroup)}
        {tool(arrangeWords.remove, <Trash2 />, arranger.remove)}
      </fieldset>
      <fieldset className={styles.tools} aria-label={arrangeWords.align}>
        {sides.map(([side, icon]) =>
          tool(arrangeWords.sides[side], icon, () =>
            arranger.change((one) => alignElements(one, picked, side)),
          ),
        )}
        {picked.length > 2 &&
          axes.map(([axis, icon]) =>
            tool(arrangeWords.spread[axis], icon, () =>
              arranger.change((one) => distributeElements(one, picked, axis)),
            ),
          )}
      </fieldset>
      {alone?.kind === 'picture' && (
        <div className={card.rows}>
          <Button size="s" variant="ghost" icon={<ImageUp />} onClick={() => file.current?.click()}>
            {arrangeWords.replace}
          </Button>
          <input
            ref={file}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => {
              void replace(target.files?.[0])
              target.value = ''
            }}
          />
        </div>
      )}
      <LetterTools openDeck={openDeck} slide={slide} letters={{ picked }} />
      <div className={styles.letters}>
        <SurfaceFields slide={slide} picked={picked} arranger={arranger} />
      </div>
      {alone && only !== undefined && (
        <ElementFields
          key={only}
          element={alone}
          at={only}
          slideId={slide.id}
          arranger={arranger}
        />
      )}
    </>
  )
}
