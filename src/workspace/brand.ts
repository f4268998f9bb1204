import * as v from 'valibot'

import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import { encodeDataUrl } from '#codecs/encode-data-url.ts'
import { openPicture } from '#codecs/load-pictures.ts'
import { type Brand, brandOf, brandSchema, dressDeck } from '#core/deck/brand/brand.ts'
import { assetUrl, readAssetHash } from '#core/deck/pictures/deck-assets.ts'
import type { Deck } from '#core/deck/deck.ts'
import { listTypefaceUrls } from '#core/deck/brand/list-typefaces.ts'
import { moveTypefaces } from '#core/deck/brand/move-typefaces.ts'
import { parseJson } from '#core/parse-json.ts'
import type { Picture } from '#ports/storage/deck-store.ts'
import type { Preferences } from '#ports/storage/preferences.ts'

import type { OpenDeck } from './deck/open-deck.ts'
import { hashPicture } from './pictures/hash-picture.ts'

const brandPreference = 'brand'
const usePreference = 'brand-for-new'

/** Preferences have room for a few million letters, of which the last edits of a closed page need some. */
const mostFontLetters = 1_500_000
const writtenFont = /^data:font\/woff;base64,/

/** Its own bytes, of a kind that can be painted as it is: it outlives the deck that it was taken from. */
const writtenOut = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,/

/** The brand that was saved in this browser; any deck that has it can give it back. */
export function readBrand(preferences: Preferences): Brand | null {
  const stored = preferences.read(brandPreference)
  const parsed = stored === null ? null : v.safeParse(brandSchema, parseJson(stored))
  if (!parsed?.success) return null
  const { logo, typefaces, ...look } = parsed.output
  const fonts = typefaces && moveTypefaces(typefaces, (url) => (writtenFont.test(url) ? url : null))
  return {
    ...look,
    ...(fonts && Object.keys(fonts).length > 0 && { typefaces: fonts }),
    ...(logo && writtenOut.test(logo.imageUrl) && { logo }),
  }
}

/** From now on new decks take it, too, until somebody says otherwise. */
export function keepBrand(preferences: Preferences, brand: Brand): void {
  preferences.write(brandPreference, JSON.stringify(brand))
  setForNewDecks(preferences, true)
}

type KeepsBytes = Pick<OpenDeck, 'state' | 'loadPicture'>

/**
 * The brand of an open deck as it can be kept: with its logo and its typefaces written out. Of typefaces
 * only those that the little room there is can hold; letters of the Far East are too many.
 */
export async function takeBrandOf({ state, loadPicture }: KeepsBytes): Promise<Brand> {
  const { logo, typefaces, ...look } = brandOf(state.getState().deck)
  const write = createWriter(loadPicture)
  const imageUrl = logo && (await write(logo.imageUrl))
  const written = new Map<string, string | null>()
  for (const url of listTypefaceUrls(typefaces)) written.set(url, await write(url))
  const letters = Array.from(written.values(), (url) => url?.length ?? 0)
  const hasRoom = letters.reduce((sum, length) => sum + length, 0) <= mostFontLetters
  const fonts = hasRoom && typefaces && moveTypefaces(typefaces, (url) => written.get(url) ?? null)
  return {
    ...look,
    ...(fonts && Object.keys(fonts).length > 0 && { typefaces: fonts }),
    ...(logo && imageUrl && { logo: { ...logo, imageUrl } }),
  }
}

/** What is stored as its bytes, everything else as it is; null when it is no longer there. */
const createWriter =
  (loadPicture: OpenDeck['loadPicture']) =>
  async (url: string): Promise<string | null> => {
    const [hash] = readAssetHash(url)
    if (hash === undefined) return url
    const stored = await loadPicture(hash)
    const file = stored.ok ? await openPicture(stored.value) : null
    return file && encodeDataUrl(file)
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
  const pictures: Picture[] = []
  const dressed = await bringBrand(brand, {
    async addPicture(blob) {
      const hash = await hashPicture(blob)
      pictures.push({ hash, blob })
      return assetUrl(hash)
    },
  })
  return { deck: dressDeck(deck, dressed), pictures }
}

/** The brand for an open deck, with its logo and typefaces kept there. */
export async function bringBrand(
  { logo, typefaces, ...look }: Brand,
  { addPicture }: Pick<OpenDeck, 'addPicture'>,
): Promise<Brand> {
  const blob = logo && openFile(logo.imageUrl)
  const imageUrl = blob && (await addPicture(blob))
  const kept = new Map<string, string>()
  for (const url of listTypefaceUrls(typefaces)) {
    const file = openFile(url)
    if (file) kept.set(url, await addPicture(file))
  }
  return {
    ...look,
    ...(kept.size > 0 &&
      typefaces && { typefaces: moveTypefaces(typefaces, (url) => kept.get(url) ?? null) }),
    ...(logo && { logo: imageUrl ? { ...logo, imageUrl } : logo }),
  }
}

function openFile(imageUrl: string): Blob | null {
  const picture = decodeDataUrl(imageUrl)
  return picture && new Blob([picture.bytes], { type: picture.type })
}
