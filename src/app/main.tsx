import { App } from './app.tsx'
import { renderPage } from './render-page.tsx'
import { createServices } from './services.ts'
import { startOffline } from './start-offline.ts'

// Where a talk is watched this file comes for what else is in it, and another one shows the page.
const container = document.getElementById('root')
if (container) start(container)

function start(root: Element): void {
  const workspace = createServices()
  void workspace.session.resolve()
  startOffline(workspace)
  renderPage(root, <App workspace={workspace} />, workspace.preferences)
}
