import type { PageLifecycle } from '#ports/tabs/page-lifecycle.ts'

export const browserPageLifecycle: PageLifecycle = {
  onLeave(run) {
    const { signal, stop } = createStop()
    whenVisibilityIs('hidden', run, signal)
    window.addEventListener('pagehide', run, { signal })
    // Comes before a reload has even begun, which leaves a write the time to finish.
    window.addEventListener('beforeunload', run, { signal })
    return stop
  },

  warnBeforeClosing(isUnsafe) {
    const { signal, stop } = createStop()
    window.addEventListener(
      'beforeunload',
      (event) => {
        if (isUnsafe()) event.preventDefault()
      },
      { signal },
    )
    return stop
  },

  onReturn(run) {
    const { signal, stop } = createStop()
    whenVisibilityIs('visible', run, signal)
    window.addEventListener('pageshow', run, { signal })
    return stop
  },

  onReconnect(run) {
    const { signal, stop } = createStop()
    window.addEventListener('online', run, { signal })
    return stop
  },
}

function createStop() {
  const controller = new AbortController()
  return { signal: controller.signal, stop: () => controller.abort() }
}

function whenVisibilityIs(state: DocumentVisibilityState, run: () => void, signal: AbortSignal) {
  const check = () => {
    if (document.visibilityState === state) run()
  }
  document.addEventListener('visibilitychange', check, { signal })
}
