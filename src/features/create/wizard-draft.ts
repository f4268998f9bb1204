import { defaultBlankSlideCount } from '#core/outline/create-blank-deck.ts'

import { type DeckWish, emptyWish } from './deck-wish.ts'

export const methods = ['ai', 'template', 'blank'] as const
export type Method = (typeof methods)[number]

/** What was chosen and typed so far; going back and forth loses none of it. */
export type WizardDraft = {
  method: Method | null
  wish: DeckWish
  templateId: string | null
  templateTitle: string
  blankTitle: string
  slideCount: number
}

export const emptyDraft: WizardDraft = {
  method: null,
  wish: emptyWish,
  templateId: null,
  templateTitle: '',
  blankTitle: '',
  slideCount: defaultBlankSlideCount,
}

/** What every step is given. */
export type StepProps = { draft: WizardDraft; onDraft: (change: Partial<WizardDraft>) => void }
