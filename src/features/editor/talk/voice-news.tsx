import { isNarrating as isNarratingNow } from '#core/narration/talk/presenter-machine.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { announceWaiting, describeWaiting, narrationWords as words } from '#words/talk/narration.ts'

import { useDeckVoice, usePresenter } from '../../deck/use-presenter.ts'
import type { ViewedDeck } from '../viewed-deck.ts'
import styles from './presenter-bar.module.css'

/** What has to be fetched, how far it has come, and that the words are on their way. */
export function VoiceNews({ deck }: { deck: ViewedDeck }) {
  const announced = usePresenter(announceWaiting)
  return (
    <>
      {/* There before anything is said in it: a region that comes with its words is not read out. */}
      <output>
        <HiddenText>{announced}</HiddenText>
      </output>
      <SeenNews deck={deck} />
    </>
  )
}

function SeenNews({ deck }: { deck: ViewedDeck }) {
  const loading = usePresenter((view) => view.loading)
  const preparing = usePresenter((view) => view.preparing)
  const waiting = usePresenter(describeWaiting)
  const isNarrating = usePresenter(isNarratingNow)
  const { offer } = useDeckVoice(deck)
  const size = offer && !isNarrating ? words.readiness(offer.readiness) : null
  const sent =
    offer?.narrator.kind === 'cloud' && !isNarrating ? words.sent(offer.narrator.id) : null
  if (waiting)
    return (
      <div className={styles.news}>
        <p aria-hidden="true">{waiting}</p>
        {loading ? (
          <ProgressBar
            label={words.loadingLabel}
            share={loading.loaded / (loading.total || 1)}
            tone="speak"
            className={styles.progress}
          />
        ) : (
          preparing && (
            <ProgressBar
              label={words.preparingLabel}
              share={preparing.made / preparing.lines}
              tone="speak"
              className={styles.progress}
            />
          )
        )}
      </div>
    )
  const news = size ?? sent
  return news && <p className={styles.news}>{news}</p>
}
