import { type ReactNode, useEffect, useState } from 'react'

import { useViewing } from '../workspace-context.ts'

const afterMs = 1_000

/** The first slide is not to share its way here with what stands in the corner. */
export function Later({ children }: { children: ReactNode }) {
  const { clock } = useViewing()
  const [isTime, setIsTime] = useState(false)
  useEffect(() => clock.after(afterMs, () => setIsTime(true)), [clock])
  return isTime && children
}
