import { fileFormats } from '#codecs/file-formats.ts'
import { carryShare, measureCarried } from '#codecs/share/carry-share.ts'
import { packForLink } from '#codecs/share/pack-link.ts'
import { packShare } from '#codecs/share/pack-share.ts'
import { isOpenable } from '#codecs/share/read-share.ts'
import { markShareFile } from '#codecs/share/share-file-mark.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import { fileNameFor } from '#core/deck/file-name.ts'
import { listDeckPictureUrls } from '#core/deck/pictures/list-deck-pictures.ts'
import { fail, ok, type Result } from '#core/result.ts'
import { encodeBase64Url } from '#core/share/base64-url.ts'
import { maxReadLetters } from '#core/share/share-terms.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { TalkRecorder } from '#workspace/talk/recording/talk-recorder.ts'
import type { ShareCall, ShareTerms } from './shares.ts'
import { type LeftOut, writeDeckToShare, type WriteToShareFailure } from './write-deck-to-share.ts'

export type CarriedSize = {
  /** Of what the link has after its `#`; null when that is more than anybody would send. */
  letters: number | null
  /** Of the file. */
  bytes: number
  pictures: number
}

export type CarriedLink = { fragment: string; leftOut: LeftOut }
export type CarriedFile = { name: string; blob: Blob; leftOut: LeftOut }

/** Presentations that travel without a server: inside their link, or as a file. */
export type CarriedShares = {
  /** How long the link would be, and how large the file. */
  measure(
    deckId: string,
    terms: Pick<ShareTerms, 'withNotes'> & { hasPassword: boolean },
  ): Promise<Result<CarriedSize, WriteToShareFailure>>
  makeLink(deckId: string, terms: ShareTerms): Promise<Result<CarriedLink, WriteToShareFailure>>
  makeFile(
    deckId: string,
    terms: ShareTerms,
    call?: ShareCall,
  ): Promise<Result<CarriedFile, WriteToShareFailure>>
}

type Needs = {
  decks: DeckStore
  currentDeck: () => OpenDeck | null
  writeDeckFile: WriteDeckFile
  clock: Clock
  recorder: Pick<TalkRecorder, 'carry'>
}

const dayMs = 24 * 60 * 60 * 1000

export function createCarriedShares({ clock, ...needs }: Needs): CarriedShares {
  const carry = (
    packed: Uint8Array<ArrayBuffer>,
    { days, password }: Omit<ShareTerms, 'withVoice'>,
  ) =>
    carryShare(packed, { password, expiresAt: days === null ? null : clock.now() + days * dayMs })

  return {
    async measure(deckId, terms) {
      const written = await writeDeckToShare(deckId, terms, needs)
      if (!written.ok) return written
      const { deck, json } = written.value
      const size = (packed: Uint8Array) => measureCarried(packed.length, terms.hasPassword)
      const letters = json.length > maxTextBytes ? null : countLetters(size(packForLink(json)))
      const pictures = listDeckPictureUrls(deck).length
      return ok({ letters, bytes: size(await packShare(json)), pictures })
    },

    async makeLink(deckId, { withVoice: _silent, ...terms }) {
      // Sound is far more than any link can hold.
      const written = await writeDeckToShare(deckId, terms, needs)
      if (!written.ok) return written
      const { json, leftOut } = written.value
      if (json.length > maxTextBytes) return fail({ code: 'too-large' })
      const fragment = encodeBase64Url(await carry(packForLink(json), terms))
      return fragment.length > maxReadLetters
        ? fail({ code: 'too-large' })
        : ok({ fragment, leftOut })
    },

    async makeFile(deckId, terms, { signal, onSpoken } = {}) {
      const written = await writeDeckToShare(deckId, { ...terms, signal, onSpoken }, needs)
      if (!written.ok) return written
      const { deck, json, leftOut } = written.value
      const packed = await packShare(json)
      if (!isOpenable(json, packed)) return fail({ code: 'too-large' })
      const bytes = markShareFile(await carry(packed, terms))
      const { type, endings } = fileFormats.share
      const blob = new Blob([bytes], { type })
      return ok({ name: fileNameFor(deck.title, endings[0]), blob, leftOut })
    },
  }
}

/** Packing more than this on the page would be felt, and no link could hold it. */
const maxTextBytes = 256 * 1024

const countLetters = (bytes: number): number => Math.ceil((bytes * 4) / 3)
