import { Player } from '#features/player/player.tsx'
import { WatchPage } from '#features/share/watch-page.tsx'

/** A talk that somebody shared, behind a link or for a file. */
type WatchScreenProps = { id: string | undefined; isEmbedded: boolean }

export function WatchScreen({ id, isEmbedded }: WatchScreenProps) {
  return <WatchPage id={id} Viewer={Player} isEmbedded={isEmbedded} />
}
