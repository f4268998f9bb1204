import type { AppInstall } from '#ports/app-install.ts'

/** Not in TypeScript's DOM library: only Chromium has it. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

/** Listens from the start: the browser makes its offer once, and early. */
export function createBrowserAppInstall(): AppInstall {
  let offer: InstallPromptEvent | null = null
  const listeners = new Set<(canInstall: boolean) => void>()

  function change(next: InstallPromptEvent | null) {
    offer = next
    for (const tell of listeners) tell(offer !== null)
  }

  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers put a bar of their own over the page.
    event.preventDefault()
    if (isInstallPrompt(event)) change(event)
  })
  addEventListener('appinstalled', () => change(null))

  return {
    onChange: (tell) => void listeners.add(tell),
    async ask() {
      const asked = offer
      // An offer can be taken up once; after a refusal the browser makes another when it sees fit.
      change(null)
      await asked?.prompt()
    },
  }
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event
