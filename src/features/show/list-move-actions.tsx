import {
  ArrowLeft,
  ArrowRight,
  ChevronFirst,
  ChevronLast,
  CornerDownLeft,
  Square,
  SquareDashed,
} from 'lucide-react'

import type { ShowMove } from '#core/show/move-show.ts'
import { showWords } from '#words/talk/show.ts'

import type { Action } from '../actions.ts'

type Moves = {
  move: (move: ShowMove) => void
  /** The number that was typed before, if any. */
  takeTyped: () => number | null
  /** Where the slide of that number stands. */
  findPlace: (number: number) => number
  /** Slides go on by themselves, and nobody else may move them; the screen can still be hidden. */
  isBlocked?: boolean
}

/** How one moves through a show, the same in its own window and in the presenter's. */
export function listMoveActions({ move, takeTyped, findPlace, isBlocked }: Moves): Action[] {
  const enabled = !isBlocked
  const words = showWords.actions
  return [
    {
      id: 'show-next',
      label: words.next,
      icon: <ArrowRight />,
      shortcut: 'ArrowRight',
      otherShortcuts: ['Space', 'PageDown', 'ArrowDown', 'n'],
      enabled,
      run: () => move('next'),
    },
    {
      id: 'show-previous',
      label: words.previous,
      icon: <ArrowLeft />,
      shortcut: 'ArrowLeft',
      otherShortcuts: ['Shift+Space', 'PageUp', 'ArrowUp', 'Backspace', 'p'],
      enabled,
      run: () => move('previous'),
    },
    {
      id: 'show-first',
      label: words.first,
      icon: <ChevronFirst />,
      shortcut: 'Home',
      enabled,
      run: () => move('first'),
    },
    {
      id: 'show-last',
      label: words.last,
      icon: <ChevronLast />,
      shortcut: 'End',
      enabled,
      run: () => move('last'),
    },
    {
      id: 'show-typed',
      label: words.typed,
      icon: <CornerDownLeft />,
      shortcut: 'Enter',
      enabled,
      run() {
        const typed = takeTyped()
        move(typed === null ? 'next' : findPlace(typed))
      },
    },
    {
      id: 'show-black',
      label: words.black,
      icon: <Square />,
      shortcut: 'b',
      otherShortcuts: ['.'],
      run: () => move('black'),
    },
    {
      id: 'show-white',
      label: words.white,
      icon: <SquareDashed />,
      shortcut: 'w',
      otherShortcuts: [','],
      run: () => move('white'),
    },
  ]
}
