import { listPictures } from '../deck/pictures/slide-pictures.ts'
import { listFormPoints, takeWhole } from '../form/form-point.ts'
import { readCover } from '../form/read-cover.ts'
import { readForm } from '../form/read-form.ts'
import { findIcons, needsIcons } from '../icon/opened-icons.ts'
import type { Rect } from '../layout/boxes.ts'
import { stage } from '../layout/stage.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { besidePicture } from './beside-picture.ts'
import { composeForm } from './compose-form.ts'
import { composePicturedCover } from './compose-cover.ts'
import type { Composition } from './composition.ts'
import type { ComposedSlide, SlideToCompose } from './form-engine.ts'
import { composeGallery } from './forms/gallery.ts'
import { giveIcons } from './icons/give-icons.ts'
import type { KitSpec } from './kit-spec.ts'
import type { Kit, Scene } from './kit.ts'
import { margin, right } from './scene-parts.ts'
import { setScene } from './set-scene.ts'

type Way = { form: ComposedSlide['form']; composition: Composition | null }

/** A slide with pictures: in its form where that has a place for them, or else its points beside them. */
export function composePictured(
  spec: KitSpec,
  kit: Kit,
  input: SlideToCompose,
  metrics: TextMetrics,
): ComposedSlide | null {
  const { slide, seed } = input
  const pictures = listPictures(slide).length
  const scene: Scene = { title: slide.title, kit, metrics, seed, pictures }
  for (const { form, composition } of listWays(spec, input, scene)) {
    const set = composition && setScene(composition, input, metrics)
    if (set) return { form, ...set }
  }
  return null
}

/** The best first. None at all for layouts that are arranged around their picture. */
function listWays(spec: KitSpec, { slide, layout }: SlideToCompose, scene: Scene): Way[] {
  if (layout === 'picture-full' || layout === 'title-only') return []
  const ways: Way[] = []
  if (layout === 'gallery') ways.push({ form: layout, composition: readGallery(slide, scene) })
  if (layout === 'cover') {
    const content = readCover(listFormPoints(slide.content))
    ways.push({
      form: layout,
      composition: content && composePicturedCover(spec, content, scene),
    })
  }
  if (isHero(layout)) {
    const content = readForm(layout, slide)
    ways.push({
      form: layout,
      composition:
        content &&
        besidePicture(standLow(layout, composeForm(scene.kit, content, scene)), heroFrame),
    })
  }
  if (layout === 'steps' || layout === 'cards') {
    const content = readForm(layout, slide)
    const composition = content && composeForm(scene.kit, content, scene)
    if (composition?.pictures) ways.push({ form: layout, composition })
  }
  const isLeft = layout === 'picture-side'
  const read = readForm('points', slide)
  const choose = needsIcons('points', slide.content) ? findIcons() : null
  const { content: points, icons } = read ? giveIcons(read, slide, choose) : { content: null }
  if (points?.form !== 'points') return ways
  for (const width of listWidths(
    points.items.flatMap(({ texts }) => texts.map(({ text }) => text.length)),
  ))
    ways.push({
      form: isLeft ? 'picture-side' : 'points',
      composition: composeBeside({ ...scene, icons }, points, { width, isLeft }),
    })
  return ways
}

/** Few large words with a picture beside them. */
const heroes = ['section', 'statement', 'quote', 'big-number', 'closing'] as const
const isHero = (layout: string): layout is (typeof heroes)[number] =>
  heroes.some((hero) => hero === layout)
const heroFrame: Rect = { x: 747, y: 0, width: 533, height: stage.height }

/** With less room a number is smaller, and would leave the lower half to nothing but what is drawn there. */
const standLow = (layout: string, composition: Composition): Composition =>
  layout === 'big-number'
    ? {
        ...composition,
        shapes: [],
        blocks: composition.blocks.map((block) =>
          block.role === 'content' ? { ...block, anchor: 'bottom' } : block,
        ),
      }
    : composition

const [half, fiveTwelfths, third] = [640, 533, 427]

/** A picture is as wide as the words leave room for. */
function listWidths(lengths: readonly number[]): number[] {
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  const widths = [half, fiveTwelfths, third]
  return widths.slice(letters <= 110 ? 0 : letters <= 260 ? 1 : 2)
}

function composeBeside(
  scene: Scene,
  points: Parameters<Kit['compose']['points']>[0],
  { width, isLeft }: { width: number; isLeft: boolean },
): Composition {
  const gutter = 56
  const room = isLeft
    ? { left: width + gutter, right }
    : { left: margin, right: stage.width - width - gutter }
  const x = isLeft ? 0 : stage.width - width
  return {
    ...scene.kit.compose.points(points, { ...scene, room }),
    pictures: [{ x, y: 0, width, height: stage.height }],
  }
}

const mostInGallery = 6

/** Every point is the caption of a picture. */
function readGallery({ content }: SlideToCompose['slide'], scene: Scene): Composition | null {
  const { pictures: count = 0 } = scene
  const points = listFormPoints(content)
  const isDeep = points.some(({ children }) => children.length > 0)
  if (points.length > count || count > mostInGallery || isDeep) return null
  return composeGallery({ captions: points.map(takeWhole), count }, scene)
}
