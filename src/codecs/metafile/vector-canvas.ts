import { escapeMarkup } from './escape-markup.ts'

export type Point = { x: number; y: number }

/** What lines, areas and letters look like until it is changed. All lengths are logical. */
export type Ink = {
  pen: { colour: string; width: number; dash: 'solid' | 'dash' | 'dot' } | null
  brush: string | null
  fillRule: 'evenodd' | 'nonzero'
  textColour: string
  font: Font
  align: { horizontal: 'start' | 'middle' | 'end'; vertical: 'top' | 'bottom' | 'baseline' }
}

export type Font = {
  family: string
  /** Height of its letters. */
  size: number
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  /** Degrees, against the clock. */
  turn: number
  isSymbol: boolean
}

export const usualInk: Ink = {
  pen: { colour: '#000000', width: 0, dash: 'solid' },
  brush: '#FFFFFF',
  fillRule: 'evenodd',
  textColour: '#000000',
  font: {
    family: 'sans-serif',
    size: 12,
    isBold: false,
    isItalic: false,
    isUnderlined: false,
    turn: 0,
    isSymbol: false,
  },
  align: { horizontal: 'start', vertical: 'top' },
}

/** A step of a path, in logical units. */
export type Step =
  | { kind: 'move' | 'line'; to: Point }
  | { kind: 'curve'; by: [Point, Point]; to: Point }
  | { kind: 'close' }

/** From logical units to those of the picture. */
export type Projection = { place(point: Point): Point; scale: number }

export type VectorCanvas = {
  path(steps: readonly Step[], ink: Ink, projection: Projection, what: Paint): void
  /** `width` is what the program measured for it; 0 when it did not. */
  text(text: string, at: Point, width: number, ink: Ink, projection: Projection): void
  picture(url: string, from: Point, to: Point, blend: Blend, projection: Projection): void
  isEmpty(): boolean
  write(view: { x: number; y: number; width: number; height: number }): string
}

export type Paint = 'fill' | 'stroke' | 'both'

/** How a picture lies over what is there; icons are cut out with a mask in two steps. */
export type Blend = 'normal' | 'multiply' | 'screen' | 'difference'

/** More than anyone draws; a file that goes on and on is cut off here. */
const mostElements = 100_000

/** Collects what a drawing does, as SVG. */
export function createVectorCanvas(): VectorCanvas {
  const elements: string[] = []
  const add = (element: string) => {
    if (elements.length < mostElements) elements.push(element)
  }
  return {
    path(steps, ink, projection, what) {
      const isFilled = what !== 'stroke' && ink.brush !== null
      const isStroked = what !== 'fill' && ink.pen !== null
      if (steps.length === 0 || !(isFilled || isStroked)) return
      const fill = isFilled ? `fill="${ink.brush}" fill-rule="${ink.fillRule}"` : 'fill="none"'
      const stroke = isStroked ? writeStroke(ink, projection.scale) : ''
      add(`<path d="${writeSteps(steps, projection)}" ${fill}${stroke}/>`)
    },
    text(text, at, width, ink, projection) {
      const { x, y } = projection.place(at)
      const { font, align, textColour } = ink
      const size = font.size * projection.scale
      if (!(size > 0) || text.trim() === '') return
      const down = { top: 0.85, bottom: -0.2, baseline: 0 }[align.vertical] * size
      const length = width > 0 ? ` textLength="${round(width * projection.scale)}"` : ''
      const style =
        (font.isBold ? ' font-weight="bold"' : '') +
        (font.isItalic ? ' font-style="italic"' : '') +
        (font.isUnderlined ? ' text-decoration="underline"' : '')
      const turn = font.turn
        ? ` transform="rotate(${round(-font.turn)} ${round(x)} ${round(y)})"`
        : ''
      add(
        `<text x="${round(x)}" y="${round(y + down)}" font-family="${escapeMarkup(font.family)}, sans-serif" font-size="${round(size)}" fill="${textColour}" text-anchor="${align.horizontal}" xml:space="preserve" lengthAdjust="spacingAndGlyphs"${length}${style}${turn}>${escapeMarkup(text)}</text>`,
      )
    },
    picture(url, from, to, blend, projection) {
      const [one, other] = [projection.place(from), projection.place(to)]
      const x = Math.min(one.x, other.x)
      const y = Math.min(one.y, other.y)
      const [width, height] = [Math.abs(other.x - one.x), Math.abs(other.y - one.y)]
      const mode = blend === 'normal' ? '' : ` style="mix-blend-mode:${blend}"`
      if (width > 0 && height > 0)
        add(
          `<image x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" preserveAspectRatio="none"${mode} href="${url}"/>`,
        )
    },
    isEmpty: () => elements.length === 0,
    write({ x, y, width, height }) {
      const box = [x, y, width, height].map(round).join(' ')
      const shown = showSize(width, height)
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${shown.width}" height="${shown.height}">${elements.join('')}</svg>`
    },
  }
}

function writeSteps(steps: readonly Step[], { place }: Projection): string {
  const write = (point: Point) => {
    const { x, y } = place(point)
    return `${round(x)} ${round(y)}`
  }
  return steps
    .map((step) => {
      if (step.kind === 'close') return 'Z'
      if (step.kind === 'curve') return `C${step.by.map(write).join(' ')} ${write(step.to)}`
      return `${step.kind === 'move' ? 'M' : 'L'}${write(step.to)}`
    })
    .join('')
}

function writeStroke({ pen }: Ink, scale: number): string {
  if (!pen) return ''
  // A width of 0 is the thinnest line that can be seen.
  const width = pen.width * scale
  const thin = width < 0.01
  const unit = thin ? 1 : width
  const dash = { solid: '', dash: `${unit * 4} ${unit * 3}`, dot: `${unit} ${unit * 2}` }[pen.dash]
  return (
    ` stroke="${pen.colour}" stroke-linejoin="round"` +
    (thin
      ? ' stroke-width="1" vector-effect="non-scaling-stroke"'
      : ` stroke-width="${round(width)}"`) +
    (dash && ` stroke-dasharray="${dash}"`)
  )
}

/** Large enough to be sharp on a slide, whatever units the drawing was made in. */
function showSize(width: number, height: number) {
  const scale = 1_200 / Math.max(width, height, 1)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Never anything but a number, whatever the file says. */
const round = (value: number): number =>
  Number.isFinite(value) ? Math.round(value * 1_000) / 1_000 : 0
