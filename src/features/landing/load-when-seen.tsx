import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { appWords } from '#words/en/app.ts'

import styles from './load-when-seen.module.css'

export type LoadWhenSeenProps = {
  load: () => Promise<ComponentType>
  /** Has the size of what will come, so that nothing moves when it does. */
  placeholder: ReactNode
}

/** Fetches a part of the page when the reader reaches it; those who never do never pay for it. */
export function LoadWhenSeen({ load, placeholder }: LoadWhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [seen, setSeen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [Part, setPart] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!seen) return
    let wanted = true
    load().then(
      (loaded) => wanted && setPart(() => loaded),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [seen, attempt, load])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  return (
    <div ref={place} className={styles.place}>
      {Part ? <Part /> : placeholder}
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{appWords.update.failedToLoad}</p>
          <Button onClick={retry}>{appWords.update.retry}</Button>
        </div>
      )}
    </div>
  )
}
