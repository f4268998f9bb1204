import type { HttpBindings } from '@hono/node-server'

import { fail, ok, type Result } from '#core/result.ts'

import type { Upload } from './upload-room.ts'
import { type Pace, watchPace } from './watch-pace.ts'

type Bounds = { maxBytes: number; pace: Pace }

/** The body as it arrives, for as long as there is room for it and it comes fast enough. */
export async function receiveShare(
  incoming: HttpBindings['incoming'],
  upload: Upload,
  { maxBytes, pace }: Bounds,
): Promise<Result<Buffer, 'too-large' | 'unavailable' | 'too-slow'>> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return fail('too-large')
  const pieces: Buffer[] = []
  let received = 0
  let isSlow = false
  const watch = watchPace(pace, () => {
    isSlow = true
    incoming.destroy()
  })
  try {
    // Left half read it is still there for whoever answers, and closed after that.
    for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(piece)) throw new Error('A body comes in bytes')
      received += piece.length
      if (received > maxBytes) return fail('too-large')
      if (!upload.take(piece.length)) return fail('unavailable')
      watch.count(piece.length)
      pieces.push(piece)
    }
    return ok(Buffer.concat(pieces))
  } catch (error) {
    if (isSlow) return fail('too-slow')
    throw error
  } finally {
    watch.stop()
  }
}
