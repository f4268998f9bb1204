import type { KeyboardEvent } from 'react'

import type { LetterSwitch } from '#core/placed/edit/format-letters.ts'

import { isMac } from '../../actions.ts'

const looks = { b: 'strong', i: 'stressed', k: 'link' } as const

const switches = { b: 'bold', i: 'italic', u: 'underline' } as const satisfies Record<
  string,
  LetterSwitch
>

/** What a key would make of the words that are selected: Ctrl with B, I or K, on a Mac with Cmd. */
export function findEmphasisKey(event: KeyboardEvent): (typeof looks)[keyof typeof looks] | null {
  const key = findHeldKey(event)
  return key === 'b' || key === 'i' || key === 'k' ? looks[key] : null
}

/** The same where letters have looks of their own. */
export function findLetterKey(event: KeyboardEvent): LetterSwitch | null {
  const key = findHeldKey(event)
  return key === 'b' || key === 'i' || key === 'u' ? switches[key] : null
}

function findHeldKey(event: KeyboardEvent): string | null {
  const isHeld = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  const isAlone = !event.altKey && !event.shiftKey && !event.nativeEvent.isComposing
  return isHeld && isAlone ? event.key.toLowerCase() : null
}
