import type { FileChoices } from '#codecs/file-choices.ts'
import { type DeckFileFormat, takesChoice } from '#codecs/file-formats.ts'

import type { DeckFacts } from './measure-deck.ts'

type Model = (facts: DeckFacts, choices: FileChoices) => number

/** What base64 makes of a byte. */
const inline = 4 / 3

/** What fonts that come along add to a presentation: those of a theme, packed, two to four faces. */
export const embeddedFontBytes = 72_000

/** What is left of large fonts that somebody brought, when only the letters of a presentation are kept. */
const cutFontBytes = 140_000

/**
 * Straight lines through measured files: the sample deck in every theme, the templates, 1 to 100
 * slides, with pictures and in many scripts (`test/fixtures/decks/sized-decks`, on which a test holds each
 * line to a factor of two). PNG and JPEG were measured in Chromium at three widths: what has edges grows
 * more slowly than its pixels do. What a picture adds to them is that of a photograph on half of the
 * slide; one that is a small file has little to show.
 */
const models: Record<DeckFileFormat, Model> = {
  pptx: (
    { slides, textBytes, noteBytes, pictureBytes, editedFontBytes, eastAsianLetters },
    { fonts = 'embedded' },
  ) =>
    12_000 +
    4900 * slides +
    0.4 * (textBytes + noteBytes) +
    pictureBytes +
    (fonts === 'embedded'
      ? embeddedFontBytes + Math.min(0.8 * editedFontBytes, cutFontBytes + 200 * eastAsianLetters)
      : 0),
  pdf: (facts, { pages }) => {
    const { slides, noteBytes, pictureBytes, eastAsianLetters, emoji } = facts
    const fonts = 15_000 + 370 * eastAsianLetters + 4200 * emoji
    const paper = pages?.kind === 'notes' ? 3000 + 2 * noteBytes : 0
    return fonts + paper + (pages?.kind === 'handout' ? 1700 : 1900) * slides + pictureBytes
  },
  html: ({ slides, noteBytes, pictureBytes, shownFontBytes, ...letters }, { withNotes = true }) =>
    85_000 +
    inline * shownFontBytes +
    weighFonts(letters) +
    3700 * slides -
    (withNotes ? 0 : 2 * noteBytes) +
    inline * pictureBytes,
  json: ({ slides, textBytes, noteBytes, shownPictureBytes, fontBytes }) =>
    100 + 137 * slides + textBytes + noteBytes + inline * (shownPictureBytes + fontBytes),
  markdown: (facts, choices) => 60 + 30 * facts.slides + countWords(facts, choices),
  txt: (facts, choices) => 20 + 16 * facts.slides + countWords(facts, choices),
  png: ({ slides, textBytes, shaded, shownPictures, shownPictureBytes }, choices) =>
    enlarge(choices, 1.3) * (15_000 * slides + 300 * textBytes) +
    enlarge(choices, 1.6) *
      (650_000 * Math.min(shaded, slides) +
        Math.min(850_000 * shownPictures, 20 * shownPictureBytes)),
  jpeg: ({ slides, textBytes, shownPictures, shownPictureBytes }, choices) =>
    enlarge(choices, 1.3) *
    (13_000 * slides + 240 * textBytes + Math.min(140_000 * shownPictures, 4 * shownPictureBytes)),
}

/** Files of fonts go into a page whole. */
const weighFonts = ({
  eastAsianLetters,
  emoji,
  hasArabic,
}: Pick<DeckFacts, 'eastAsianLetters' | 'emoji' | 'hasArabic'>): number =>
  (eastAsianLetters > 0 ? 130_000 + 3700 * Math.min(eastAsianLetters, 2000) : 0) +
  // There are ten such files, and each emoji may be in another.
  720_000 * Math.min(emoji, 10) +
  (hasArabic ? 85_000 : 0)

const countWords = ({ textBytes, noteBytes }: DeckFacts, { withNotes = true }: FileChoices) =>
  textBytes + (withNotes ? noteBytes : 0)

/** How many times as large as at 1280 px. */
const enlarge = ({ imageWidth = 1920 }: FileChoices, power: number): number =>
  (imageWidth / 1280) ** power

/** About how many bytes the file will have. */
export function estimateSize(
  format: DeckFileFormat,
  facts: DeckFacts,
  choices: FileChoices = {},
): number {
  // Most files leave them out; what they would have added to the rest is little.
  const keepsHidden = !takesChoice(format, 'withHidden')
  const slides = keepsHidden || choices.withHidden ? facts.slides : facts.slides - facts.hidden
  return Math.round(models[format]({ ...facts, slides: Math.max(slides, 1) }, choices))
}
