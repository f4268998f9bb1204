import { createServer } from 'node:http'

import { afterEach, describe, expect, test, vi } from 'vitest'

import { fail } from '#core/result.ts'
import { shareHostContract } from '#ports/shares/share-host.contract.ts'

import { createApp } from '../../../server/create-app.ts'
import { createLog } from '../../../server/create-log.ts'
import { listen } from '../../../server/listen.ts'
import { type ShareServer, startShareServer } from '../../../test/fakes/share-server.ts'
import { createHttpShareHost } from './http-share-host.ts'
import { createMemoryShareHost } from './memory-share-host.ts'

const servers: Pick<ShareServer, 'close'>[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const server of servers.splice(0)) await server.close()
})

describe('a host in memory', () => {
  shareHostContract(async () => {
    let later = 0
    const host = createMemoryShareHost(undefined, () => Date.now() + later)
    return { host, pass: (milliseconds) => void (later += milliseconds) }
  })
})

describe('our server', () => {
  shareHostContract(async () => {
    const server = await startShareServer()
    servers.push(server)
    return { host: createHttpShareHost(server.url), pass: server.pass }
  })

  const id = 'AAAAAAAAAAAAAAAAAAAAAA'

  /** A host of other things than shares, which answers everything alike. */
  async function serve(status: number, type: string, body: string) {
    const server = createServer((_, answer) => {
      answer.writeHead(status, { 'content-type': type }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push({ close: async () => void server.close() })
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    return createHttpShareHost(`http://127.0.0.1:${address.port}`)
  }

  test.each([
    [200, 'text/html', '<!doctype html>'],
    [404, 'text/html', 'Not found'],
    [405, 'text/plain', ''],
    [404, 'application/json', '{"error":"not-found"}'],
  ])('LK6 a host of plain files (%i %s) keeps no shares', async (status, type, body) => {
    const host = await serve(status, type, body)
    const none = fail({ code: 'no-server' })
    expect(await host.find(id)).toEqual(none)
    expect(await host.revoke(id, 'token')).toEqual(none)
    const share = { id, ownerHash: '', payload: new Uint8Array(1), days: null }
    expect(await host.keep(share)).toEqual(none)
    expect(await host.look()).toBe('absent')
  })

  test('LK6 no answer is no network; a broken server is told apart from that', async () => {
    const away = createHttpShareHost('http://127.0.0.1:9')
    expect(await away.find(id)).toEqual(fail({ code: 'offline' }))
    const broken = await serve(502, 'text/html', 'Bad gateway')
    expect(await broken.find(id)).toEqual(fail({ code: 'failed', status: 502 }))
    for (const host of [away, broken]) expect(await host.look()).toBe('unreachable')
  })

  test('LK6 a limit of a proxy in between is told as a limit', async () => {
    const small = await serve(413, 'text/html', 'Too large')
    expect(await small.find(id)).toEqual(fail({ code: 'too-large' }))
    const strict = await serve(429, 'text/html', 'Too many requests')
    expect(await strict.find(id)).toEqual(fail({ code: 'rate-limited', retryAfterMs: 60_000 }))
  })

  test('WS1 a server that cannot keep shares is as good as none', async () => {
    const { fetch: answer } = createApp({ version: '1.2.3', log: createLog(() => {}) })
    const listening = await listen({ fetch: answer, host: '127.0.0.1', port: 0 })
    if (!listening.ok) throw new Error(listening.error)
    const { server, address } = listening.value
    servers.push({ close: async () => void server.close() })
    expect(await createHttpShareHost(address.url).look()).toBe('absent')
  })

  test('LK7 who cancels is told so at once, not that there is no network', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    servers.push({
      async close() {
        silent.closeAllConnections()
        silent.close()
      },
    })
    const address = silent.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    const host = createHttpShareHost(`http://127.0.0.1:${address.port}`)
    const share = { id, ownerHash: '', payload: new Uint8Array(1), days: null }
    expect(await host.keep(share, AbortSignal.timeout(50))).toEqual(fail({ code: 'cancelled' }))
  })

  test('RL3 who asks too often is told how long to wait', async () => {
    const server = await startShareServer({ limits: { requestsPerMinute: 1 } })
    servers.push(server)
    const host = createHttpShareHost(server.url)
    await host.find(id)
    const refused = await host.find(id)
    expect(refused).toEqual(fail({ code: 'rate-limited', retryAfterMs: 60_000 }))
  })
})
