import { Pause, Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'

import { Button, IconButton } from '#ui/button.tsx'
import { formatElapsed, formatTimeOfDay } from '#words/elapsed.ts'
import { showWords } from '#words/talk/show.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './presenter-timer.module.css'
import {
  newStopwatch,
  readStopwatch,
  resetStopwatch,
  type Stopwatch,
  toggleStopwatch,
} from './stopwatch.ts'
import { useTick } from './use-tick.ts'

/** How long the talk has taken, from the start of the show until it is stopped by hand; and the time. */
export function PresenterTimer({ startedAt }: { startedAt: number | null }) {
  const { clock } = useWorkspace()
  const now = useTick()
  const [own, setOwn] = useState<Stopwatch | null>(null)
  const stopwatch = own ?? { ...newStopwatch, since: startedAt }
  const isRunning = stopwatch.since !== null
  const words = showWords.presenter
  const change = (by: typeof toggleStopwatch) => setOwn(by(stopwatch, clock.now()))

  return (
    <div className={styles.timer}>
      <div className={styles.elapsed}>
        <p role="timer" aria-label={words.timer} className={styles.figures}>
          {formatElapsed(readStopwatch(stopwatch, now))}
        </p>
        <Button
          size="s"
          icon={isRunning ? <Pause /> : <Play />}
          onClick={() => change(toggleStopwatch)}
        >
          {isRunning ? words.pause : words.start}
        </Button>
        <IconButton
          size="s"
          label={words.reset}
          title={words.reset}
          icon={<RotateCcw />}
          onClick={() => change(resetStopwatch)}
        />
      </div>
      <p role="timer" aria-label={words.clock} className={styles.figures} data-quiet>
        {formatTimeOfDay(now)}
      </p>
    </div>
  )
}
