// What the first slide needs is named here, though it is asked for later: so it comes with the page.
import '#adapters/metrics/browser-slide-fonts.ts'
import '#core/compose/cover-engine.ts'
import '#core/compose/load-forms.ts'

import { createLazy } from '#core/lazy.ts'
import { fail } from '#core/result.ts'
import { isEmbedAddress } from '#core/share/embed-address.ts'
import { openEarly } from '#workspace/shares/open-early.ts'
import { readShareLink } from '#workspace/shares/read-share-link.ts'
import type { Viewing } from '#workspace/viewing.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { createShareFetcher } from './create-share-fetcher.ts'
import { createViewing } from './create-viewing.ts'
import { renderPage } from './render-page.tsx'
import { WatchApp } from './watch-app.tsx'

/** Longer than a server nearby takes, and too short for anybody to see that nothing is there yet. */
const mostWaitMs = 100

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
  async function loadTools() {
    const whole = await workspace.load()
    const tools = whole.ok ? await whole.value.loadDeckTools() : whole
    return tools.ok ? tools.value : null
  }
  const shown = createViewing({
    async loadPicture(hash) {
      const whole = await workspace.load()
      return whole.ok ? whole.value.decks.loadPicture(hash) : fail({ code: 'not-loaded' })
    },
    loadTools,
  })
  const linked = readShareLink(window.location)
  const early = linked && openEarly(createShareFetcher({ ...shown, loadTools }), linked)
  const viewing: Viewing = early
    ? { ...shown, fetchShare: early.fetchShare, findOpened: early.findOpened }
    : shown
  const draw = () =>
    renderPage(
      root,
      <WatchApp viewing={viewing} workspace={workspace} isEmbedded={isEmbedded} />,
      viewing.preferences,
    )
  if (!early) draw()
  // Mostly there is nothing to wait for, and no page that says so to be drawn first.
  else {
    const isLong = new Promise<void>((resolve) => shown.clock.after(mostWaitMs, resolve))
    void Promise.race([early.told, isLong]).then(draw)
  }
}
