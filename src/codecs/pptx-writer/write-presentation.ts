import { document, element, namespaces } from './element.ts'
import type { FaceStyle } from './fonts/embedded-fonts.ts'
import { toEmu } from './to-emu.ts'
import { type Mark, writeMark } from './write-mark.ts'
import { firstSheetId } from './master/write-master.ts'

/** As our lines are broken: no line begins with the first, or ends with the second. */
const kinsoku = element('p:kinsoku', {
  lang: 'ja-JP',
  invalStChars:
    '、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】°‰％ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!%),.:;?]}',
  invalEndChars: '‘“（〔［｛〈《「『【￥＄$([{',
})

const firstSlideId = 256

type PresentationToWrite = {
  /** Names of the relations that lead to the slides, in the order of the show. */
  slides: readonly string[]
  /** Relations to what slides stand on. */
  masters: readonly string[]
  /** Of a slide, in px. */
  size: { width: number; height: number }
  notesMaster: string | null
  /** Those that the file brings along, with the relations that lead to their faces. */
  fonts: readonly { typeface: string; faces: readonly { style: FaceStyle; relation: string }[] }[]
  mark: Mark
}

export const writePresentation = ({
  slides,
  masters,
  size,
  notesMaster,
  fonts,
  mark,
}: PresentationToWrite): string =>
  document(
    'p:presentation',
    { ...namespaces, embedTrueTypeFonts: fonts.length > 0 ? 1 : undefined, saveSubsetFonts: 1 },
    element(
      'p:sldMasterIdLst',
      {},
      ...masters.map((relation, index) =>
        element('p:sldMasterId', { id: firstSheetId + index, 'r:id': relation }),
      ),
    ),
    notesMaster === null
      ? ''
      : element('p:notesMasterIdLst', {}, element('p:notesMasterId', { 'r:id': notesMaster })),
    element(
      'p:sldIdLst',
      {},
      ...slides.map((relation, index) =>
        element('p:sldId', { id: firstSlideId + index, 'r:id': relation }),
      ),
    ),
    element('p:sldSz', { cx: toEmu(size.width), cy: toEmu(size.height) }),
    element('p:notesSz', { cx: 6_858_000, cy: 9_144_000 }),
    fonts.length === 0
      ? ''
      : element(
          'p:embeddedFontLst',
          {},
          ...fonts.map(({ typeface, faces }) =>
            element(
              'p:embeddedFont',
              {},
              element('p:font', { typeface }),
              ...faces.map(({ style, relation }) => element(`p:${style}`, { 'r:id': relation })),
            ),
          ),
        ),
    kinsoku,
    element('p:extLst', {}, writeMark('p', mark)),
  )
