import type { FormContent, FormName } from '../form/form-content.ts'
import type { Font } from '../layout/text-metrics.ts'
import type { Composition, Face, Ground } from './composition.ts'

/** What a form is composed for. */
export type Scene = {
  title: string
  kit: Kit
  /** The same for the same deck: what is drawn by chance is drawn so again. */
  seed: number
}

export type Compose = {
  [Form in FormName]: (content: Extract<FormContent, { form: Form }>, scene: Scene) => Composition
}

/** All that a theme needs to compose forms. */
export type Kit = {
  faces: {
    /** Titles and large words. */
    display: Face
    figure: Face
    text: Face
    /** Names and small headings. */
    strong: Face
  }
  /** All that it sets texts in. */
  fonts: readonly Font[]
  grounds: { page: Ground; panel: Ground; loud: Ground }
  /** For the one thing to look at: never more than one of a set. */
  lit: string
  compose: Compose
}
