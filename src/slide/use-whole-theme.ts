import { use, useSyncExternalStore } from 'react'

import type { FormsPart } from '#core/compose/load-forms.ts'
import { subscribeToForms } from '#core/theme/theme-forms.ts'
import type { Theme } from '#core/theme/theme.ts'
import { findTheme, type ThemeChoice } from '#core/theme/themes.ts'

import { LoadFormsContext } from './load-forms-context.ts'
import { useComing } from './use-coming.ts'

/**
 * A theme with its forms, which are fetched for it. While they are on their way nothing should be
 * shown that would jump when they arrive.
 */
export function useWholeTheme(
  choice: ThemeChoice,
  part: FormsPart = 'all',
): { theme: Theme; isComing: boolean } {
  const load = use(LoadFormsContext)
  const find = () => findTheme(choice)
  const theme = useSyncExternalStore(subscribeToForms, find, find)
  const isThere = theme.forms !== undefined && (part === 'covers' || theme.forms.isWhole)
  const isLacking = load !== null && !isThere

  const isComing = useComing(isLacking, `${theme.id} ${part}`, () => load?.(theme.id, part))
  return { theme, isComing }
}
