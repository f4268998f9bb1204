import { defaultBlankSlideCount } from '#core/outline/create-blank-deck.ts'

import { type RequestDraft, emptyRequest } from '../request-draft.ts'

export const methods = ['ai', 'template', 'blank'] as const
export type Method = (typeof methods)[number]

/** What was chosen and typed so far; going back and forth loses none of it. */
export type WizardDraft = {
  method: Method | null
  request: RequestDraft
  templateId: string | null
  templateTitle: string
  blankTitle: string
  slideCount: number
}

export const emptyDraft: WizardDraft = {
  method: null,
  request: emptyRequest,
  templateId: null,
  templateTitle: '',
  blankTitle: '',
  slideCount: defaultBlankSlideCount,
}

/** What every step is given. */
export type StepProps = { draft: WizardDraft; onDraft: (change: Partial<WizardDraft>) => void }
