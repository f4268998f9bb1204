import { use, useEffect, useState, useSyncExternalStore } from 'react'

import { subscribeToForms } from '#core/theme/theme-forms.ts'
import type { Theme } from '#core/theme/theme.ts'
import { findTheme, type ThemeChoice } from '#core/theme/themes.ts'

import { LoadFormsContext } from './load-forms-context.ts'

/**
 * A theme with its forms, which are fetched for it. While they are on their way nothing should be
 * shown that would jump when they arrive.
 */
export function useWholeTheme(choice: ThemeChoice): { theme: Theme; isComing: boolean } {
  const load = use(LoadFormsContext)
  const theme = useSyncExternalStore(subscribeToForms, () => findTheme(choice))
  const [missing, setMissing] = useState<string | null>(null)
  const isLacking = load !== null && !theme.forms && !theme.hasOwnColours

  useEffect(() => {
    if (!isLacking) return undefined
    let isShown = true
    void load(theme.id).then((isThere) => isShown && setMissing(isThere ? null : theme.id))
    return () => {
      isShown = false
    }
  }, [load, isLacking, theme.id])

  return { theme, isComing: isLacking && missing !== theme.id }
}
