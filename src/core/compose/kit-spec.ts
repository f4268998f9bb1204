import type { BlockText, Face } from './composition.ts'
import type { ComparisonLook } from './forms/comparison.ts'
import type { FiguresLook } from './forms/figures.ts'
import type { TimelineLook } from './forms/timeline.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import type { Font } from '../layout/text-metrics.ts'
import type { Ground, Grounds } from '../theme/ground.ts'

type Shapes = readonly ShapeBox[]
export type Frame = readonly [x: number, y: number, width: number, height: number]

/** Of what is drawn by chance: the same for the same deck. */
export type Draw = (chance: { seed: number }) => Shapes

/** What an icon stands on: a disc, or a square with these corners; filled, or a line around it. */
export type IconHolder = { width: number; corner?: number; fill?: string; line?: string }

/** An icon as a theme shows it: how large, in which colours, and what holds it. */
export type IconLook = {
  /** Of the icon, where there is room for it. */
  size: number
  line: string
  /** Without one as the lines are, much fainter. */
  tint?: string
  /** Around its middle, from the largest on. */
  on?: readonly IconHolder[]
}

type Columns = readonly { x: number; width: number }[]

/** What a theme draws with icons in place of its own drawings. */
export type IconArt = {
  /** Above a card. */
  card: (at: number) => IconLook
  /** Behind the icons of steps, and where in the panels their middles stand. */
  panels: (columns: Columns) => Shapes
  panelY: number
  panel: (at: number, count: number) => IconLook
}

/** What a theme draws for each form. What it leaves out stays empty. */
export type Art = {
  /** Told what stands on it besides the title, for what is drawn around that. */
  cover: (scene: { seed: number; hasSubtitle: boolean; hasFoot: boolean }) => Shapes
  section?: Draw
  statement?: Draw
  quote?: Draw
  number?: Draw
  closing: Draw
  /** On the panel of figures, from x 0 to 612. */
  panel?: Draw
  /** The same, over where the panel meets the page. */
  panelOver?: Draw
  /** On the panel of cards, from x 0 to 424. */
  cardsPanel?: Draw
  /** The same, over where the panel meets the page. */
  cardsPanelOver?: Draw
  axis: (y: number) => Shapes
  split?: (x: number) => Shapes
  rows: (ys: readonly number[], left: number, right: number) => Shapes
  /** Above a card or a step. */
  item: (x: number, y: number, at: number) => Shapes
  /** How much room that takes. */
  itemHeight?: number
  /** For the steps of this many columns. */
  steps: (columns: Columns, seed: number) => Shapes
  icons: IconArt
}

/** Sizes and places of a theme that are not the usual ones. */
export type Looks = {
  figures?: Partial<Pick<FiguresLook, 'title' | 'hero' | 'row'>>
  timeline?: Partial<Omit<TimelineLook, 'shapes'>>
  comparison?: Partial<Omit<ComparisonLook, 'draw'>>
  /** The smallest and the largest words of a closing. */
  closing?: { kicker?: string; first?: Frame; px?: number; others?: number }
}

/**
 * A theme as it composes forms: its faces, its grounds and what it draws on them, as plain values.
 * Little enough to come with the first cover that is shown.
 */
export type KitSpec = {
  display: Face
  /** Covers, statements, quotations. */
  huge?: Face
  figure?: Face
  /** Quotations, where they lean. */
  cited?: Face
  text: Face
  strong: Face
  grounds: Grounds
  /** What these stand on, where it is not the usual: the loud ground, the panel, or the page. */
  on?: Partial<Record<'section' | 'statement' | 'quote' | 'number' | 'cards', Ground>>
  /** In place of its ground's ink. */
  numberColour?: string
  lit: string
  paper?: Shapes
  titlePx?: number
  /** A factor on all large sizes, by how large the face looks. */
  scale: number
  cover: {
    title: Frame
    px: number
    subtitle: Frame
    /** Without one, what stands at the foot follows the subtitle. */
    foot?: Frame
    footAnchor?: 'top' | 'middle'
    anchor?: 'top' | 'bottom'
    subtitleColour?: string
    footColour?: string
    /** The subtitle stands in its own frame, wherever the title ends. */
    isFree?: boolean
    /** Where a picture stands; without it, on the right half from edge to edge. */
    picture?: Frame
  }
  /** Of the words of a row. */
  rowsWidth?: number
  looks?: Looks
  art: Art
  fonts: readonly Font[]
  /** What of a title looks otherwise. */
  titleRuns?: (title: string) => BlockText['runs']
}
