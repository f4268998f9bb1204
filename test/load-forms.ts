import { loadAllForms } from '#core/compose/load-forms.ts'
import { loadEmphasis } from '#core/emphasis/load-emphasis.ts'

// As in the app: whoever looks a theme up finds its forms. Files share a process, so they either have
// them all of the time or by chance.
await loadAllForms()
await loadEmphasis()
