import { loadAllForms } from '#core/compose/load-forms.ts'
import { loadIcons } from '#core/icon/load-icons.ts'

// As in the app: whoever looks a theme up finds its forms. Files share a process, so they either have
// them all of the time or by chance.
await Promise.all([loadAllForms(), loadIcons()])
