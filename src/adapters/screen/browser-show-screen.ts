import type { ShowScreen } from '#ports/tabs/show-screen.ts'

declare global {
  // The Window Management API, which not every browser has and TypeScript does not know.
  interface Screen {
    isExtended?: boolean
  }
  interface Window {
    getScreenDetails?: () => Promise<{ screens: readonly Screen[]; currentScreen: Screen }>
  }
  interface FullscreenOptions {
    screen?: Screen
  }
}

/** Until the browser has given back the screen, it cannot be filled again. */
let leaving: Promise<void> | null = null

export const browserShowScreen: ShowScreen = {
  async fill(which) {
    try {
      if (leaving) await leaving
      // The page as a whole: what is opened over the show must be seen too.
      const page = document.documentElement
      // Without another screen it must be asked for at once, or the press that allows it is past.
      if (which === undefined) await page.requestFullscreen({ navigationUI: 'hide' })
      else await page.requestFullscreen(await onOtherScreen())
      return true
    } catch {
      return false
    }
  },

  release() {
    if (!document.fullscreenElement) return
    leaving = document
      .exitFullscreen()
      // Refused when the browser was quicker.
      .catch(() => {})
      .finally(() => {
        leaving = null
      })
  },

  onChange: (listen) =>
    listenTo(document, 'fullscreenchange', () => listen(document.fullscreenElement !== null)),

  hasOther: () => window.screen.isExtended === true && window.getScreenDetails !== undefined,

  stayAwake() {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function request() {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        // Not known here, or not while the battery is low: the screen may dim.
      }
    }
    void request()
    // The browser lets go of it whenever the page is hidden.
    const stopListening = listenTo(document, 'visibilitychange', () => void request())
    return () => {
      isOver = true
      stopListening()
      void lock?.release()
    }
  },

  openWindow(address, name) {
    const { availWidth, availHeight } = window.screen
    const width = Math.min(1440, Math.round(availWidth * 0.9))
    const height = Math.min(900, Math.round(availHeight * 0.9))
    return window.open(address, name, `popup,width=${width},height=${height}`) !== null
  },

  onGone: (run) => listenTo(window, 'pagehide', run),
  onReturn: (run) => listenTo(window, 'pageshow', run),
}

/** Asks the user once for leave to see which screens there are. */
async function onOtherScreen(): Promise<FullscreenOptions> {
  const details = await window.getScreenDetails?.()
  const other = details?.screens.find((screen) => screen !== details.currentScreen)
  return { navigationUI: 'hide', ...(other && { screen: other }) }
}

function listenTo(target: EventTarget, event: string, run: () => void): () => void {
  target.addEventListener(event, run)
  return () => target.removeEventListener(event, run)
}
