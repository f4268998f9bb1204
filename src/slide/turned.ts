import type { CSSProperties } from 'react'

import type { Turn } from '#core/layout/boxes.ts'

/** Of what is as large as the stage: mirrored and turned about a point of it. */
export const turned = (turn: Turn | undefined): CSSProperties =>
  turn
    ? {
        transform: `rotate(${turn.degrees}deg) scale(${turn.flipH ? -1 : 1}, ${turn.flipV ? -1 : 1})`,
        transformOrigin: `${turn.x}px ${turn.y}px`,
      }
    : {}
