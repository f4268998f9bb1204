import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { landingWords } from '#words/pages/landing.ts'

import styles from './load-when-seen.module.css'
import { useOnScreen } from '../use-on-screen.ts'
import { useVisitor } from '../use-visitor.ts'

const words = landingWords.loading

export type LoadWhenSeenProps<Props extends object> = {
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Not before somebody has moved: what is on the first screen would else delay the page itself. */
  waitsForVisitor?: boolean
  /** At once, wherever it stands. */
  isAsked?: boolean
  /** Has the size of what will come, so that nothing moves when it does. */
  placeholder: ReactNode
}

/** Fetches a part of the page when the reader reaches it; those who never do never pay for it. */
export function LoadWhenSeen<Props extends object>({
  load,
  props,
  placeholder,
  waitsForVisitor = false,
  isAsked = false,
}: LoadWhenSeenProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const onScreen = useOnScreen(place)
  const isVisited = useVisitor()
  const [seen, setSeen] = useState(false)
  if (!seen && (isAsked || (onScreen && (isVisited || !waitsForVisitor)))) setSeen(true)
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
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
      {Part ? <Part {...props} /> : placeholder}
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <Button onClick={() => setFailed(false)}>{words.retry}</Button>
        </div>
      )}
    </div>
  )
}
