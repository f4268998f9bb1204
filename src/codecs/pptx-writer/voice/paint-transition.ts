import type { TextStyle } from '#core/deck/texts/text-style.ts'

import { element } from '../element.ts'

const kinds: Readonly<Record<TextStyle['animation'], string | null>> = {
  none: null,
  fadeIn: element('p:fade', {}),
  slideIn: element('p:push', { dir: 'l' }),
  bounce: element('p:zoom', { dir: 'in' }),
}

/**
 * The slide comes as its texts do on screen: whatever moves there moves as one here. With `advance` it
 * goes by itself, after so many milliseconds.
 */
export function paintTransition(
  animations: readonly TextStyle['animation'][],
  advance?: number,
): string {
  const moving = animations.find((animation) => animation !== 'none')
  const kind = moving && kinds[moving]
  if (!kind && advance === undefined) return ''
  return element('p:transition', { spd: kind ? 'med' : undefined, advTm: advance }, kind || '')
}
