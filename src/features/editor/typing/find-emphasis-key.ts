import type { KeyboardEvent } from 'react'

import { isMac } from '../../actions.ts'

const looks = { b: 'strong', i: 'stressed', k: 'link' } as const

/** What a key would make of the words that are selected: Ctrl with B, I or K, on a Mac with Cmd. */
export function findEmphasisKey(event: KeyboardEvent): (typeof looks)[keyof typeof looks] | null {
  const isHeld = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!isHeld || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return null
  const key = event.key.toLowerCase()
  return key === 'b' || key === 'i' || key === 'k' ? looks[key] : null
}
