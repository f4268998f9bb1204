import type { DeckFileFormat, FileChoices } from '#codecs/write-result.ts'

import type { DeckFacts } from './measure-deck.ts'

type Model = (facts: DeckFacts, choices: FileChoices) => number

/** What base64 makes of a byte. */
const inline = 4 / 3

/**
 * Straight lines through measured files: the sample deck in every theme, the templates, 1 to 100
 * slides, with pictures and in many scripts (`test/fixtures/sized-decks`, on which a test holds each
 * line to a factor of two). PNG and JPEG were measured in Chromium at three widths; what a picture
 * adds to them is that of a photograph on half of the slide.
 */
const models: Record<DeckFileFormat, Model> = {
  pptx: ({ slides, textBytes, noteBytes, pictureBytes }) =>
    11_000 + 2950 * slides + 0.4 * (textBytes + noteBytes) + pictureBytes,
  pdf: (facts, { pages }) => {
    const { slides, noteBytes, pictureBytes, eastAsianLetters, emoji } = facts
    const fonts = 9000 + 370 * eastAsianLetters + 4200 * emoji
    const paper = pages?.kind === 'notes' ? 3000 + 2 * noteBytes : 0
    return fonts + paper + (pages?.kind === 'handout' ? 650 : 930) * slides + pictureBytes
  },
  html: ({ slides, noteBytes, pictureBytes, ...letters }, { withNotes = true }) =>
    62_000 +
    weighFonts(letters) +
    2650 * slides -
    (withNotes ? 0 : 2 * noteBytes) +
    inline * pictureBytes,
  json: ({ slides, textBytes, noteBytes, shownPictureBytes }) =>
    100 + 137 * slides + textBytes + noteBytes + inline * shownPictureBytes,
  markdown: (facts, choices) => 60 + 30 * facts.slides + countWords(facts, choices),
  txt: (facts, choices) => 20 + 16 * facts.slides + countWords(facts, choices),
  png: ({ slides, isShaded, shownPictures }, choices) =>
    countPixels(choices) * ((isShaded ? 0.55 : 0.14) * slides + 0.7 * shownPictures),
  jpeg: ({ slides, shownPictures }, choices) =>
    countPixels(choices) * (0.07 * slides + 0.17 * shownPictures),
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

const countPixels = ({ imageWidth = 1920 }: FileChoices): number =>
  (imageWidth * imageWidth * 9) / 16

/** About how many bytes the file will have. */
export function estimateSize(
  format: DeckFileFormat,
  facts: DeckFacts,
  choices: FileChoices = {},
): number {
  // Most files leave them out; what they would have added to the rest is little.
  const keepsHidden = format === 'pptx' || format === 'html' || format === 'json'
  const slides = keepsHidden || choices.withHidden ? facts.slides : facts.slides - facts.hidden
  return Math.round(models[format]({ ...facts, slides: Math.max(slides, 1) }, choices))
}
