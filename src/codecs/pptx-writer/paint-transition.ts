import type { TextStyle } from '#core/deck/text-style.ts'

import { element } from './element.ts'

const kinds: Readonly<Record<TextStyle['animation'], string | null>> = {
  none: null,
  fadeIn: element('p:fade', {}),
  slideIn: element('p:push', { dir: 'l' }),
  bounce: element('p:zoom', { dir: 'in' }),
}

/** The slide comes as its texts do on screen: whatever moves there moves as one here. */
export function paintTransition(animations: readonly TextStyle['animation'][]): string {
  const moving = animations.find((animation) => animation !== 'none')
  const kind = moving && kinds[moving]
  return kind ? element('p:transition', { spd: 'med' }, kind) : ''
}
