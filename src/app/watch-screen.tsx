import type { ReactNode } from 'react'

import { Player } from '#features/player/player.tsx'
import { WatchPage } from '#features/share/watch-page.tsx'

/** A talk that somebody shared, behind a link or for a file. */
type WatchScreenProps = { id: string | undefined; isEmbedded: boolean; besides: ReactNode }

export const WatchScreen = (how: WatchScreenProps) => <WatchPage Viewer={Player} {...how} />
