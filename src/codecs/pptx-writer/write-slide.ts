import { needsCharts } from '#core/chart/opened-charts.ts'
import { pickFields } from '#core/deck/slide-fields.ts'
import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'
import { listPictures } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { type ArrangedSlide, arrangeSlide } from '#core/layout/arrange-slide.ts'
import type { Box, ChartBox, LogoBox, SlideLayout, TextBox } from '#core/layout/boxes.ts'
import { spreadColumns } from '#core/layout/spread-columns.ts'
import { withLook } from '#core/edit/style/set-look.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { listLayoutTexts, type WrittenTexts } from '#core/layout/texts/list-layout-texts.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import { makeFrame } from '#core/theme/make-frame.ts'
import type { Theme } from '#core/theme/theme.ts'
import type { SlidePose } from '#core/form/slide-pose.ts'
import { listHidden } from '#codecs/list-hidden.ts'
import type { Loss } from '#codecs/loss.ts'

import type { Media } from '#codecs/collect-media.ts'
import { document, element, namespaces } from './element.ts'
import { pixelEffects } from '#ports/pictures/bake-picture.ts'
import { type FormText, markedOnChart, markedOnPicture, markedOnSlide } from './marked-fields.ts'
import { type Mark, writeMark } from './write-mark.ts'
import type { Relation } from './package-parts.ts'
import { paintChart } from './chart/paint-chart.ts'
import { paintComposedText } from './text/paint-composed-text.ts'
import { paintLogo } from './master/paint-logo.ts'
import { paintFurniture, paintNumber } from './master/paint-furniture.ts'
import { gatherIcons, paintIcon } from './paint-icon.ts'
import { paintPicture, type PictureCut } from './paint-picture.ts'
import { paintShape } from './paint-shape.ts'
import { paintTable } from './paint-table.ts'
import { paintText } from './text/paint-text.ts'
import type { LayoutPlan, LayoutPlans } from './master/plan-layouts.ts'
import { masterColours, shapeTree } from './shape-tree.ts'
import { createLinks, type LinkTo } from './text/write-link.ts'
import { writeChart } from './chart/write-chart.ts'
import { contentPlace, titlePlace } from './master/write-layout.ts'
import { writeOver } from './placed/write-over.ts'
import { type SlideVoice, writeVoice } from './voice/write-voice.ts'
import { writeWorkbook } from './chart/write-workbook.ts'

export type SlideToWrite = {
  slide: Slide
  pose: SlidePose
  /** Its deck says what stands at the foot of slides; otherwise that is their number. */
  isFurnished: boolean
  theme: Theme
  slots: ColourSlots
  plans: LayoutPlans
  media: Media
  metrics: TextMetrics
  /** Of the deck. */
  language: string
  /** Of the chart that it may have. */
  chartNumber: number
  /** Where its slide speaks for itself. */
  voice?: SlideVoice
}

/** A chart, and the sheet that its figures are in. */
export type ChartPart = { xml: string; workbook: Uint8Array<ArrayBuffer> }

/** As a slide leads to it. */
export const nameChart = (number: number): string => `../charts/chart${number}.xml`

export type WrittenSlide = {
  xml: string
  /** To its pictures and its chart. */
  relations: Relation[]
  /** The number of its layout. */
  layout: number
  /** In the order of their numbers. */
  charts: ChartPart[]
  /** By their fonts, which the file may bring along. */
  texts: WrittenTexts
  losses: Loss[]
}

export async function writeSlide(given: SlideToWrite): Promise<WrittenSlide> {
  const input = { ...given, slide: withLook(given.slide, 'restyled') }
  const { slide, pose, theme, slots, plans, metrics } = input
  // Nobody asks for it again: to keep a thousand layouts takes longer than to make them.
  const laidOut = layoutSlide({ slide, theme, ...pose }, metrics)
  const arranged = laidOut.isComposed
    ? describeComposed(laidOut)
    : laidOut.columns === undefined
      ? arrangeSlide({ slide, theme, ...pose })
      : spreadColumns({ slide, theme, ...pose }, laidOut.columns)
  const plan = plans.find(arranged)
  const relations: Relation[] = []
  const stage: Stage = {
    ...input,
    arranged,
    plan,
    isComposed: laidOut.isComposed === true,
    relations,
    linkTo: createLinks(relations, firstRelation),
    charts: [],
    losses: [],
    lastId: 1,
  }
  // The layout paints these for all its slides.
  const own = laidOut.boxes.slice(arranged.arrangement.shapes?.length ?? 0, laidOut.over)
  const shapes: string[] = []
  for (const box of gatherIcons(own))
    shapes.push(
      Array.isArray(box) ? paintIcon(box, () => ++stage.lastId, slots) : await paintBox(box, stage),
    )
  if (!input.isFurnished) shapes.push(paintNumber(++stage.lastId, pose.place + 1))
  shapes.push(...(await writeElementsOver(stage, laidOut)))
  const texts = laidOut.boxes.filter((box) => box.kind === 'text')
  const voice = writeVoice(
    input.voice,
    { nextId: () => ++stage.lastId, relate: (type, target) => relate(stage, type, target) },
    texts.map(({ style }) => style.animation),
  )
  return {
    xml: document(
      'p:sld',
      { ...namespaces, show: slide.hidden ? 0 : undefined },
      shapeTree({}, [...shapes, ...voice.shapes]),
      masterColours,
      voice.transition,
      voice.timing,
      element('p:extLst', {}, writeMark('p', describeSlide(stage, laidOut))),
    ),
    relations: stage.relations,
    layout: plan.number,
    charts: stage.charts,
    texts: listLayoutTexts(laidOut),
    losses: [
      ...stage.losses,
      ...listHidden(slide, laidOut),
      ...(keepsLook(given.slide) ? [{ kind: 'look-restyled' as const, slideId: slide.id }] : []),
    ],
  }
}

/** Those before it lead to its layout and its notes. */
export const firstRelation = 3

type Stage = SlideToWrite & {
  linkTo: LinkTo
  arranged: ArrangedSlide
  plan: LayoutPlan
  isComposed: boolean
  relations: Relation[]
  charts: WrittenSlide['charts']
  losses: Loss[]
  lastId: number
  /** The effects of its pictures are in their pixels. */
  areEffectsPainted?: true
  /** Of the frames for content, how many have been painted. */
  contents?: number
}

async function paintBox(box: Box, stage: Stage): Promise<string> {
  const { slots, theme, language, plan } = stage
  if (box.kind === 'picture') return paintPictureBox(box, stage)
  if (box.kind === 'logo') return paintLogoBox(box, stage)
  if (box.kind === 'furniture')
    return paintFurniture(box, {
      nextId: () => ++stage.lastId,
      theme,
      slots,
      furniture: stage.pose.furniture ?? {},
      language,
    })
  const id = ++stage.lastId
  if (box.kind === 'shape') return paintShape(box, id, slots)
  if (box.kind === 'chart') return paintChartBox(box, id, stage)
  if (box.kind === 'table')
    return paintTable({
      box,
      id,
      theme,
      slots,
      rtl: plan.rtl,
      language,
      linkTo: stage.linkTo,
      mark: needsCharts(stage.slide) ? pickFields(stage.slide, markedOnChart) : undefined,
    })
  return box.kind === 'text' ? paintTextBox(box, id, stage) : ''
}

const writeElementsOver = (
  stage: Stage,
  { background, boxes, over }: SlideLayout,
): Promise<string[]> =>
  writeOver(
    { slide: stage.slide, form: { background, boxes: boxes.slice(0, over) } },
    {
      ...stage,
      firstRelation,
      nextId: () => ++stage.lastId,
      onLoss: (loss) => void stage.losses.push({ ...loss, slideId: stage.slide.id }),
    },
    { ...stage, addChart: (part) => nameChart(stage.chartNumber + stage.charts.push(part) - 1) },
  )

function paintChartBox(box: ChartBox, id: number, stage: Stage): string {
  const { slide, theme, slots, chartNumber } = stage
  const relation = relate(stage, 'chart', nameChart(chartNumber))
  stage.charts.push({
    xml: writeChart({ box, theme, slots }),
    workbook: writeWorkbook(box.chart),
  })
  return paintChart(box, id, relation, pickFields(slide, markedOnChart))
}

/** The id of a new relation of the slide. */
function relate({ relations }: Stage, type: string, target: string): string {
  const id = `rId${relations.length + firstRelation}`
  relations.push({ id, type, target })
  return id
}

function paintTextBox(box: TextBox, id: number, stage: Stage): string {
  const { plan, theme, slots, language, arranged } = stage
  // The places of a form are no placeholders: one without words would be a shape without a reason.
  const isBlank = box.paragraphs.every(({ text }) => text.trim() === '')
  if (stage.isComposed && isBlank && box.role === 'content') return ''
  if (stage.isComposed)
    return paintComposedText({
      box,
      id,
      theme,
      slots,
      rtl: plan.rtl,
      language,
      isTitle: box.role === 'title',
      linkTo: stage.linkTo,
    })
  const shared = { box, id, theme, slots, rtl: plan.rtl, language, linkTo: stage.linkTo }
  if (box.role === 'title')
    return paintText({
      ...shared,
      placeholder: titlePlace(plan),
      isPlain: true,
      inherited: plan.title,
    })
  const index = stage.contents ?? 0
  stage.contents = index + 1
  const frame = plan.arrangement.content?.[index]
  const mayGrow =
    frame?.anchor === 'top' && plan.arrangement.settle === undefined && !arranged.table?.isShared
  return paintText({
    ...shared,
    placeholder: contentPlace(plan, index),
    isPlain: frame?.plain === true,
    markColour: frame?.markColour,
    inherited: plan.content[index] ?? [],
    bottom: mayGrow ? frame.y + frame.height : undefined,
  })
}

async function paintPictureBox(
  box: Extract<Box, { kind: 'picture' }>,
  stage: Stage,
): Promise<string> {
  const { slide, media, losses, slots, plan } = stage
  const picture = listPictures(slide)[box.index]
  if (!picture) return ''
  const { medium, loss } = await media.take(picture.imageUrl, box)
  if (loss) losses.push({ ...loss, slideId: slide.id })
  if (!medium) return ''
  if (!loss) stage.areEffectsPainted = true
  return paintPicture({
    box,
    size: medium,
    relation: relateImage(stage, medium),
    slots,
    nextId: () => ++stage.lastId,
    isPlaced: box.index === 0 && plan.arrangement.picture !== undefined,
    describe: (cut) => describePicture(picture, cut),
  })
}

async function paintLogoBox(box: LogoBox, stage: Stage): Promise<string> {
  const { medium, loss } = await stage.media.take(box.imageUrl, box)
  if (loss || !medium) stage.losses.push({ kind: 'logo-missing' })
  const { imageUrl: _stored, ...logo } = stage.pose.logo ?? { imageUrl: '' }
  const id = ++stage.lastId
  return medium ? paintLogo({ box, id, relation: relateImage(stage, medium), mark: { logo } }) : ''
}

/** A slide leads to a file once, however often it shows it. */
function relateImage(stage: Stage, { name }: { name: string }): string {
  const target = `../media/${name}`
  const known = stage.relations.find((relation) => relation.target === target)
  return known?.id ?? relate(stage, 'image', target)
}

/** What its author chose beyond what the file can say; that nothing was chosen is told as well. */
const describeSlide = ({ slide, areEffectsPainted }: Stage, laidOut: SlideLayout): Mark => ({
  ...pickFields(areEffectsPainted ? withoutPixelEffects(slide) : slide, markedOnSlide),
  ...(laidOut.isComposed && {
    form: { content: slide.content, texts: listComposedTexts(laidOut) },
  }),
})

/** Whoever reads the file would apply them once more. */
function withoutPixelEffects({ imageEffects = {}, ...slide }: Slide): Slide {
  const left = { ...imageEffects }
  for (const name of pixelEffects) delete left[name]
  return Object.keys(left).length > 0 ? { ...slide, imageEffects: left } : slide
}

/** What of the points each paragraph of a form shows, in the order of the file. */
const listComposedTexts = ({ boxes }: SlideLayout): FormText[] =>
  boxes
    .flatMap((box) => (box.kind === 'text' && box.role === 'content' ? box.paragraphs : []))
    .flatMap(({ part, text }) =>
      part.field === 'content' && text.trim() !== ''
        ? [{ index: part.index, text, ...(part.range && { range: [...part.range] }) }]
        : [],
    )

/** A form has no frames; its layout in the file is its ground with a place for the title. */
const describeComposed = ({ layout, rtl, background }: SlideLayout): ArrangedSlide => ({
  layout,
  rtl,
  has: { picture: false, content: true },
  bullets: 0,
  background,
  arrangement: { background, title: makeFrame(64, 56, 1152, 120) },
  table: null,
})

/** The crop as its author made it; what was cut besides tells whether it has been changed since. */
const describePicture = (picture: SlidePicture, cut: PictureCut): Mark => ({
  cut,
  ...pickFields(picture, markedOnPicture),
})
