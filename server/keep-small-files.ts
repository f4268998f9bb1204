import type { MiddlewareHandler } from 'hono'

const mostBytes = { file: 256 * 1024, all: 16 * 1024 * 1024 }

type KeptFile = { body: Uint8Array<ArrayBuffer>; headers: Headers }

/**
 * Files whose content never changes stay in memory once somebody asked for them: a page asks for a
 * dozen small ones at once, and opening one takes longer than sending it.
 */
export function keepSmallFiles(): MiddlewareHandler {
  const kept = new Map<string, KeptFile>()
  let bytes = 0

  function keep(key: string, file: KeptFile): void {
    kept.set(key, file)
    bytes += file.body.length
    for (const [oldest, { body }] of kept) {
      if (bytes <= mostBytes.all) break
      kept.delete(oldest)
      bytes -= body.length
    }
  }

  return async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('range')) return next()
    const key = `${c.req.path} ${listPackings(c.req.header('accept-encoding'))}`
    const known = kept.get(key)
    if (known) return new Response(known.body, { headers: known.headers })
    await next()
    const { status, headers } = c.res
    if (status !== 200 || !(Number(headers.get('Content-Length')) <= mostBytes.file)) return
    const file = { body: new Uint8Array(await c.res.arrayBuffer()), headers: new Headers(headers) }
    // Two who asked at once had it read twice.
    if (!kept.has(key)) keep(key, file)
    // Otherwise the headers of the old answer would come along.
    c.res = undefined
    c.res = new Response(file.body, { headers: file.headers })
  }
}

/** Of what a browser unpacks, what the build packs with: whatever else it says makes no other answer. */
const listPackings = (accepted = ''): string =>
  accepted
    .split(',')
    .map((packing) => packing.trim())
    .filter((packing) => ['br', 'zstd', 'gzip'].includes(packing))
    .toSorted()
    .join()
