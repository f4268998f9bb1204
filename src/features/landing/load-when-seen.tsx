import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { landingWords } from '#words/landing.ts'

import styles from './load-when-seen.module.css'
import { useOnScreen } from './use-on-screen.ts'

const words = landingWords.loading

export type LoadWhenSeenProps = {
  load: () => Promise<ComponentType>
  /** Has the size of what will come, so that nothing moves when it does. */
  placeholder: ReactNode
}

/** Fetches a part of the page when the reader reaches it; those who never do never pay for it. */
export function LoadWhenSeen({ load, placeholder }: LoadWhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const onScreen = useOnScreen(place)
  const [seen, setSeen] = useState(false)
  if (onScreen && !seen) setSeen(true)
  const [Part, setPart] = useState<ComponentType | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!seen || failed) return undefined
    let wanted = true
    load().then(
      (loaded) => wanted && setPart(() => loaded),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [seen, failed, load])

  return (
    <div ref={place} className={styles.place}>
      {Part ? <Part /> : placeholder}
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <Button onClick={() => setFailed(false)}>{words.retry}</Button>
        </div>
      )}
    </div>
  )
}
