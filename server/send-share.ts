import type { HttpBindings } from '@hono/node-server'

import type { SendingRoom } from './sending-room.ts'
import type { SharedBytes } from './share-store/share-store.ts'
import { type Pace, watchPace } from './watch-pace.ts'

type Sending = {
  caller: string
  id: string
  share: SharedBytes
  outgoing: HttpBindings['outgoing']
}

/** As much as is handed to the system at a time. */
const sliceBytes = 64 * 1024
/** What is no larger goes as it is: to send it in slices takes longer than it saves. */
const wholeBytes = 256 * 1024

/** The body of the answer; null when there is no room for it. Whoever does not read it loses the connection. */
export function sendShare(
  { caller, id, share, outgoing }: Sending,
  room: SendingRoom,
  pace: Pace,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null {
  // Nobody would ever say that one who has gone already is gone.
  if (outgoing.destroyed) return null
  const drop = () => void outgoing.destroy()
  const leave = room.enter({ caller, id, share, drop })
  if (!leave) return null
  const watch = watchPace(pace, drop)
  outgoing.once('close', () => {
    watch.stop()
    leave()
  })
  const { payload } = share
  if (payload.length <= wholeBytes) return payload
  let at = 0
  return new ReadableStream(
    {
      pull(controller) {
        const slice = payload.subarray(at, at + sliceBytes)
        at += slice.length
        watch.count(slice.length)
        controller.enqueue(slice)
        if (at === payload.length) controller.close()
      },
    },
    // Whoever reads asks for each slice; none waits for them.
    { highWaterMark: 0 },
  )
}
