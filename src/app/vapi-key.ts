import type { CallKey } from '#adapters/voices/vapi/phone.ts'
import { fail, ok } from '#core/result.ts'
import type { Keys } from '#workspace/account/keys.ts'

/** The key for live calls, out of the vault at the moment of calling. */
export const createVapiKey = (keys: Keys): CallKey => ({
  async isSet() {
    if (keys.state.getState().status === 'loading') await keys.refresh()
    return keys.state.getState().names.includes('vapi')
  },
  onChange: (run) =>
    keys.state.subscribe(({ names }, before) => {
      if (names.includes('vapi') !== before.names.includes('vapi')) run()
    }),
  async read() {
    const stored = await keys.read('vapi')
    if (!stored.ok) return fail({ code: stored.error.code === 'locked' ? 'keys-locked' : 'no-key' })
    return stored.value ? ok(stored.value) : fail({ code: 'no-key' })
  },
})
