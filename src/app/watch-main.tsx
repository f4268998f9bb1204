// What the first slide needs is named here, though it is asked for later: so it comes with the page.
import '#adapters/metrics/browser-slide-fonts.ts'
import '#core/compose/cover-engine.ts'
import '#core/compose/load-forms.ts'
import './create-share-fetcher.ts'

import { createLazy } from '#core/lazy.ts'
import { fail } from '#core/result.ts'
import { isEmbedAddress } from '#core/share/embed-address.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createViewing } from './create-viewing.ts'
import { renderPage } from './render-page.tsx'
import { WatchApp } from './watch-app.tsx'

// In the app this file comes for what else is in it, and another one shows the page.
const container = document.getElementById('watch')
if (container) start(container)

function start(root: Element): void {
  const isEmbedded = isEmbedAddress(window.location)
  const workspace = createLazy(async (): Promise<Workspace> => {
    const [{ createServices }, { startOffline }] = await Promise.all([
      import('./services.ts'),
      import('./start-offline.ts'),
    ])
    const whole = createServices(viewing)
    // In a page of others nobody has asked for anything to be kept.
    if (!isEmbedded) startOffline(whole)
    // Whoever saves a copy must not be taken for nobody.
    await whole.session.resolve()
    return whole
  })
  const viewing = createViewing({
    async loadPicture(hash) {
      const whole = await workspace.load()
      return whole.ok ? whole.value.decks.loadPicture(hash) : fail({ code: 'not-loaded' })
    },
    async loadTools() {
      const whole = await workspace.load()
      const tools = whole.ok ? await whole.value.loadDeckTools() : whole
      return tools.ok ? tools.value : null
    },
  })
  renderPage(
    root,
    <WatchApp viewing={viewing} workspace={workspace} isEmbedded={isEmbedded} />,
    viewing.preferences,
  )
}
