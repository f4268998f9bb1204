import { type CarriedFailure, openCarried } from '#codecs/share/open-carried.ts'
import type { PackedReader, SharePacking } from '#codecs/share/read-packed.ts'
import { maxUnpackedBytes } from '#codecs/share/unpacked-limit.ts'
import { unmarkShareFile } from '#codecs/share/share-file-mark.ts'
import { unsealShare } from '#codecs/share/unseal-share.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { decodeBase64Url } from '#core/share/base64-url.ts'
import { linkKeyBytes, maxReadLetters } from '#core/share/share-terms.ts'
import type { Clock } from '#ports/clock.ts'
import type { ShareHost, ShareHostFailure } from '#ports/shares/share-host.ts'

import { createId } from '#workspace/create-id.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { createWatchedDeck, type WatchedIntake } from './watched-deck.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Where a shared presentation is. */
export type ShareSource =
  /** `key` is what the link has after its `#`. */
  | { from: 'server'; id: string; key: string }
  /** All of it is in the link, after its `#`. */
  | { from: 'link'; fragment: string }
  | { from: 'file'; file: Blob }

export type FetchFailure =
  | ShareHostFailure
  | { code: 'damaged' }
  | { code: 'insecure-page' }
  /** The file was moved, or another program has it. */
  | { code: 'unreadable' }
  /** It is another kind of file. */
  | { code: 'not-a-share' }
  /** A part of the app that opens shares could not be fetched. */
  | { code: 'not-loaded' }

export type OpenShareFailure =
  | CarriedFailure
  | 'too-large'
  /** Whoever asked has left. */
  | 'cancelled'

/** What came, still sealed. */
export type FetchedShare<Opened = OpenDeck> = {
  open(password?: string, signal?: AbortSignal): Promise<Result<Opened, OpenShareFailure>>
}

type Needs = {
  host: ShareHost
  intake: WatchedIntake
  clock: Clock
  /** A stranger has made it: the page must not wait for what is in it. */
  readPacked: PackedReader
}

export async function fetchShare(
  source: ShareSource,
  { host, intake, clock, readPacked }: Needs,
): Promise<Result<FetchedShare, FetchFailure>> {
  // Browsers encrypt nothing on pages that came over plain http.
  if (!globalThis.crypto?.subtle) return fail({ code: 'insecure-page' })
  const found = await find(source, host, clock)
  if (!found.ok) return found
  const { id, unseal, packing } = found.value
  return ok({
    async open(password, signal) {
      const unsealed = await unseal(password)
      if (!unsealed.ok) return unsealed
      const deck = await readPacked({ bytes: unsealed.value, packing }, { signal })
      return deck.ok ? ok(createWatchedDeck(id, deck.value, intake)) : deck
    },
  })
}

type FoundShare = {
  id: string
  unseal: (password?: string) => Promise<Result<Bytes, CarriedFailure>>
  packing: SharePacking
}

async function find(
  source: ShareSource,
  host: ShareHost,
  clock: Clock,
): Promise<Result<FoundShare, FetchFailure>> {
  if (source.from === 'server') return findOnServer(source, host)
  const carried = await (source.from === 'file' ? readFile(source.file) : readLink(source.fragment))
  if (!carried.ok) return carried
  return ok({
    id: createId('shared'),
    unseal: (password) => openCarried(carried.value, { password, now: clock.now() }),
    packing: source.from === 'file' ? 'share' : 'link',
  })
}

async function findOnServer(
  { id, key }: { id: string; key: string },
  host: ShareHost,
): Promise<Result<FoundShare, FetchFailure>> {
  const linkKey = decodeBase64Url(key)
  if (linkKey?.length !== linkKeyBytes) return fail({ code: 'damaged' })
  const sealed = await host.find(id)
  if (!sealed.ok) return sealed
  return ok({
    id,
    unseal: (password) => unsealShare(sealed.value, { id, linkKey, password }),
    packing: 'share',
  })
}

function readLink(fragment: string): Result<Bytes, FetchFailure> {
  if (fragment.length > maxReadLetters) return fail({ code: 'too-large' })
  const carried = decodeBase64Url(fragment)
  return carried ? ok(carried) : fail({ code: 'damaged' })
}

async function readFile(file: Blob): Promise<Result<Bytes, FetchFailure>> {
  // Packed it is smaller than what it holds: anything else was never made here, and stays unread.
  if (file.size > maxUnpackedBytes) return fail({ code: 'too-large' })
  try {
    const carried = unmarkShareFile(new Uint8Array(await file.arrayBuffer()))
    return carried ? ok(carried) : fail({ code: 'not-a-share' })
  } catch {
    return fail({ code: 'unreadable' })
  }
}
