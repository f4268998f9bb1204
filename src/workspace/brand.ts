import * as v from 'valibot'

import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import { encodeDataUrl } from '#codecs/encode-data-url.ts'
import { openPicture } from '#codecs/load-pictures.ts'
import { type Brand, brandOf, brandSchema, dressDeck } from '#core/deck/brand.ts'
import { assetUrl, readAssetHash } from '#core/deck/deck-assets.ts'
import type { Deck } from '#core/deck/deck.ts'
import { parseJson } from '#core/parse-json.ts'
import type { Picture } from '#ports/deck-store.ts'
import type { Preferences } from '#ports/preferences.ts'

import type { OpenDeck } from './deck/open-deck.ts'
import { hashPicture } from './pictures/hash-picture.ts'

const brandPreference = 'brand'
const usePreference = 'brand-for-new'

/** Its own bytes, of a kind that can be painted as it is: it outlives the deck that it was taken from. */
const writtenOut = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,/

/** The brand that was saved in this browser; any deck that has it can give it back. */
export function readBrand(preferences: Preferences): Brand | null {
  const stored = preferences.read(brandPreference)
  const parsed = stored === null ? null : v.safeParse(brandSchema, parseJson(stored))
  if (!parsed?.success) return null
  const { logo, ...look } = parsed.output
  return logo && writtenOut.test(logo.imageUrl) ? { ...look, logo } : look
}

/** From now on new decks take it, too, until somebody says otherwise. */
export function keepBrand(preferences: Preferences, brand: Brand): void {
  preferences.write(brandPreference, JSON.stringify(brand))
  setForNewDecks(preferences, true)
}

/** The brand of an open deck as it can be kept: with its logo written out. */
export async function takeBrandOf({
  state,
  loadPicture,
}: Pick<OpenDeck, 'state' | 'loadPicture'>): Promise<Brand> {
  const { logo, ...look } = brandOf(state.getState().deck)
  const [hash] = logo ? readAssetHash(logo.imageUrl) : []
  if (!logo || hash === undefined) return logo ? { ...look, logo } : look
  const stored = await loadPicture(hash)
  const picture = stored.ok ? await openPicture(stored.value) : null
  return picture ? { ...look, logo: { ...logo, imageUrl: encodeDataUrl(picture) } } : look
}

export const isForNewDecks = (preferences: Preferences): boolean =>
  preferences.read(usePreference) === 'yes'

export const setForNewDecks = (preferences: Preferences, isUsed: boolean): void =>
  preferences.write(usePreference, isUsed ? 'yes' : 'no')

/** What new decks look like, where somebody has said so. */
export const findNewBrand = (preferences: Preferences): Brand | null =>
  isForNewDecks(preferences) ? readBrand(preferences) : null

/** A deck that was just made, in the brand that new decks take, and what has to be stored with it. */
export async function dressNewDeck(
  deck: Deck,
  preferences: Preferences,
): Promise<{ deck: Deck; pictures: Picture[] }> {
  const brand = findNewBrand(preferences)
  if (!brand) return { deck, pictures: [] }
  const { logo, ...look } = brand
  const blob = logo && openLogo(logo.imageUrl)
  if (!logo || !blob) return { deck: dressDeck(deck, look), pictures: [] }
  const hash = await hashPicture(blob)
  const dressed = dressDeck(deck, { ...look, logo: { ...logo, imageUrl: assetUrl(hash) } })
  return { deck: dressed, pictures: [{ hash, blob }] }
}

/** The brand for an open deck, with its logo kept there. */
export async function bringBrand(
  { logo, ...look }: Brand,
  { addPicture }: Pick<OpenDeck, 'addPicture'>,
): Promise<Brand> {
  const blob = logo && openLogo(logo.imageUrl)
  return logo && blob ? { ...look, logo: { ...logo, imageUrl: await addPicture(blob) } } : look
}

function openLogo(imageUrl: string): Blob | null {
  const picture = decodeDataUrl(imageUrl)
  return picture && new Blob([picture.bytes], { type: picture.type })
}
