import * as v from 'valibot'

import { mark, paragraph, part, runLook, spacing, text } from './placed-text.ts'
import {
  length,
  size,
  share,
  count,
  degrees,
  percent,
  yes,
  name,
  colour,
  sides,
  insets,
  isAdjustment,
  outwardAddress,
  placedLimits,
} from './placed-units.ts'
import { slideTableSchema } from './slide-table-schema.ts'

export { placedLimits } from './placed-units.ts'

/**
 * What stood on a slide that came from elsewhere, where it stood and how it looked: the slide is painted
 * of it for as long as its look is kept. All lengths are px of the original slide, 96 to the inch.
 *
 * It is part of the slide as a whole, with what layout and master drew behind it: so a slide can be
 * copied, merged, shared and undone as any other, and nothing of it lies elsewhere.
 */

const stops = v.pipe(
  v.array(v.object({ at: v.pipe(v.number(), v.minValue(0), v.maxValue(1)), colour })),
  v.minLength(2),
  v.maxLength(placedLimits.stops),
)

const effects = v.object({
  grayscale: yes,
  /** Added to 100 %. */
  brightness: v.exactOptional(share),
  contrast: v.exactOptional(share),
  /** Of what it was, in percent; degrees; px; the last in percent again. */
  saturation: v.exactOptional(percent),
  hue: v.exactOptional(degrees),
  blur: v.exactOptional(share),
  sepia: v.exactOptional(percent),
  /** Two colours in place of dark and light. */
  duotone: v.exactOptional(v.pipe(v.array(colour), v.minLength(2), v.maxLength(2))),
})

const fill = v.variant('kind', [
  v.object({ kind: v.literal('solid'), colour }),
  v.object({
    kind: v.literal('linear'),
    /** Degrees clockwise, 0 runs from left to right. */
    angle: degrees,
    stops,
  }),
  v.object({
    kind: v.literal('radial'),
    /** Middle of the first colour, as shares of the shape. */
    x: share,
    y: share,
    stops,
  }),
  v.object({ kind: v.literal('pattern'), pattern: name, colour, ground: colour }),
  v.object({
    kind: v.literal('picture'),
    /** Without one, the picture could not be taken along. */
    imageUrl: v.exactOptional(v.string()),
    crop: v.exactOptional(sides),
    /** How far inside the shape the picture ends, or, negative, outside. */
    inset: v.exactOptional(sides),
    /** Repeated at this size. */
    tile: v.exactOptional(v.object({ width: size, height: size, x: length, y: length })),
    opacity: v.exactOptional(share),
    effects: v.exactOptional(effects),
  }),
])

const lineEnd = v.object({
  type: v.picklist(['triangle', 'stealth', 'diamond', 'oval', 'arrow']),
  /** In widths of the line. */
  width: share,
  length: share,
})

const line = v.object({
  colour,
  width: size,
  dash: v.exactOptional(v.pipe(v.array(size), v.maxLength(12))),
  cap: v.exactOptional(v.picklist(['round', 'square'])),
  head: v.exactOptional(lineEnd),
  tail: v.exactOptional(lineEnd),
})

const shadow = v.object({ x: length, y: length, blur: size, colour })

/** Lines and curves as SVG writes them (`M`, `L`, `C`, `Z`), in px from the corner of the element. */
const pathText = v.pipe(
  v.string(),
  v.maxLength(placedLimits.pathLetters),
  v.regex(/^[MLCZ\d .\-e]*$/),
)

const geometry = v.union([
  v.object({
    preset: name,
    adjust: v.exactOptional(v.custom<Record<string, number>>(isAdjustment)),
  }),
  v.object({
    paths: v.pipe(
      v.array(
        v.object({
          d: pathText,
          fill: v.exactOptional(
            v.picklist(['none', 'lighten', 'lightenLess', 'darken', 'darkenLess']),
          ),
          isStroked: v.exactOptional(v.literal(false)),
        }),
      ),
      v.maxLength(placedLimits.paths),
    ),
    /** Where text may stand: left, top, right, bottom. */
    room: v.exactOptional(insets),
  }),
])

/** Of elements that are moved together: they have the same. */
const group = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)))

const place = {
  x: length,
  y: length,
  width: size,
  height: size,
  turn: v.exactOptional(degrees),
  flipH: yes,
  flipV: yes,
  group,
  /** It lay over the form of its slide, and does again once that is back. */
  over: yes,
}

/** Where it leads when it is pressed, beside where its words lead. */
const link = v.exactOptional(outwardAddress)

const element = v.variant('kind', [
  v.object({
    kind: v.literal('shape'),
    ...place,
    link,
    geometry: v.exactOptional(geometry),
    fill: v.exactOptional(fill),
    line: v.exactOptional(line),
    shadow: v.exactOptional(shadow),
    text: v.exactOptional(text),
    /** Where its text stands, when not where its geometry says: as its own place. */
    textPlace: v.exactOptional(v.object({ x: length, y: length, width: size, height: size })),
    role: v.exactOptional(
      v.picklist(['title', 'body', 'subtitle', 'footer', 'date', 'number', 'other']),
    ),
    alt: v.exactOptional(v.string()),
  }),
  v.object({
    kind: v.literal('picture'),
    ...place,
    link,
    imageUrl: v.exactOptional(v.string()),
    crop: v.exactOptional(sides),
    geometry: v.exactOptional(geometry),
    line: v.exactOptional(line),
    shadow: v.exactOptional(shadow),
    opacity: v.exactOptional(share),
    effects: v.exactOptional(effects),
    alt: v.exactOptional(v.string()),
  }),
  v.object({
    kind: v.literal('table'),
    ...place,
    columns: v.pipe(v.array(size), v.maxLength(1_000)),
    rows: v.pipe(v.array(size), v.maxLength(1_000)),
    cells: v.pipe(
      v.array(
        v.object({
          row: count,
          column: count,
          rowSpan: v.exactOptional(count),
          columnSpan: v.exactOptional(count),
          fill: v.exactOptional(fill),
          /** Left, top, right, bottom. */
          borders: v.pipe(v.array(v.nullable(line)), v.minLength(4), v.maxLength(4)),
          text: v.exactOptional(text),
        }),
      ),
      v.maxLength(placedLimits.cells),
    ),
    alt: v.exactOptional(v.string()),
  }),
])

const axisTitle = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000))

/** Drawn here from its figures, in the colours of its file. */
const chart = v.object({
  kind: v.literal('chart'),
  ...place,
  table: slideTableSchema,
  title: v.exactOptional(v.pipe(v.string(), v.maxLength(1_000))),
  /** Of the slide's words, in place of its own. */
  titlePart: v.exactOptional(part),
  colours: v.pipe(v.array(colour), v.minLength(1), v.maxLength(12)),
  ink: colour,
  face: name,
  /** Of one that was composed here: it fills its frame. */
  tones: v.exactOptional(
    v.object({ muted: colour, line: colour, ground: colour, italic: yes, rtl: yes }),
  ),
  /** What its file says of how it is drawn, in place of what is chosen here. */
  shows: v.exactOptional(
    v.object({
      legend: v.exactOptional(v.picklist(['left', 'right', 'top', 'bottom'])),
      labels: v.exactOptional(v.picklist(['values', 'shares'])),
      stacking: v.exactOptional(v.picklist(['sum', 'share'])),
      /** Lines run around a middle, and are filled, or have a dot at each value. */
      radar: v.exactOptional(v.picklist(['lines', 'markers', 'filled'])),
      /** Points are as large as these say: of each series, in the order of its values. */
      bubbles: v.exactOptional(
        v.object({
          sizes: v.pipe(
            v.array(v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.maxLength(1_000))),
            v.maxLength(12),
          ),
          /** Of what programs draw by themselves. */
          scale: share,
          /** They count across, not by what they cover. */
          isWidth: yes,
        }),
      ),
      /** Stacked bars lie, and other bars are of a kind of their own. */
      isFlat: yes,
      /** The first bar is the lowest one. */
      isUpward: yes,
      /** Nothing says its values at its side, or leads the eye from there. */
      hidesAxis: yes,
      hidesLines: yes,
      /** Nothing names its categories. */
      hidesNames: yes,
      /** A line stands where its values are said. */
      hasRule: yes,
      /** Of the lines that lead the eye. */
      lines: colour,
      /** Of its letters, and of its title, in px. */
      letters: v.pipe(size, v.minValue(1), v.maxValue(400)),
      titleLetters: v.exactOptional(v.pipe(size, v.minValue(1), v.maxValue(600))),
      hasBoldTitle: yes,
      /** Bars that are in another colour than the rest of their series. */
      points: v.exactOptional(
        v.pipe(
          v.array(v.object({ series: count, at: count, colour })),
          v.maxLength(placedLimits.runs),
        ),
      ),
      /** What the axes of its names and values are called. */
      titles: v.exactOptional(
        v.object({ names: v.exactOptional(axisTitle), values: v.exactOptional(axisTitle) }),
      ),
      /** Where the axis of its values ends; what is not said is chosen here. */
      min: v.exactOptional(v.pipe(v.number(), v.finite())),
      max: v.exactOptional(v.pipe(v.number(), v.finite())),
      /** Between groups of bars, as a share of the width of one. */
      gap: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
    }),
  ),
  alt: v.exactOptional(v.string()),
})

/** What its colours and faces were chosen from: so the file that is written can be recoloured as a whole. */
const theme = v.object({
  /** By their places there (`core/placed/theme-colours`). */
  colours: v.pipe(v.array(colour), v.minLength(12), v.maxLength(12)),
  /** Of titles, and of everything else. */
  faces: v.object({ title: name, content: name }),
})

const anyElement = v.variant('kind', [...element.options, chart])

/** In the order of painting. */
export const placedElementsSchema = v.pipe(v.array(anyElement), v.maxLength(placedLimits.elements))
const elements = placedElementsSchema

export const placedSlideSchema = v.object({
  /** Restyled, it is kept but not painted: the original look can come back. */
  look: v.picklist(['kept', 'restyled']),
  size: v.object({
    width: v.pipe(size, v.minValue(1)),
    height: v.pipe(size, v.minValue(1)),
  }),
  background: fill,
  /** What layout and master drew behind everything; the same on many slides. */
  backdrop: elements,
  /** In the order of painting. */
  elements,
  theme: v.exactOptional(theme),
  /** How many points the slide had when it came in: those beyond go behind the last. */
  points: count,
  /** It came from a form, whose parts somebody wanted to place by hand (`core/placed/form`). */
  isOwn: yes,
})

export type PlacedTheme = v.InferOutput<typeof theme>
export type PlacedSlide = v.InferOutput<typeof placedSlideSchema>
export type PlacedElement = v.InferOutput<typeof anyElement>
export type PlacedChart = v.InferOutput<typeof chart>
export type PlacedShape = Extract<PlacedElement, { kind: 'shape' }>
export type PlacedPicture = Extract<PlacedElement, { kind: 'picture' }>
export type PlacedTable = Extract<PlacedElement, { kind: 'table' }>
export type PlacedCell = PlacedTable['cells'][number]
export type PlacedFill = v.InferOutput<typeof fill>
export type PlacedLine = v.InferOutput<typeof line>
export type PlacedShadow = v.InferOutput<typeof shadow>
export type PlacedEffects = v.InferOutput<typeof effects>
export type PlacedText = v.InferOutput<typeof text>
export type PlacedParagraph = v.InferOutput<typeof paragraph>
export type PlacedPart = v.InferOutput<typeof part>
export type PlacedSpacing = v.InferOutput<typeof spacing>
export type PlacedMark = v.InferOutput<typeof mark>
export type PlacedGeometry = v.InferOutput<typeof geometry>
export type RunLook = v.InferOutput<typeof runLook>
