import '#ui/tokens.css'
import { watchStyles } from '#ui/lazy/failed-styles.ts'

import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import type { Preferences } from '#ports/storage/preferences.ts'

import { followLanguage } from './follow-language.ts'

/** Shows it in the page, once its words are there. */
export function renderPage(container: Element, page: ReactNode, preferences: Preferences): void {
  watchStyles()
  // Not awaited: the words of a language may need this very file, which would wait for them.
  void followLanguage(preferences).then(() =>
    createRoot(container).render(<StrictMode>{page}</StrictMode>),
  )
}
