import type { Deck } from '#core/deck/deck.ts'
import { listDeckAssets } from '#core/deck/pictures/deck-assets.ts'
import { listDeckPictureUrls } from '#core/deck/pictures/list-deck-pictures.ts'
import { listTypefaces, listTypefaceUrls } from '#core/deck/brand/list-typefaces.ts'
import type { DeckTypefaces, OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { listTexts } from '#core/deck/texts/slide-texts.ts'
import type { Slide } from '#core/deck/slide.ts'
import { arrangeSlide } from '#core/layout/arrange-slide.ts'
import { stage } from '#core/layout/stage.ts'
import { ok, type Result } from '#core/result.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import type { DeckSource } from './deck-source.ts'

/** What the size of a file depends on. */
export type DeckFacts = {
  slides: number
  hidden: number
  /** Bytes of what slides show and of their notes, as UTF-8. */
  textBytes: number
  noteBytes: number
  /** Of each picture once, and as often as it is shown. */
  pictureBytes: number
  shownPictureBytes: number
  shownPictures: number
  /**
   * Of typefaces that somebody brought: of all their files, of those that a page is painted with, and of
   * those that PowerPoint may have.
   */
  fontBytes: number
  shownFontBytes: number
  editedFontBytes: number
  /** How many slides full of gradients there are in all: they make pictures of slides large. */
  shaded: number
  /** Letters of scripts with large fonts, each once. */
  eastAsianLetters: number
  emoji: number
  hasArabic: boolean
}

/** Looks at the sizes of pictures without reading them. */
export async function measureDeck({
  loadDeck,
  loadPicture,
}: DeckSource): Promise<Result<DeckFacts, StoreFailure>> {
  const loaded = await loadDeck()
  if (!loaded.ok) return loaded
  const { slides } = loaded.value
  const shown = listDeckPictureUrls(loaded.value)
  const sizes = new Map<string, number>()
  for (const url of new Set(shown)) sizes.set(url, await measurePicture(url, loadPicture))
  const text = joinWords(slides, 'seen')
  const fonts = await measureFonts(loaded.value.typefaces, loadPicture)
  return ok({
    slides: slides.length,
    hidden: slides.filter(({ hidden }) => hidden).length,
    textBytes: countBytes(text),
    noteBytes: countBytes(joinWords(slides, 'heard')),
    pictureBytes: sum([...sizes.values()]),
    shownPictureBytes: sum(shown.map((url) => sizes.get(url) ?? 0)),
    shownPictures: shown.length,
    ...fonts,
    shaded: sum(listShades(loaded.value)),
    eastAsianLetters: countDifferent(text, /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Hang}/gu),
    emoji: countDifferent(text, /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/gu),
    hasArabic: /\p{scx=Arab}/u.test(text),
  })
}

type FontFacts = Pick<DeckFacts, 'fontBytes' | 'shownFontBytes' | 'editedFontBytes'>

const mayBeSeen = (face: OwnTypeface | undefined): boolean => face?.forbids !== 'embedding'

async function measureFonts(
  typefaces: DeckTypefaces = {},
  loadPicture: DeckSource['loadPicture'],
): Promise<FontFacts> {
  const sizes = new Map<string, number>()
  for (const url of listTypefaceUrls(typefaces))
    sizes.set(url, await measurePicture(url, loadPicture))
  const weigh = (urls: readonly (string | undefined)[]) =>
    sum([...new Set(urls)].map((url) => sizes.get(url ?? '') ?? 0))
  const all = Object.values(typefaces)
  const { title, content } = typefaces
  return {
    // A deck file has them with each role that they are chosen for.
    fontBytes: sum(all.map((face) => weigh(listTypefaceUrls({ title: face })))),
    // Titles are bold where they can be, and so are some words of the text.
    shownFontBytes: weigh([
      ...(mayBeSeen(title) ? [title?.bold ?? title?.regular] : []),
      ...(mayBeSeen(content) ? [content?.regular, content?.bold] : []),
    ]),
    editedFontBytes: sum(
      listTypefaces(typefaces)
        .filter(({ forbids }) => forbids === undefined)
        .map(({ regular, bold }) => weigh([regular, bold])),
    ),
  }
}

/** How much of each slide lies on a gradient, from 0 to 1. */
function listShades(deck: Deck): number[] {
  const theme = findDeckTheme(deck)
  return deck.slides.map((slide, place) => {
    const { background, arrangement } = arrangeSlide({ slide, theme, place })
    const whole = { ...stage, fill: background }
    const shades = [whole, ...(arrangement.shapes ?? [])].filter(
      ({ fill }) => fill.kind !== 'solid',
    )
    const areas = shades.map(({ width, height }) => width * height)
    return Math.min(1, sum(areas) / (stage.width * stage.height))
  })
}

const joinWords = (slides: readonly Slide[], met: 'seen' | 'heard'): string =>
  slides.flatMap((slide) => listTexts(slide, met)).join('\n')

const encoder = new TextEncoder()
const countBytes = (text: string): number => encoder.encode(text).length

const countDifferent = (text: string, letter: RegExp): number => new Set(text.match(letter)).size

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** One that is only linked is in no file. */
async function measurePicture(
  imageUrl: string,
  loadPicture: DeckSource['loadPicture'],
): Promise<number> {
  if (imageUrl.startsWith('data:')) return (imageUrl.length * 3) / 4
  const [hash] = listDeckAssets({ slides: [{ imageUrl }] })
  const picture = hash === undefined ? null : await loadPicture(hash)
  return picture?.ok ? picture.value.size : 0
}
