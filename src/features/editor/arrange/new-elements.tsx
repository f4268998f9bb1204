import { Circle, ImagePlus, Minus, MoveRight, Square, Type } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import type { Rect } from '#core/layout/boxes.ts'
import { findGround } from '#core/layout/backdrop/find-backdrop.ts'
import { addNewElement, addNewPicture, type NewKind } from '#core/placed/edit/new-element.ts'
import type { Rearranged } from '#core/placed/edit/order-elements.ts'
import { useSlideLayout } from '#slide/use-slide-layout.ts'
import { showToast } from '#ui/notices/show-toast.ts'
import { arrangeWords } from '#words/editor/arrange.ts'
import { editorWords } from '#words/editor/editor.ts'
import { describePictureFailure } from '#words/editor/picture.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckPose } from '../../deck/use-deck-pose.ts'
import { useDeckTools } from '../../deck-tools-context.ts'
import { useIsPhone } from '../use-is-phone.ts'
import { ArrangeTool } from './arrange-tool.tsx'
import { type Next, pickElements } from './arranging.ts'
import styles from './arrange-tools.module.css'
import { editSeen } from './edit-seen.ts'
import { measurePicture } from './measure-picture.ts'
import { useArranged } from './use-arranged.ts'

const kinds: readonly [NewKind, ReactNode][] = [
  ['text', <Type key="text" />],
  ['rectangle', <Square key="rectangle" />],
  ['ellipse', <Circle key="ellipse" />],
  ['line', <Minus key="line" />],
  ['arrow', <MoveRight key="arrow" />],
]

/** What can be put on the slide. It is selected then, to be moved where it belongs; words are typed at once. */
export function NewElements({ openDeck, slide }: { openDeck: OpenDeck; slide: Slide }) {
  const file = useRef<HTMLInputElement>(null)
  const { takePicture } = useDeckTools()
  const words = arrangeWords.add
  const ground = useGround(openDeck, slide)
  const { seen } = useArranged(openDeck, slide)
  // There the panel lies over the slide.
  const isPhone = useIsPhone()

  const add = (how: (one: Slide) => Rearranged, next: Next = 'hold') => {
    let picked: Rearranged['picked'] = []
    editSeen(openDeck, seen, (one) => {
      const added = how(one)
      picked = added.picked
      return added.slide
    })
    pickElements(slide.id, picked, isPhone ? undefined : next)
  }

  const addPicture = async (chosen: File | undefined) => {
    if (!chosen) return
    const [taken, size] = await Promise.all([takePicture(openDeck, chosen), measurePicture(chosen)])
    if (taken.ok) add((one) => addNewPicture(one, taken.value, size ?? usualSize))
    else showToast(describePictureFailure(taken.error, editorWords.picture.failures))
  }

  return (
    <fieldset className={styles.tools} aria-label={words.group}>
      {kinds.map(([kind, icon]) => (
        <ArrangeTool
          key={kind}
          label={words.kinds[kind]}
          icon={icon}
          onPress={() =>
            add(
              (one) => addNewElement(one, kind, words.text, ground),
              kind === 'text' ? 'type' : 'hold',
            )
          }
        />
      ))}
      <ArrangeTool
        label={words.picture}
        icon={<ImagePlus />}
        onPress={() => file.current?.click()}
      />
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          void addPicture(target.files?.[0])
          target.value = ''
        }}
      />
    </fieldset>
  )
}

/** What is painted in the middle of a form, where new elements stand. */
function useGround(openDeck: OpenDeck, slide: Slide): readonly string[] {
  const place = useStore(openDeck.state, ({ deck }) => deck.slides.indexOf(slide))
  const { theme } = useArranged(openDeck, slide)
  const { layout } = useSlideLayout({ slide, theme, ...useDeckPose(openDeck, Math.max(0, place)) })
  return findGround(layout, middle)
}

/** Of a picture that does not say its own. */
const usualSize = { width: 400, height: 300 }

const middle: Rect = { x: 400, y: 300, width: 480, height: 120 }
