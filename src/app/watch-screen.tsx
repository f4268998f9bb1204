import { Player } from '#features/player/player.tsx'
import { WatchPage } from '#features/share/watch-page.tsx'

/** A talk that somebody shared, behind a link or for a file. */
export function WatchScreen({ id }: { id: string | undefined }) {
  return <WatchPage id={id} Viewer={Player} />
}
