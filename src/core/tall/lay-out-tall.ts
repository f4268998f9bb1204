import { findCharts } from '../chart/opened-charts.ts'
import { nextForm } from '../compose/compose-slide.ts'
import { giveIcons } from '../compose/icons/give-icons.ts'
import type { Composition } from '../compose/composition.ts'
import type { Scene } from '../compose/kit.ts'
import { setLogoAbove } from '../compose/furniture/set-logo.ts'
import { setScene } from '../compose/set-scene.ts'
import { listPictures } from '../deck/pictures/slide-pictures.ts'
import { findChartKind } from '../deck/slide-table.ts'
import type { Slide } from '../deck/slide.ts'
import type { FormName } from '../form/form-content.ts'
import { isForm, readForm } from '../form/read-form.ts'
import { findIcons, needsIcons } from '../icon/opened-icons.ts'
import { findLayout, type SlideInTheme } from '../layout/arrange-slide.ts'
import type { Box, Rect, SlideLayout } from '../layout/boxes.ts'
import { layOutTable, type TableOnSlide } from '../layout/tables/lay-out-table.ts'
import { makeTextsReadable } from '../layout/backdrop/make-texts-readable.ts'
import { isRtlSlide } from '../layout/texts/text-direction.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { hasElements } from '../placed/opened-placed.ts'
import { isHero } from './compose-hero.ts'
import { composeTall, composeWithFrame } from './compose-tall.ts'
import type { TallRoom } from './film-stages.ts'

/**
 * A slide laid out anew for a stage that is no wider than it is high, in its own form where the words
 * fit that. Null for what somebody placed by hand, and for what no form has room for.
 */
export function layOutTall(
  onStage: SlideInTheme,
  room: TallRoom,
  metrics: TextMetrics,
): SlideLayout | null {
  const { slide, theme, seed = 0, turn = 0 } = onStage
  const kit = theme.forms?.kit
  if (!kit || hasElements(slide)) return null
  const rtl = isRtlSlide(slide)
  const layout = findLayout(onStage)
  const scene: Scene = { title: slide.title, kit, metrics, seed, turn }
  const input = { slide, theme, layout, rtl, seed, turn, standIns: theme.standIns }
  for (const { composition, form } of listWays(onStage, scene, room)) {
    const set = setScene(composition, input, metrics, room.width)
    const drawn = set && drawTable(set, { slide, theme, rtl }, metrics)
    if (!set || drawn === 'overflows') continue
    // What a theme sets on its drawings stands on the bare ground here.
    const boxes = makeTextsReadable(set, slide)
    const painted: SlideLayout = {
      layout: form ?? layout,
      isComposed: true,
      rtl,
      background: set.background,
      boxes: drawn ? [...boxes, drawn] : boxes,
      overflows: false,
      hiddenBullets: 0,
      hiddenPictures: 0,
    }
    return { ...painted, boxes: [...painted.boxes, ...setLogoAbove(painted, onStage, room)] }
  }
  return null
}

type Way = { composition: Composition; form?: FormName }

/** The best first. */
function* listWays(onStage: SlideInTheme, scene: Scene, room: TallRoom): Generator<Way> {
  const { slide } = onStage
  const layout = findLayout(onStage)
  const first = isForm(layout) ? layout : 'points'
  const choose = needsIcons(first, slide.content) ? findIcons() : null
  const isBare = slide.content.every((point) => point.trim() === '')
  if (slide.table) {
    yield { composition: composeWithFrame(readForm('points', slide), scene, room) }
    return
  }
  for (const share of isBare ? [0.6] : listShares(slide, room)) {
    const { pictures, below } = leavePictures(slide, room, share)
    const isTitleAlone = isBare && (pictures.pictures !== undefined || !isForm(layout))
    if (isTitleAlone)
      yield { composition: { ...composeWithFrame(null, scene, below), ...pictures } }
    for (const form of listForms(first)) {
      const read = readForm(form, slide)
      if (!read) continue
      const { content, icons } = giveIcons(read, slide, choose)
      // What a theme draws makes way for words that have no room beside it.
      for (const canDraw of isHero(content) ? [true, false] : [true]) {
        const composed = composeTall(content, { ...scene, icons }, below, { canDraw })
        yield { form, composition: { ...composed, ...pictures } }
      }
    }
  }
}

/** What pictures may have of the height: less where much is said below them on a low stage. */
function listShares({ content }: Slide, { width, height }: TallRoom): number[] {
  const letters = content.reduce((sum, point) => sum + point.length, 0)
  return width >= height && letters > manyLetters ? [0.27] : [0.38, 0.27]
}

const manyLetters = 160

/** A form, and what it becomes when its words do not fit it: plain points last of all. */
function* listForms(first: FormName): Generator<FormName> {
  for (let form: FormName | undefined = first; form; form = nextForm[form]) yield form
  yield 'points'
  yield 'two-columns'
}

/** Above the words, from edge to edge, and as high as they allow. */
function leavePictures(
  slide: Slide,
  room: TallRoom,
  share: number,
): { pictures: Pick<Composition, 'pictures'>; below: TallRoom } {
  if (listPictures(slide).length === 0) return { pictures: {}, below: room }
  const height = Math.round(room.height * share)
  return {
    pictures: { pictures: [{ x: 0, y: 0, width: room.width, height }] },
    below: { ...room, top: height + 44 },
  }
}

type OnSlide = Pick<TableOnSlide, 'slide' | 'theme' | 'rtl'>

/** What a slide shows of figures, where the words have left room for it. */
function drawTable(
  {
    chart: frame,
    background,
    boxes,
  }: Pick<SlideLayout, 'background' | 'boxes'> & {
    chart?: Rect
  },
  onSlide: OnSlide,
  metrics: TextMetrics,
): Box | 'overflows' | null {
  const { table } = onSlide.slide
  if (!table || !frame) return null
  const charts = findCharts()
  const below = { background, boxes }
  const chart =
    findChartKind(table) && charts?.layOutChart({ ...onSlide, table, frame }, below, metrics)
  const shown = charts?.formatTable(table) ?? table
  const drawn = chart || layOutTable({ ...onSlide, table: shown, frame }, below, metrics)
  return drawn.overflows ? 'overflows' : drawn
}
