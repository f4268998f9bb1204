import { useState } from 'react'

import type { SlideLook } from '#core/edit/style/set-look.ts'

export type ChosenLook = { chosen: SlideLook; choose: (look: SlideLook) => void }

/** Whoever imports slides wants to see those slides, unless they say otherwise. */
export function useChosenLook(): ChosenLook {
  const [chosen, choose] = useState<SlideLook>('kept')
  return { chosen, choose }
}
