import '#ui/tokens.css'
import { watchStyles } from '#ui/failed-styles.ts'

import { isEmbedAddress } from '#core/share/embed-address.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { followLanguage } from './follow-language.ts'
import { createServices } from './services.ts'
import { startOffline } from './start-offline.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

watchStyles()
const workspace = createServices()
void workspace.session.resolve()
const isEmbedded = isEmbedAddress(window.location)
// In a page of others nobody has asked for anything to be kept.
if (!isEmbedded) startOffline(workspace)

// Not awaited: the words of a language may need this very file, which would wait for them.
void followLanguage(workspace.preferences).then(() =>
  createRoot(container).render(
    <StrictMode>
      <App workspace={workspace} isEmbedded={isEmbedded} />
    </StrictMode>,
  ),
)
