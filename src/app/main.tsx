import '#ui/tokens.css'
import { watchStyles } from '#ui/failed-styles.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app.tsx'
import { createServices } from './services.ts'
import { startOffline } from './start-offline.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

watchStyles()
const workspace = createServices()
void workspace.session.resolve()
startOffline(workspace)

createRoot(container).render(
  <StrictMode>
    <App workspace={workspace} />
  </StrictMode>,
)
