import { type ComponentType, type ReactNode, useMemo, useState } from 'react'

import { listRemotePictures } from '#core/deck/pictures/list-remote-pictures.ts'
import { Button } from '#ui/button.tsx'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { PageSpinner } from '#ui/notices/page-spinner.tsx'
import { appWords } from '#words/app.ts'
import { watchWords } from '#words/shares/watch.ts'
import type { ShareSource } from '#workspace/shares/fetch-share.ts'
import { toShareSource } from '#workspace/shares/read-share-link.ts'
import type { WatchedTalk } from '#workspace/playback/watched-talk.ts'

import { MissingPage } from '../missing-part.tsx'
import { WholeWorkspace } from './whole-workspace.tsx'
import { EmbeddedTitle } from './embedded-title.tsx'
import { Later } from './later.tsx'
import { useFragment } from './use-fragment.ts'
import { useWatching, type Watching } from './use-watching.ts'
import { WatchHeader } from './watch-header.tsx'

const whole = { meanwhile: <Meanwhile />, Missing: MissingPage }
const WatchFailure = lazyComponent(() => import('./watch-failure.tsx'), 'WatchFailure', whole)
const WatchFile = lazyComponent(() => import('./watch-file.tsx'), 'WatchFile', whole)
const WatchUnlock = lazyComponent(() => import('./watch-unlock.tsx'), 'WatchUnlock', whole)
const WatchPictures = lazyComponent(() => import('./watch-pictures.tsx'), 'WatchPictures')

function Meanwhile() {
  return <PageSpinner label={appWords.loading} />
}

type Viewer = ComponentType<{ talk: WatchedTalk; header: ReactNode; notice: ReactNode }>

type WatchPageProps = {
  /** Of the share, as in the address; without one it comes with the link, or in a file. */
  id: string | undefined
  /** Shows the presentation, once it is open. */
  Viewer: Viewer
  /** In a page of others. */
  isEmbedded: boolean
  /** What else the page has, once the presentation stands. */
  besides: ReactNode
}

/** A presentation that somebody shared, for anyone who has its link or file. */
export function WatchPage({ id, ...how }: WatchPageProps) {
  const fragment = useFragment()
  const source = useMemo(() => toShareSource(id ?? '', fragment), [id, fragment])
  return source ? (
    <WatchLink key={fragment} source={source} {...how} />
  ) : (
    <WatchChosenFile {...how} />
  )
}

type ShownShare = Omit<WatchPageProps, 'id'> & { source: ShareSource }

function WatchLink({ source, ...how }: ShownShare) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} source={source} onRetry={() => setAttempt(attempt + 1)} {...how} />
}

function WatchChosenFile(how: Omit<WatchPageProps, 'id'>) {
  const [source, setSource] = useState<ShareSource | null>(null)
  if (!source)
    return (
      <>
        <WatchFile onFile={(file) => setSource({ from: 'file', file })} />
        <Later>{how.besides}</Later>
      </>
    )
  return <Attempt source={source} onRetry={() => setSource(null)} {...how} />
}

type AttemptProps = ShownShare & { onRetry: () => void }

function Attempt({ source, besides, ...how }: AttemptProps) {
  const { watching, cancel } = useWatching(source)
  return (
    <>
      <Attempted watching={watching} cancel={cancel} from={source.from} {...how} />
      {watching.status !== 'fetching' && <Later>{besides}</Later>}
    </>
  )
}

type AttemptedProps = Omit<AttemptProps, 'source' | 'besides'> & {
  watching: Watching
  cancel: () => void
  from: ShareSource['from']
}

function Attempted({ watching, cancel, from, Viewer, isEmbedded, onRetry }: AttemptedProps) {
  if (watching.status === 'fetching')
    return (
      <PageSpinner label={watchWords.opening}>
        <Button size="s" onClick={cancel}>
          {appWords.cancel}
        </Button>
      </PageSpinner>
    )
  if (watching.status === 'failed')
    return <WatchFailure failure={watching.failure} from={from} onRetry={onRetry} />
  if (watching.status === 'locked')
    return <WatchUnlock unlock={watching.unlock} onCancel={cancel} />
  const { deck, wasLocked } = watching
  const hasRemote = listRemotePictures(deck.state.getState().deck).length > 0
  return (
    <Viewer
      talk={watching}
      header={
        isEmbedded ? (
          <EmbeddedTitle openDeck={deck} />
        ) : (
          <WatchHeader openDeck={deck} takesFocus={wasLocked} />
        )
      }
      notice={
        hasRemote && (
          <WholeWorkspace>
            <WatchPictures openDeck={deck} />
          </WholeWorkspace>
        )
      }
    />
  )
}
