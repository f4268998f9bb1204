import { loadPictures } from '#codecs/load-pictures.ts'
import { maxUnpackedBytes } from '#codecs/share/unpacked-limit.ts'
import { withStandIns } from '#codecs/settle-typefaces.ts'
import type { DeckToWrite, WriteDeckFile } from '#codecs/write-result.ts'
import type { Deck } from '#core/deck/deck.ts'
import { withoutNotes } from '#core/deck/texts/slide-texts.ts'
import { listTypefaces } from '#core/deck/brand/list-typefaces.ts'
import { withoutRecordings } from '#core/deck/talk/without-recordings.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { DeckStore, StoreFailure } from '#ports/storage/deck-store.ts'

import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { RecordCall } from '#workspace/talk/recording/record-talk.ts'
import type { RecordFailure, TalkRecorder } from '#workspace/talk/recording/talk-recorder.ts'

/** What is on the slides of the user, and not in what others get. */
export type LeftOut = { hiddenSlides: number; lostPictures: number }

export type DeckToShare = { deck: Deck; json: Uint8Array<ArrayBuffer>; leftOut: LeftOut }

export type WriteToShareFailure =
  | StoreFailure
  | { code: 'too-large' }
  | { code: 'insecure-page' }
  | { code: 'cancelled' }
  /** What writes it may never have been fetched. */
  | { code: 'not-written' }
  /** It was to bring its voice along. */
  | { code: 'voice'; failure: RecordFailure }

export type WriteToShareOptions = {
  withNotes: boolean
  /** Spoken, and brought along: whoever listens needs no voice. */
  withVoice?: boolean
  /** Who speaks it, by the id of their offer; otherwise whoever was chosen for all talks. */
  recorder?: string | undefined
  signal?: AbortSignal | undefined
  onSpoken?: RecordCall['onProgress']
}

type Needs = {
  recorder: Pick<TalkRecorder, 'carry'>
  decks: DeckStore
  currentDeck: () => OpenDeck | null
  /** Pictures as text are long: the page must not wait for them. */
  writeDeckFile: WriteDeckFile
}

/** The deck as others will get it, with its pictures inside. */
export async function writeDeckToShare(
  deckId: string,
  { withNotes, withVoice = false, recorder, signal, onSpoken }: WriteToShareOptions,
  needs: Needs,
): Promise<Result<DeckToShare, WriteToShareFailure>> {
  // Browsers encrypt nothing on pages that came over plain http.
  if (!globalThis.crypto?.subtle) return fail({ code: 'insecure-page' })
  const loaded = await loadDeck(deckId, needs)
  if (!loaded.ok) return loaded
  const { deck: whole, loadPicture } = loaded.value
  const shown = withoutHidden(whole)
  const spoken = withNotes ? shown : withoutNotes(shown)
  // Whoever shares the voice shares all of it as one talk; else nobody is to hear it.
  const deck = withoutForbidden(withoutRecordings(spoken))
  const pictures = await loadPictures(deck, loadPicture, signal)
  if (signal?.aborted) return fail({ code: 'cancelled' })
  // As text they are larger by a third: then there is no need to write it to know.
  if ((countBytes(pictures) * 4) / 3 > maxUnpackedBytes) return fail({ code: 'too-large' })
  const call = { ...(signal && { signal }) }
  const carried =
    withVoice && withNotes
      ? await needs.recorder.carry(spoken, {
          ...call,
          ...(recorder !== undefined && { recorder }),
          ...(onSpoken && { onProgress: onSpoken }),
        })
      : null
  if (signal?.aborted) return fail({ code: 'cancelled' })
  if (carried?.ok === false) return fail({ code: 'voice', failure: carried.error })
  const talk = carried && { talk: carried.value }
  const written = await needs.writeDeckFile('json', { deck, pictures, ...talk }, call)
  if (!written.ok)
    return fail({ code: written.error === 'cancelled' ? 'cancelled' : 'not-written' })
  const { bytes: json, losses } = written.value
  // What could not be opened again must not be sent.
  if (json.length > maxUnpackedBytes) return fail({ code: 'too-large' })
  const hiddenSlides = whole.slides.length - deck.slides.length
  return ok({ deck, json, leftOut: { hiddenSlides, lostPictures: losses.length } })
}

const countBytes = (pictures: DeckToWrite['pictures']): number =>
  [...pictures.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)

export type LoadedDeck = Pick<OpenDeck, 'loadPicture'> & { deck: Deck }

/** What is on screen, saved or not, or else what is stored. */
export async function loadDeck(
  deckId: string,
  { decks, currentDeck }: Pick<Needs, 'decks' | 'currentDeck'>,
): Promise<Result<LoadedDeck, StoreFailure>> {
  const open = currentDeck()
  if (open?.id === deckId)
    return ok({ deck: open.state.getState().deck, loadPicture: open.loadPicture })
  const content = await decks.loadContent(deckId)
  return content.ok ? ok({ deck: content.value.deck, loadPicture: decks.loadPicture }) : content
}

/** Typefaces that no document may bring along stay here. */
function withoutForbidden(deck: Deck): Deck {
  const forbidden = listTypefaces(deck.typefaces).filter(({ forbids }) => forbids === 'embedding')
  return forbidden.length === 0
    ? deck
    : withStandIns(deck, new Set(forbidden.map(({ family }) => family)))
}

/** They are for nobody else. A deck of nothing else is shared as it is: without slides it is none. */
function withoutHidden(deck: Deck): Deck {
  const slides = deck.slides.filter(({ hidden }) => !hidden)
  return slides.length > 0 ? { ...deck, slides } : deck
}
