import { DeckViewer } from '#features/editor/deck-viewer.tsx'
import { WatchPage } from '#features/share/watch-page.tsx'

/** The presentation view, without anything to edit with, behind a link or for a file. */
export function WatchScreen({ id }: { id: string | undefined }) {
  return <WatchPage id={id} Viewer={DeckViewer} />
}
