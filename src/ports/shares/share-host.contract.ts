import { beforeEach, expect, test } from 'vitest'

import { createOwnerToken, hashOwnerToken } from '#codecs/share/owner-token.ts'
import { randomBytes } from '#codecs/share/share-cipher.ts'
import { fail, ok } from '#core/result.ts'
import { encodeBase64Url } from '#core/share/base64-url.ts'
import { maxShareBytes } from '#core/share/share-terms.ts'

import type { KeptShare, ShareHost } from './share-host.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Every host of shares obeys these rules. `now` can be moved on. */
export function shareHostContract(
  make: () => Promise<{ host: ShareHost; pass: (milliseconds: number) => void }>,
): void {
  let host: ShareHost
  let pass: (milliseconds: number) => void
  beforeEach(async () => void ({ host, pass } = await make()))

  async function keep(changes: Partial<KeptShare> = {}) {
    const token = createOwnerToken()
    const share: KeptShare = {
      id: encodeBase64Url(randomBytes(16)),
      ownerHash: await hashOwnerToken(token),
      payload: randomBytes(2_000),
      days: null,
      ...changes,
    }
    return { share, token, kept: await host.keep(share) }
  }

  test('LK1 what is kept is found, byte for byte', async () => {
    const { share, kept } = await keep()
    expect(kept).toEqual(ok({ expiresAt: null }))
    expect(await host.find(share.id)).toEqual(ok(share.payload))
  })

  test('WS1 it can be seen to be there before it is asked for anything', async () => {
    expect(await host.look()).toBe('server')
  })

  test('LK1 what was never kept is not known', async () => {
    expect(await host.find('AAAAAAAAAAAAAAAAAAAAAA')).toEqual(fail({ code: 'unknown' }))
    expect(await host.revoke('AAAAAAAAAAAAAAAAAAAAAA', 'token')).toEqual(fail({ code: 'unknown' }))
  })

  test('LK1 asking again for the same share is no error', async () => {
    const { share } = await keep()
    expect(await host.keep(share)).toMatchObject({ ok: true })
  })

  test('LK4 whoever has the token takes it back, and nobody else', async () => {
    const { share, token } = await keep()
    expect(await host.revoke(share.id, createOwnerToken())).toEqual(fail({ code: 'not-owner' }))
    expect(await host.find(share.id)).toMatchObject({ ok: true })
    expect(await host.revoke(share.id, token)).toEqual(ok(undefined))
    expect(await host.find(share.id)).toEqual(fail({ code: 'revoked' }))
  })

  test('LK4 after its days it has expired', async () => {
    const { share, kept } = await keep({ days: 1 })
    expect(kept).toEqual(ok({ expiresAt: expect.any(Number) }))
    pass(dayMs - 1_000)
    expect(await host.find(share.id)).toMatchObject({ ok: true })
    pass(1_001)
    expect(await host.find(share.id)).toEqual(fail({ code: 'expired' }))
  })

  test('RL1 the largest share is kept, and one byte more is refused', async () => {
    const payload = new Uint8Array(maxShareBytes).fill(7)
    expect((await keep({ payload })).kept).toMatchObject({ ok: true })
    const larger = new Uint8Array(maxShareBytes + 1)
    const { share, kept } = await keep({ payload: larger })
    expect(kept).toEqual(fail({ code: 'too-large' }))
    expect(await host.find(share.id)).toEqual(fail({ code: 'unknown' }))
  })
}
