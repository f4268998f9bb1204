import { createContext } from 'react'

import type { LoadForms } from '#core/compose/load-forms.ts'

/** What fetches the forms of a theme. Where nothing is provided, slides are plain text in frames. */
export const LoadFormsContext = createContext<LoadForms | null>(null)
