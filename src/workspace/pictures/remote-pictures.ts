import type { StoreApi } from 'zustand/vanilla'

import { listRemotePictures } from '#core/deck/pictures/list-remote-pictures.ts'
import { adoptPictures } from '#core/edit/pictures/adopt-pictures.ts'
import type { Result } from '#core/result.ts'
import type { CopyRemotePicture } from '#ports/pictures/copy-remote-picture.ts'

import { createLinkedPictures, type LinkedPictures } from './linked-pictures.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

/** Pictures that other websites keep. Nothing of them is requested before the user asks. */
export type RemotePictures = {
  state: StoreApi<{ linked: LinkedPictures }>
  /** Makes the remote pictures of a deck its own, as one step, where their hosts allow it. */
  load(openDeck: OpenDeck): Promise<{ kept: number; linked: number }>
}

type Needs = {
  state?: RemotePictures['state']
  copy: CopyRemotePicture
  takePicture: (openDeck: OpenDeck, picture: Blob) => Promise<Result<string, unknown>>
}

/** Each is decoded as a whole; all of a long deck together could take more memory than there is. */
const atOnce = 4

export function createRemotePictures({
  state = createLinkedPictures(),
  copy,
  takePicture,
}: Needs): RemotePictures {
  async function adopt(openDeck: OpenDeck, url: string): Promise<string | null> {
    const copied = await copy(url)
    if (!copied.ok) return null
    const taken = await takePicture(openDeck, copied.value)
    return taken.ok ? taken.value : null
  }

  return {
    state,
    async load(openDeck) {
      const urls = listRemotePictures(openDeck.state.getState().deck)
      const kept = new Map<string, string>()
      const waiting = urls.values()
      async function adoptWaiting() {
        for (const url of waiting) {
          const asset = await adopt(openDeck, url)
          if (asset !== null) kept.set(url, asset)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, adoptWaiting))
      const linked = urls.filter((url) => !kept.has(url))
      openDeck.edit((view) => adoptPictures(view, kept))
      state.setState((now) => {
        const before = now.linked.get(openDeck.id) ?? []
        return { linked: new Map(now.linked).set(openDeck.id, new Set([...before, ...linked])) }
      })
      return { kept: kept.size, linked: linked.length }
    },
  }
}
