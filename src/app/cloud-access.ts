import type { CloudAccess } from '#adapters/voices/cloud-voice.ts'
import { fail, ok } from '#core/result.ts'
import type { KeyName } from '#ports/storage/vault.ts'
import type { Keys } from '#workspace/account/keys.ts'
import type { Models } from '#workspace/generation/models.ts'

/** A known service: its key, out of the vault at the moment of asking. */
export const createKeyAccess = (keys: Keys, name: KeyName): CloudAccess => ({
  isGranted: () => hasKey(keys, name),
  async read() {
    const key = await keys.read(name)
    if (!key.ok) return fail({ code: key.error.code === 'locked' ? 'keys-locked' : 'no-key' })
    return key.value ? ok({ key: key.value }) : fail({ code: 'no-key' })
  },
})

/** A service of the user's own may do without a key, but not without an address. */
export const createOwnAccess = (keys: Keys, models: Pick<Models, 'settingsOf'>): CloudAccess => ({
  isGranted() {
    const { baseUrl, voiceModel } = models.settingsOf('custom')
    return Boolean(baseUrl && voiceModel)
  },
  async read() {
    const key = hasKey(keys, 'custom') ? await keys.read('custom') : ok(null)
    if (!key.ok) return fail({ code: key.error.code === 'locked' ? 'keys-locked' : 'no-key' })
    // After the key, which another tab may have replaced together with its address.
    const { baseUrl, voiceModel } = models.settingsOf('custom')
    if (!baseUrl) return fail({ code: 'bad-address' })
    return ok({
      baseUrl,
      ...(voiceModel && { model: voiceModel }),
      ...(key.value && { key: key.value }),
    })
  },
})

function hasKey(keys: Keys, name: KeyName): boolean {
  const { status, failure, names } = keys.state.getState()
  return status === 'ready' && !failure && names.includes(name)
}
