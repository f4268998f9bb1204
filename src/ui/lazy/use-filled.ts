import { startTransition, useEffect, useState } from 'react'

import type { FillQueue } from './fill-queue.ts'

type Start = {
  /** Whether it comes filled while nothing rushes by; otherwise it always waits for its turn. */
  atOnceWhenCalm?: boolean
}

/** Whether the costly part of something may be painted. Once it may, it stays so. */
export function useFilled(queue: FillQueue, { atOnceWhenCalm = false }: Start = {}): boolean {
  const [isFilled, setIsFilled] = useState(() => atOnceWhenCalm && queue.isCalm())
  useEffect(
    () => (isFilled ? undefined : queue.wait(() => startTransition(() => setIsFilled(true)))),
    [isFilled, queue],
  )
  return isFilled
}
