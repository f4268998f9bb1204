import type { FormContent, FormName } from '../form/form-content.ts'
import type { Icon } from '../icon/icon-library.ts'
import type { ShapeBox } from '../layout/boxes.ts'
import type { Font, TextMetrics } from '../layout/text-metrics.ts'
import type { Composition, Face } from './composition.ts'
import type { IconLook } from './kit-spec.ts'
import type { Ground } from '../theme/ground.ts'

/** Where words may stand; `top` where no title stands above them. */
export type Room = { left: number; right: number; top?: number }

/** What a form is composed for. */
export type Scene = {
  title: string
  kit: Kit
  /** The same for the same deck: what is drawn by chance is drawn so again. */
  seed: number
  /** Where what stands depends on how much is said. */
  metrics: TextMetrics
  /** How many of its form stand right before it. */
  turn?: number
  /** In px of the stage: beside a picture there is less than between its margins. */
  room?: Room
  /** How many there are on the slide. */
  pictures?: number
  /** One for each of its items, null where it shall have none; null when they are shown without. */
  icons?: readonly (Icon | null)[] | null | undefined
}

/** Forms that every theme composes in a manner of its own; the others are drawn in its colours and faces. */
type OwnForm = Exclude<
  FormName,
  'pros-cons' | 'matrix' | 'pyramid' | 'funnel' | 'cycle' | 'two-columns' | 'code'
>

export type Compose = {
  [Form in OwnForm]: (content: Extract<FormContent, { form: Form }>, scene: Scene) => Composition
}

/** A theme that composes forms. */
export type Kit = {
  faces: {
    /** Titles and large words. */
    display: Face
    figure: Face
    text: Face
    /** Names and small headings. */
    strong: Face
  }
  /** How large a title is, and a factor on other large words: faces of one size do not look alike. */
  titlePx: number
  scale: number
  /** All that it sets texts in. */
  fonts: readonly Font[]
  grounds: { page: Ground; panel: Ground; loud: Ground }
  /** Behind whatever stands on the page's own ground. */
  paper?: readonly ShapeBox[]
  /** An icon that stands with words of its own. */
  icon: (at: number) => IconLook
  /** For the one thing to look at: never more than one of a set. */
  lit: string
  compose: Compose
}
