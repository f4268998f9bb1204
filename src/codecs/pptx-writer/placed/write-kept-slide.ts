import type { PlacedSlide } from '#core/deck/placed.ts'
import { pickFields } from '#core/deck/slide-fields.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { isFontFamily } from '#core/layout/typefaces/font-families.ts'
import { listPlacedTexts } from '#core/placed/list-placed-texts.ts'
import { numberSlide } from '#core/placed/number-slide.ts'
import { createWordFinder, placeNewPoints } from '#core/placed/place-words.ts'
import type { Theme } from '#core/theme/theme.ts'
import type { Media } from '#codecs/collect-media.ts'
import type { Loss } from '#codecs/loss.ts'

import { document, element, namespaces } from '../element.ts'
import { markedOnSlide } from '../marked-fields.ts'
import { nameShape } from '../name-shape.ts'
import { nameTypeface } from '../fonts/office-fonts.ts'
import type { Relation } from '../package-parts.ts'
import { masterColours, shapeTree } from '../shape-tree.ts'
import { placeShape } from '../to-emu.ts'
import { writeMark } from '../write-mark.ts'
import { type SlideVoice, writeVoice } from '../voice/write-voice.ts'
import { type ChartPart, firstRelation, nameChart, type WrittenSlide } from '../write-slide.ts'
import { createPlaces, type KeptLayouts } from './kept-layouts.ts'
import { type KeptSheet, openKeptSheet } from './kept-sheet.ts'
import { writeElements } from './write-elements.ts'
import type { PageSize } from './stand-on-page.ts'
import { findSlots, findTitlePlace, writeGround } from './write-kept-sheets.ts'

export type KeptSlideToWrite = {
  slide: Slide
  /** Where it stands in the deck. */
  place: number
  /** What it keeps, as it stands on the pages of the file. */
  placed: PlacedSlide
  layouts: KeptLayouts
  media: Media
  metrics: TextMetrics
  theme: Theme
  /** Of the deck. */
  language: string
  /** Of the first chart that it may have. */
  chartNumber: number
  /** Where its slide speaks for itself. */
  voice?: SlideVoice
}

/** A slide from what stood on it where it came from, with the words that it has now. */
export async function writeKeptSlide(input: KeptSlideToWrite): Promise<WrittenSlide> {
  const { slide, place, placed, layouts, media, metrics, theme, language, chartNumber } = input
  const layout = layouts.find(placed, slide.id)
  const relations: Relation[] = []
  const losses: Loss[] = []
  const charts: ChartPart[] = []
  const findWords = createWordFinder(slide)
  const sheet = openKeptSheet({
    slots: findSlots(layout.theme),
    language,
    findWords,
    nameFace: (face) =>
      isFontFamily(face) ? nameTypeface(theme.standIns?.[face] ?? face, theme) : face,
    hasHeader: slide.table?.hasHeader === true,
    media,
    relations,
    firstRelation,
    onLoss: (loss) => void losses.push({ ...loss, slideId: slide.id }),
  })
  const addChart = (part: ChartPart) => nameChart(chartNumber + charts.push(part) - 1)
  const shapes = await writeElements(
    placeNewPoints(placed, slide.content).map((one) => numberSlide(one, place + 1)),
    sheet,
    { metrics, theme, addChart },
    createPlaces(layout),
  )
  const hasPlace = placed.elements.some((one) => one.kind === 'shape' && one.role === 'title')
  if (slide.title === '' && !hasPlace) shapes.push(writeNoTitle(sheet.nextId(), placed.size))
  const voice = writeVoice(input.voice, sheet)
  const mark = { kept: true, ...pickFields(slide, markedOnSlide) }
  return {
    xml: document(
      'p:sld',
      { ...namespaces, show: slide.hidden ? 0 : undefined },
      shapeTree({ background: await writeOwnGround(slide, placed, sheet) }, [
        ...shapes,
        ...voice.shapes,
      ]),
      masterColours,
      voice.transition,
      voice.timing,
      element('p:extLst', {}, writeMark('p', mark)),
    ),
    relations,
    layout: layout.number,
    charts,
    // Others are called as in the file they came from, which brought none of them along.
    texts: theme.standIns ? [] : listPlacedTexts(placed.elements, findWords),
    losses,
  }
}

/** A picture of the slide that lies behind everything stays its own; all other grounds are its layout's. */
async function writeOwnGround(
  slide: Slide,
  { background }: PlacedSlide,
  sheet: KeptSheet,
): Promise<string> {
  const isOwn =
    background.kind === 'picture' &&
    listPictures(slide).some(({ imageUrl }) => imageUrl === background.imageUrl)
  return isOwn ? writeGround(background, sheet) : ''
}

/** An empty place for a title: whoever reads a slide without one looks for it elsewhere. */
const writeNoTitle = (id: number, { width, height }: PageSize): string =>
  element(
    'p:sp',
    {},
    element(
      'p:nvSpPr',
      {},
      nameShape({ id, name: `Title ${id}` }),
      element('p:cNvSpPr', {}, element('a:spLocks', { noGrp: 1 })),
      element('p:nvPr', {}, element('p:ph', { type: 'title' })),
    ),
    element('p:spPr', {}, placeShape(findTitlePlace({ width, height }))),
    element('p:txBody', {}, element('a:bodyPr', {}), element('a:lstStyle', {}), element('a:p', {})),
  )
