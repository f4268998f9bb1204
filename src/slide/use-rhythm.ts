import { useSyncExternalStore } from 'react'

import { knowsRhythm } from '#core/form/slide-pose.ts'
import { subscribeToForms } from '#core/theme/theme-forms.ts'

/** Whoever poses slides does so again once it is known which of them look alike. */
export const useRhythm = (): boolean =>
  useSyncExternalStore(subscribeToForms, knowsRhythm, knowsRhythm)
