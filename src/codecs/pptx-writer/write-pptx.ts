import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { fail, ok } from '#core/result.ts'
import { assignColours } from '#core/theme/assign-colours.ts'
import { describeSlots } from '#core/placed/over/describe-theme.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { inOfficeFonts } from '#core/theme/in-office-fonts.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { addLosses } from '#codecs/add-losses.ts'
import { listHidden } from '#codecs/list-hidden.ts'
import type { Loss } from '#codecs/loss.ts'
import type { PptxFileWriter, SlideNarration } from '#codecs/write-result.ts'

import { collectMedia } from '#codecs/collect-media.ts'
import { addMasters } from './master/add-masters.ts'
import { contentTypes } from './content-types.ts'
import {
  findComplexFont,
  findDocumentLanguage,
  findEastAsianFont,
  findTextLanguage,
} from './text/find-text-language.ts'
import { createFaceList, type EmbeddedFont } from './fonts/embedded-fonts.ts'
import { asWideAsImpact } from './fonts/office-metrics.ts'
import { nameTypeface } from './fonts/office-fonts.ts'
import { createPackageParts, type PackageParts } from './package-parts.ts'
import { planKeptLayouts } from './placed/kept-layouts.ts'
import { makeKeptMasters } from './placed/make-kept-masters.ts'
import { findKept, findPageSize, type PageSize, standOnPage } from './placed/stand-on-page.ts'
import { writeKeptSlide } from './placed/write-kept-slide.ts'
import { voicePoster } from './voice/paint-voice.ts'
import { planLayouts } from './master/plan-layouts.ts'
import { createSheetNumbers } from './chart/sheet-numbers.ts'
import { chartSheet } from './chart/write-chart.ts'
import { writeLayout } from './master/write-layout.ts'
import { writeMaster } from './master/write-master.ts'
import { writeNotes, writeNotesMaster } from './write-notes.ts'
import { writePresentation } from './write-presentation.ts'
import {
  writeAppProperties,
  writeCoreProperties,
  writePresentationProperties,
} from './write-properties.ts'
import { type ChartPart, nameChart, writeSlide, type WrittenSlide } from './write-slide.ts'
import { type ThemeToWrite, writeTheme } from './master/write-theme.ts'
import type { SlideVoice } from './voice/write-voice.ts'

/** Whoever waits must be able to call it off and to see it move. */
const breatheEveryMs = 30

/** The share of the work that is done when all slides are painted and only packing is left. */
const paintedShare = 0.9

/** A presentation of PowerPoint, painted from the same boxes as the screen. */
export const writePptx: PptxFileWriter = async (
  { deck, pictures, narration },
  { metrics: exact, bakePicture, embedFont, fonts, signal, onProgress },
) => {
  const parts = createPackageParts()
  const isEmbedded = embedFont !== undefined && fonts !== 'office'
  const own = findDeckTheme(deck)
  const theme = isEmbedded ? own : inOfficeFonts(own)
  const metrics = isEmbedded ? exact : asWideAsImpact(exact)
  const faces = createFaceList(theme)
  const slots = assignColours(theme)
  const numbers = createSheetNumbers()
  const plans = planLayouts(theme, slots, numbers)
  const keptLayouts = planKeptLayouts(
    describeSlots(slots, theme, (family) => nameTypeface(family, theme)),
    numbers,
  )
  const page = findPageSize(deck.slides)
  const language = findDeckLanguage(deck)
  const media = collectMedia(pictures, bakePicture, (name, bytes) =>
    parts.addMedia(`ppt/media/${name}`, bytes),
  )
  const giveVoice = createVoiceParts(parts)
  const losses: Loss[] = []
  const layOut = (slide: Slide, place: number) =>
    layoutCached({ slide, theme: own, ...poseSlide(deck, place) }, exact)
  let charts = 0
  let rested = performance.now()
  for (const [place, slide] of deck.slides.entries()) {
    if (signal?.aborted) return fail('cancelled')
    const kept = findKept(slide)
    const spoken = narration?.get(slide.id)
    const shared = {
      slide,
      theme,
      media,
      metrics,
      language,
      chartNumber: charts + 1,
      ...(spoken && { voice: giveVoice(spoken) }),
    }
    const written = kept
      ? await writeKeptSlide({
          ...shared,
          place,
          placed: standOnPage(kept, page),
          layouts: keptLayouts,
        })
      : await writeSlide({
          ...shared,
          pose: poseSlide(deck, place),
          isFurnished: deck.furniture !== undefined,
          slots,
          plans,
        })
    for (const chart of written.charts) addChart(parts, ++charts, chart)
    addLosses(losses, written.losses)
    if (kept) losses.push(...listHidden(slide, layOut(slide, place)))
    faces.add(written.texts)
    addSlide(parts, place + 1, { ...written, notes: slide.notes, language })
    if (performance.now() - rested < breatheEveryMs) continue
    onProgress?.((paintedShare * (place + 1)) / deck.slides.length, 'slides')
    await new Promise((resolve) => setTimeout(resolve))
    rested = performance.now()
  }
  const mark = describeLook(deck)
  const kept = await makeKeptMasters({
    layouts: keptLayouts,
    media,
    metrics,
    theme,
    language,
    page,
    mark,
    addChart(part) {
      addChart(parts, ++charts, part)
      return nameChart(charts)
    },
    onLoss: (loss) => void losses.push(loss),
  })
  const layouts = plans.list()
  // Where all slides keep their look, nothing stands on what we would compose.
  // Placed by hand here, and so in faces of ours.
  const hasOwn = deck.slides.some((slide) => findKept(slide)?.isOwn)
  const isComposed = layouts.length > 0 || kept.length === 0
  const themed = { theme, slots, ...listScriptFonts(deck, language), mark }
  const masters = [
    ...(isComposed
      ? [
          {
            xml: writeMaster(theme, slots, layouts),
            theme: writeTheme(themed),
            layouts: layouts.map((plan) => ({
              number: plan.number,
              xml: writeLayout(plan, theme, slots),
            })),
          },
        ]
      : []),
    ...kept,
  ]
  addMasters(parts, masters)
  if (hasNotes(deck)) addNotesMaster(parts, themed, masters.length + 1)
  const embedded =
    isEmbedded && (isComposed || hasOwn) ? await faces.embed(embedFont) : { fonts: [], losses: [] }
  losses.push(...embedded.losses)
  addPresentation(parts, deck, { language, fonts: embedded.fonts, page, masters: masters.length })
  onProgress?.(paintedShare, 'packing')
  return ok({ bytes: parts.pack(), losses })
}

/** The sound of each slide as a part of its own; the picture that stands for it is one for all. */
function createVoiceParts(parts: PackageParts): (narration: SlideNarration) => SlideVoice {
  let sounds = 0
  return ({ seen, sound }) => {
    if (!sound) return { seen, sound }
    if (sounds === 0) parts.addMedia('ppt/media/narration.png', voicePoster())
    sounds += 1
    parts.addMedia(`ppt/media/narration${sounds}.m4a`, sound.bytes)
    return {
      seen,
      sound: {
        part: `../media/narration${sounds}.m4a`,
        poster: '../media/narration.png',
        length: sound.length,
      },
    }
  }
}

const hasNotes = ({ slides }: Deck): boolean => slides.some(({ notes }) => notes !== '')

type SlidePart = WrittenSlide & { notes: string; language: string }

function addSlide(parts: PackageParts, number: number, slide: SlidePart): void {
  const path = `ppt/slides/slide${number}.xml`
  parts.add(path, contentTypes.slide, slide.xml)
  parts.relate(path, [
    {
      id: 'rId1',
      type: 'slideLayout',
      target: `../slideLayouts/slideLayout${slide.layout}.xml`,
    },
    ...(slide.notes === ''
      ? []
      : [{ id: 'rId2', type: 'notesSlide', target: `../notesSlides/notesSlide${number}.xml` }]),
    ...slide.relations,
  ])
  if (slide.notes === '') return
  const notesPath = `ppt/notesSlides/notesSlide${number}.xml`
  parts.add(notesPath, contentTypes.notes, writeNotes(slide.notes, slide.language))
  parts.relate(notesPath, [
    { id: 'rId1', type: 'notesMaster', target: '../notesMasters/notesMaster1.xml' },
    { id: 'rId2', type: 'slide', target: `../slides/slide${number}.xml` },
  ])
}

function addChart(parts: PackageParts, number: number, { xml, workbook }: ChartPart): void {
  const path = `ppt/charts/chart${number}.xml`
  const sheet = `Microsoft_Excel_Sheet${number}.xlsx`
  parts.add(path, contentTypes.chart, xml)
  parts.addMedia(`ppt/embeddings/${sheet}`, workbook)
  parts.relate(path, [{ id: chartSheet, type: 'package', target: `../embeddings/${sheet}` }])
}

/** Pages of notes have a theme of their own, on white. */
function addNotesMaster(parts: PackageParts, theme: ThemeToWrite, number: number): void {
  const slots = { ...theme.slots, bg1: '#FFFFFF', tx1: '#000000', bg2: '#EEEEEE', tx2: '#222222' }
  const page = { ...theme, theme: { ...theme.theme, dark: false }, slots }
  parts.add(`ppt/theme/theme${number}.xml`, contentTypes.theme, writeTheme(page))
  const path = 'ppt/notesMasters/notesMaster1.xml'
  parts.add(path, contentTypes.notesMaster, writeNotesMaster())
  parts.relate(path, [{ id: 'rId1', type: 'theme', target: `../theme/theme${number}.xml` }])
}

type PresentationParts = {
  language: string
  fonts: readonly EmbeddedFont[]
  /** Of a slide. */
  page: PageSize
  /** How many there are. */
  masters: number
}

function addPresentation(
  parts: PackageParts,
  deck: Deck,
  { language, fonts, page, masters }: PresentationParts,
): void {
  const { title, slides, pronunciations, furniture, talk } = deck
  const withNotes = hasNotes(deck)
  const path = 'ppt/presentation.xml'
  const slideRelations = slides.map((_, index) => ({
    id: `rId${index + 5}`,
    type: 'slide',
    target: `slides/slide${index + 1}.xml`,
  }))
  const faces = fonts.flatMap((font) => font.faces)
  const faceRelations = faces.map(({ bytes }, index) => {
    parts.addFont(`ppt/fonts/font${index + 1}.fntdata`, bytes)
    return {
      id: `rId${index + 5 + slides.length}`,
      type: 'font',
      target: `fonts/font${index + 1}.fntdata`,
    }
  })
  const masterRelations = Array.from({ length: masters }, (_, index) => ({
    id: index === 0 ? 'rId1' : `rId${index + 4 + slides.length + faces.length}`,
    type: 'slideMaster',
    target: `slideMasters/slideMaster${index + 1}.xml`,
  }))
  parts.add(
    path,
    contentTypes.presentation,
    writePresentation({
      slides: slideRelations.map(({ id }) => id),
      masters: masterRelations.map(({ id }) => id),
      size: page,
      notesMaster: withNotes ? 'rId4' : null,
      fonts: fonts.map(({ typeface, faces: own }) => ({
        typeface,
        faces: own.map((face) => ({
          style: face.style,
          relation: faceRelations[faces.indexOf(face)]?.id ?? '',
        })),
      })),
      mark: {
        titled: true,
        ...(pronunciations && { pronunciations }),
        ...(furniture && { furniture }),
        ...(talk && { talk }),
      },
    }),
  )
  parts.relate(path, [
    ...masterRelations,
    { id: 'rId2', type: 'theme', target: 'theme/theme1.xml' },
    { id: 'rId3', type: 'presProps', target: 'presProps.xml' },
    ...(withNotes
      ? [{ id: 'rId4', type: 'notesMaster', target: 'notesMasters/notesMaster1.xml' }]
      : []),
    ...slideRelations,
    ...faceRelations,
  ])
  parts.add('ppt/presProps.xml', contentTypes.properties, writePresentationProperties())
  const hidden = slides.filter((slide) => slide.hidden).length
  const noted = slides.filter(({ notes }) => notes !== '').length
  const core = writeCoreProperties(title, findDocumentLanguage(language))
  parts.add('docProps/core.xml', contentTypes.core, core)
  parts.add('docProps/app.xml', contentTypes.app, writeAppProperties(slides.length, hidden, noted))
  parts.relate('', [
    { id: 'rId1', type: 'officeDocument', target: path },
    {
      id: 'rId2',
      type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      target: 'docProps/core.xml',
    },
    { id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' },
  ])
}

/** What the theme's own families lack comes from one font for each kind of script. */
function listScriptFonts(
  { slides }: Deck,
  language: string,
): Pick<ThemeToWrite, 'eastAsian' | 'complex'> {
  const texts = slides.flatMap(({ title, content, table }) => [
    title,
    ...content,
    ...(table?.rows.flat() ?? []),
  ])
  const languages = new Set(texts.map((text) => findTextLanguage(text, language)))
  const find = (findFont: (one: string) => string) =>
    [...languages].map(findFont).find((font) => font !== '') ?? ''
  return { eastAsian: find(findEastAsianFont), complex: find(findComplexFont) }
}

function describeLook({ theme, palette, fonts }: Deck): Record<string, unknown> {
  return { ...(theme && { theme }), ...(palette && { palette }), ...(fonts && { fonts }) }
}
