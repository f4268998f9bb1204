import { Circle, ImagePlus, Minus, MoveRight, Square, Type } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { editPlaced } from '#core/edit/edit-placed.ts'
import { addNewElement, addNewPicture, type NewKind } from '#core/placed/edit/new-element.ts'
import type { Rearranged } from '#core/placed/edit/order-elements.ts'
import { showToast } from '#ui/show-toast.ts'
import { arrangeWords } from '#words/arrange.ts'
import { editorWords } from '#words/editor.ts'
import { describePictureFailure } from '#words/picture.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useDeckTools } from '../../deck-tools-context.ts'
import { ArrangeTool } from './arrange-tool.tsx'
import { pickElements } from './arranging.ts'
import styles from './arrange-tools.module.css'

const kinds: readonly [NewKind, ReactNode][] = [
  ['text', <Type key="text" />],
  ['rectangle', <Square key="rectangle" />],
  ['ellipse', <Circle key="ellipse" />],
  ['line', <Minus key="line" />],
  ['arrow', <MoveRight key="arrow" />],
]

/** What can be put on the slide. It is selected then, to be moved where it belongs. */
export function NewElements({ openDeck, slide }: { openDeck: OpenDeck; slide: Slide }) {
  const file = useRef<HTMLInputElement>(null)
  const { takePicture } = useDeckTools()
  const words = arrangeWords.add

  const add = (how: (one: Slide) => Rearranged) => {
    let picked: Rearranged['picked'] = []
    openDeck.edit((view) =>
      editPlaced(view, slide.id, (one) => {
        const added = how(one)
        picked = added.picked
        return added.slide
      }),
    )
    pickElements(slide.id, picked)
  }

  const addPicture = async (chosen: File | undefined) => {
    if (!chosen) return
    const [taken, size] = await Promise.all([takePicture(openDeck, chosen), measure(chosen)])
    if (taken.ok) add((one) => addNewPicture(one, taken.value, size))
    else showToast(describePictureFailure(taken.error, editorWords.picture.failures))
  }

  return (
    <fieldset className={styles.tools} aria-label={words.group}>
      {kinds.map(([kind, icon]) => (
        <ArrangeTool
          key={kind}
          label={words.kinds[kind]}
          icon={icon}
          onPress={() => add((one) => addNewElement(one, kind, words.text))}
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

/** What no browser can show is refused by whoever takes it, and needs no size. */
async function measure(file: Blob): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return { width: 400, height: 300 }
  }
}
