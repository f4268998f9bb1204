import { loadAllForms } from '#core/compose/load-forms.ts'
import { loadEmphasis } from '#core/emphasis/load-emphasis.ts'
import { setIconSource } from '#core/icon/icon-source.ts'
import { loadIcons } from '#core/icon/load-icons.ts'

import { nodeIcons } from '../cli/node-icons.ts'

// As in the app: whoever looks a theme up finds its forms. Files share a process, so they either have
// them all of the time or by chance.
setIconSource(nodeIcons)
await Promise.all([loadAllForms(), loadEmphasis(), loadIcons()])
