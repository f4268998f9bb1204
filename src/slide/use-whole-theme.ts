import { use, useEffect, useState, useSyncExternalStore } from 'react'

import type { FormsPart } from '#core/compose/load-forms.ts'
import { subscribeToForms } from '#core/theme/theme-forms.ts'
import type { Theme } from '#core/theme/theme.ts'
import { findTheme, type ThemeChoice } from '#core/theme/themes.ts'

import { LoadFormsContext } from './load-forms-context.ts'

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
  const [missing, setMissing] = useState<string | null>(null)
  const isThere = theme.forms !== undefined && (part === 'covers' || theme.forms.isWhole)
  const isLacking = load !== null && !isThere

  useEffect(() => {
    if (!isLacking) return undefined
    let isShown = true
    void load(theme.id, part).then(
      (hasArrived) => isShown && setMissing(hasArrived ? null : theme.id),
    )
    return () => {
      isShown = false
    }
  }, [load, isLacking, theme.id, part])

  return { theme, isComing: isLacking && missing !== theme.id }
}
