import type { KeyboardEvent } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { Picked } from '#core/placed/edit/change-elements.ts'
import { moveElements } from '#core/placed/edit/move-elements.ts'
import { resizeTogether } from '#core/placed/edit/transform-together.ts'

import type { Arranger } from './create-arranger.ts'

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** In px of the slide. */
const steps = { small: 1, large: 10 } as const

type Pressed = {
  slide: Slide
  /** What the key is for: what is selected, or the element that has the focus. */
  picked: Picked
  arranger: Arranger
}

/** Whether the key was one for elements. Keys that are held down are one step of undo. */
export function pressArrangeKey(
  event: KeyboardEvent,
  { slide, picked, arranger }: Pressed,
): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  const arrow = arrows[event.key]
  if (arrow && !isCommand) {
    const by = event.shiftKey ? steps.large : steps.small
    const [dx, dy] = [arrow[0] * by, arrow[1] * by]
    const key = `${slide.id} ${picked.join(' ')}`
    if (!event.altKey)
      arranger.change((one) => moveElements(one, picked, dx, dy), { mergeKey: `move ${key}` })
    else
      arranger.change(
        (one) => resizeTogether(one, picked, { handle: { across: 1, down: 1 }, dx, dy }),
        { mergeKey: `resize ${key}` },
      )
    return true
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    arranger.remove()
    return true
  }
  const command = isCommand && !event.altKey ? event.key.toLowerCase() : ''
  if (command === 'd') arranger.duplicate(undefined, 'hold')
  else if (command === 'g' && event.shiftKey) arranger.ungroup()
  else if (command === 'g') arranger.group()
  else return false
  return true
}
