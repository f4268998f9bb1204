import * as v from 'valibot'

import { passphraseRounds } from './passphrase-key.ts'
import { sealedSchema, sealVersion } from './seal.ts'

const shared = {
  version: v.literal(sealVersion),
  /** New with every change of mode: what a tab remembers of an older vault is worthless. */
  id: v.string(),
  /** New with every write, so that a tab notices another's. */
  revision: v.string(),
}

// By any name, so that a key that only a newer version knows survives this one's writes.
const keys = v.record(v.string(), sealedSchema)

const deviceRowSchema = v.object({
  ...shared,
  mode: v.literal('device'),
  // Not v.instance: the class does not exist on a page that may not encrypt.
  deviceKey: v.custom<CryptoKey>((value) => value instanceof CryptoKey),
  keys,
})

const sessionRowSchema = v.object({ ...shared, mode: v.literal('session') })

const passphraseRowSchema = v.object({
  ...shared,
  mode: v.literal('passphrase'),
  salt: v.instance(ArrayBuffer),
  // A ceiling too, or one changed digit could keep the browser busy for minutes.
  rounds: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(passphraseRounds),
    v.maxValue(10 * passphraseRounds),
  ),
  /** Nothing, sealed: opens with the right passphrase only, even while no key is stored. */
  proof: sealedSchema,
  keys,
})

/** All of the vault that rests on disk. One row: no change can be half done or leave a copy behind. */
export const vaultRowSchema = v.variant('mode', [
  deviceRowSchema,
  sessionRowSchema,
  passphraseRowSchema,
])

/** Written by a version of the app that knows more than this one, and must not be touched by it. */
export const newerRowSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.gtValue(sealVersion)),
})

export type VaultRow = v.InferOutput<typeof vaultRowSchema>
